import { QueryClient } from "@tanstack/react-query";
import { forgetAnswers, refreshAnswers } from "../../page/services/answersOfUser.ts";
import { forgetProjects, refreshProjects } from "../../project/projectQueries.ts";
import { dropDrafts, holdsDrafts, useCellDrafts } from "../../project/useCellDrafts.ts";
import { useOutbox } from "../../project/outbox/useOutbox.ts";
import { useSession } from "../../page/services/useSession.ts";

/** ms: the catalogue changes only by imports. */
export const FRESH_MS = 5 * 60_000;

/** Server data of the page. The API client repeats failed calls, so queries do not. */
export function createQueryClient() {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // A server on this machine answers without a network.
        networkMode: "always",
      },
    },
  });
  let asker = useSession.getState().user?.uniqueId;
  let owner = asker;
  function followUser() {
    const id = useSession.getState().user?.uniqueId;
    if (id !== asker) {
      const isLate = asker === undefined;
      asker = id;
      // Answers given to a visitor may lack a member's own products, and answers given to a member must not be
      // shown to anybody else.
      if (isLate) void refreshAnswers(client);
      else forgetAnswers(client);
    }
    // Unsaved drafts stay, with their data, until their author signs in again or discards them.
    if (id === owner || (id === undefined && holdsDrafts())) return;
    owner = id;
    if (holdsDrafts()) dropDrafts();
    forgetProjects(client);
  }
  useSession.subscribe(followUser);
  useCellDrafts.subscribe(followUser);
  useOutbox.subscribe(({ sent }, { sent: lastSent }) => {
    if (sent !== lastSent) void refreshProjects(client);
  });
  return client;
}
