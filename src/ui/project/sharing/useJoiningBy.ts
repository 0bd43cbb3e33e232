import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ROLE_WORDS, type Role } from "#domain/desk/project/projectRoles.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** What somebody has joined, and where it is opened. */
interface Joined {
  readonly name: string;
  readonly role: Role;
  readonly address: string;
}

/**
 * Joins by a link: asks for a login first, and opens what was joined afterwards.
 *
 * @param accept takes the invitation, and reads again what is other for a member
 */
export function useJoiningBy(accept: () => Promise<Joined>) {
  const { account } = useServices();
  const notices = useNotices();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  async function join(): Promise<void> {
    setBusy(true);
    try {
      if (!(await account.requireLogin())) return;
      const { name, role, address } = await accept();
      notices.success(`已加入“${name}”，您是${ROLE_WORDS[role]}`);
      // Replaces the address, so that the secret is not left in the browser's history.
      await navigate(address, { replace: true });
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, join };
}
