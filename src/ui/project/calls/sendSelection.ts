import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { isUnreachable } from "#api/client/isUnreachable.ts";
import { selectProduct } from "#api/contract/projectProducts.ts";
import { getCurrentProject, getProject } from "#api/contract/projects.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { MOST_SELECTED } from "#domain/desk/project/projectLimits.ts";
import type { WaitingSelection } from "../../page/services/Outbox.ts";
import { ONCE, selectionBody } from "./selectionBody.ts";
import type { WaitingStore } from "../outbox/WaitingStore.ts";

/** `later`: the server is unreachable, or the sender's session has ended. */
export type Sent = "sent" | "refused" | "later";

async function isLost(api: Api, projectId: string): Promise<boolean> {
  try {
    await api.call(getProject, { params: { projectId } }, ONCE);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.code === "not.found";
  }
}

async function whyRefused(api: Api, error: ApiError, { project }: WaitingSelection) {
  const ofProject = {
    why: `项目“${project?.name ?? ""}”已不能修改，重试时选入当前项目`,
    isOfProject: true,
  };
  const ofProduct = (why: string) => ({ why, isOfProject: false });
  switch (error.code) {
    case "forbidden":
    case "conflict":
      return ofProject;
    case "not.found":
      if (project !== null && (await isLost(api, project.id))) return ofProject;
      return ofProduct("产品库中已没有此产品");
    case "invalid.input":
      return ofProduct(`项目已满 ${formatNumber(MOST_SELECTED, 0)} 项`);
    default:
      return ofProduct("服务器没有接受，可以重试");
  }
}

/**
 * Sends a selection with its original key. Project and body are stored first, so that a repeated request is the
 * same.
 */
export async function sendSelection(api: Api, store: WaitingStore, waiting: WaitingSelection): Promise<Sent> {
  let selection: WaitingSelection =
    waiting.refusal?.isOfProject === true ? { ...waiting, project: null } : waiting;
  selection = { ...selection, refusal: null };
  try {
    const body = selection.body ?? (await selectionBody(api, selection.product));
    const { id, name } = selection.project ?? (await api.call(getCurrentProject, {}, ONCE));
    selection = { ...selection, body, project: { id, name } };
    await store.put(selection);
    await api.call(selectProduct, {
      params: { projectId: id },
      body: { ...body, selectionKey: selection.key },
    });
    await store.remove(selection.key);
    return "sent";
  } catch (error) {
    if (isUnreachable(error) || !(error instanceof ApiError) || error.code === "authentication.failed")
      return "later";
    await store.put({ ...selection, refusal: await whyRefused(api, error, selection) });
    return "refused";
  }
}
