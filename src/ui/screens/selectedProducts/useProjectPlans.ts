import { useQueryClient } from "@tanstack/react-query";
import { listPlanVersions, scheduleVersionPlan, type PlanVersion } from "#api/contract/projectPlans.ts";
import { lostRight } from "../../project/calls/lostRight.ts";
import { refreshProjects } from "../../project/projectQueries.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** Versions per page. */
const AT_ONCE = "100";

/** The newest plan versions of a project, and the actions on them. */
export function useProjectPlans(projectId: string) {
  const { api } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const { data } = useAsk(listPlanVersions, { params: { projectId }, query: { page_size: AT_ONCE } });
  async function schedule({ id: versionId }: PlanVersion, isScheduled: boolean): Promise<void> {
    try {
      await api.call(scheduleVersionPlan, { params: { projectId, versionId }, body: { isScheduled } });
    } catch (error) {
      notices.error("修改失败", lostRight(error) ?? "设备表没有变化，请稍后重试");
    }
    await refreshProjects(queries);
  }
  return { versions: data?.list ?? [], total: data?.totalCount ?? 0, schedule };
}
