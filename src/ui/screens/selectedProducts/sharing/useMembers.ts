import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/client/ApiError.ts";
import {
  changeProjectMember,
  listProjectMembers,
  removeProjectMember,
} from "#api/contract/projectSharing.ts";
import type { ListedMember } from "#api/contract/memberships.ts";
import type { Role } from "#domain/desk/project/projectRoles.ts";
import { lostRight } from "../../../project/calls/lostRight.ts";
import { refreshProjects } from "../../../project/projectQueries.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

function why(error: unknown): string {
  if (error instanceof ApiError && error.code === "conflict")
    return "项目至少有一名所有者，请先将其他成员设为所有者";
  return lostRight(error) ?? "成员没有变化，请稍后重试";
}

/** The members of a project, and the owner's changes. */
export function useMembers(projectId: string) {
  const { api } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const members = loadedOf(useAsk(listProjectMembers, { params: { projectId } }, { isFleeting: true }));
  async function attempt(what: string, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      notices.error(`${what}失败`, why(error));
      return false;
    } finally {
      void refreshProjects(queries);
    }
  }
  return {
    members,
    changeRole: ({ id }: ListedMember, role: Role) =>
      attempt("更改角色", () =>
        api.call(changeProjectMember, { params: { projectId, memberId: id }, body: { role } }),
      ),
    remove: ({ id, isYou }: ListedMember) =>
      attempt(isYou ? "退出项目" : "移除成员", () =>
        api.call(removeProjectMember, { params: { projectId, memberId: id } }),
      ),
  };
}
