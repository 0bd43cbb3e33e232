import { useQueryClient } from "@tanstack/react-query";
import {
  changeProject,
  chooseCurrentProject,
  copyProject,
  createProject,
  listProjects,
  type Project,
} from "#api/contract/projects.ts";
import { lostRight } from "../../project/calls/lostRight.ts";
import { refreshProjects } from "../../project/projectQueries.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** The projects of the signed-in user, and the actions on whole projects; every change reports its failure. */
export function useProjects() {
  const { api } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const listed = useAsk(listProjects, {});
  const attempt = async (what: string, act: () => Promise<unknown>): Promise<boolean> => {
    let isDone = true;
    try {
      await act();
    } catch (error) {
      isDone = false;
      notices.error(`${what}失败`, lostRight(error) ?? "项目没有变化，请稍后重试");
    }
    await refreshProjects(queries);
    return isDone;
  };
  const choose = (projectId: string) => api.call(chooseCurrentProject, { body: { projectId } });
  return {
    projects: listed.data ?? [],
    choose: (projectId: string) => attempt("切换项目", () => choose(projectId)),
    create: (name: string) =>
      attempt("新建项目", async () => choose((await api.call(createProject, { body: { name } })).id)),
    copy: ({ id }: Project, name: string) =>
      attempt("复制项目", async () =>
        choose((await api.call(copyProject, { params: { projectId: id }, body: { name } })).id),
      ),
    rename: ({ id, version }: Project, name: string) =>
      attempt("重命名", () =>
        api.call(changeProject, { params: { projectId: id }, body: { name, version } }),
      ),
    archive: ({ id, version }: Project, isArchived: boolean) =>
      attempt(isArchived ? "归档" : "取消归档", () =>
        api.call(changeProject, { params: { projectId: id }, body: { isArchived, version } }),
      ),
  };
}
