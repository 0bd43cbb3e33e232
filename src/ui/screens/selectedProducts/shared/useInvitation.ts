import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { acceptInvitation } from "#api/contract/projectSharing.ts";
import { chooseCurrentProject } from "#api/contract/projects.ts";
import { mayDo, ROLE_WORDS } from "#domain/desk/project/projectRoles.ts";
import { refreshProjects } from "../../../project/projectQueries.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

/** Joins a project by a link: asks for a login first, and opens the project afterwards. */
export function useInvitation(secret: string) {
  const { api, account } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  async function join(): Promise<void> {
    setBusy(true);
    try {
      if (!(await account.requireLogin())) return;
      const { id, name, role } = await api.call(acceptInvitation, { body: { secret } });
      if (mayDo(role, "edit")) await api.call(chooseCurrentProject, { body: { projectId: id } });
      await refreshProjects(queries);
      notices.success(`已加入“${name}”，您是${ROLE_WORDS[role]}`);
      // Replaces the address, so that the secret is not left in the browser's history.
      await navigate(`/selectedProducts?project=${id}`, { replace: true });
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, join };
}
