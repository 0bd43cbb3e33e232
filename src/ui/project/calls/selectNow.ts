import type { QueryClient } from "@tanstack/react-query";
import { isUnreachable } from "#api/client/isUnreachable.ts";
import { selectProduct } from "#api/contract/projectProducts.ts";
import { getCurrentProject, type Project } from "#api/contract/projects.ts";
import { randomUuid } from "../randomUuid.ts";
import type { Services } from "../../page/services/ServicesContext.tsx";
import { questionOf } from "../../page/services/useAsk.ts";
import { refreshProjects } from "../projectQueries.ts";
import type { Selectable } from "../../page/services/Selectable.ts";
import { ONCE, selectionBody } from "./selectionBody.ts";

/**
 * Selects into the current project, or keeps the selection until the server is reachable. Rejects if neither is
 * possible.
 */
export async function selectNow(
  { api, outbox }: Pick<Services, "api" | "outbox">,
  queries: QueryClient,
  { id, model, gjwCategoryCode, speedControl, duty, rate, room }: Selectable,
): Promise<"selected" | "waiting"> {
  // Keeps only these fields; a row has more.
  const product = { id, model, gjwCategoryCode, speedControl, duty, rate, ...(room ? { room } : {}) };
  const key = randomUuid();
  const [project, body] = await Promise.allSettled([
    api.call(getCurrentProject, {}, ONCE),
    selectionBody(api, product),
  ]);
  try {
    const params = { projectId: valueOf(project).id };
    await api.call(selectProduct, { params, body: { ...valueOf(body), selectionKey: key } });
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    // The page may already know the current project.
    const known =
      project.status === "fulfilled"
        ? project.value
        : queries.getQueryData<Project>(questionOf(api, getCurrentProject, {}).queryKey);
    await outbox.keep({
      key,
      product,
      project: known === undefined ? null : { id: known.id, name: known.name },
      body: body.status === "fulfilled" ? body.value : null,
    });
    return "waiting";
  }
  void refreshProjects(queries);
  return "selected";
}

function valueOf<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
