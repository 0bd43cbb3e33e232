import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listPlanVersions, notePlanVersion, type PlanVersion } from "#api/contract/projectPlans.ts";
import type { Project } from "#api/contract/projects.ts";
import { refreshProjects } from "../../../project/projectQueries.ts";
import { useCurrentProject } from "../../../project/useCurrentProject.ts";
import { loadedOf, type Loaded } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

export const VERSIONS_PER_PAGE = 50;

/** The current project with a page of its versions, newest first */
export function usePlanVersions() {
  const project = useCurrentProject();
  const projectId = project.status === "ready" ? project.value.id : null;
  const [page, setPage] = useState(1);
  const asking = {
    params: { projectId: projectId ?? "" },
    query: { page_no: String(page), page_size: String(VERSIONS_PER_PAGE) },
  };
  const versions = loadedOf(useAsk(listPlanVersions, asking, { isOn: projectId !== null, keepsLast: true }));
  return { project: project satisfies Loaded<Project>, versions, page, setPage };
}

/** Saves 备注 of a version; returns `false` on failure, after reporting it. */
export function useVersionNote(projectId: string) {
  const { api } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  return async ({ id: versionId }: PlanVersion, note: string): Promise<boolean> => {
    try {
      await api.call(notePlanVersion, { params: { projectId, versionId }, body: { note } });
    } catch {
      notices.error("备注未能保存", "填写的内容还在，请稍后重试");
      return false;
    }
    await refreshProjects(queries);
    return true;
  };
}
