import { useQueryClient } from "@tanstack/react-query";
import { acceptInvitation } from "#api/contract/projectSharing.ts";
import { chooseCurrentProject } from "#api/contract/projects.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { refreshProjects } from "../../../project/projectQueries.ts";
import { useJoiningBy } from "../../../project/sharing/useJoiningBy.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

/** Joins a project by a link. */
export function useInvitation(secret: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useJoiningBy(async () => {
    const { id, name, role } = await api.call(acceptInvitation, { body: { secret } });
    if (mayDo(role, "edit")) await api.call(chooseCurrentProject, { body: { projectId: id } });
    await refreshProjects(queries);
    return { name, role, address: `/selectedProducts?project=${id}` };
  });
}
