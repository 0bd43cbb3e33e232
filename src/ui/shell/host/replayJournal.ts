import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { HOST_CALLS } from "#api/contract/hostCallTable.ts";
import { getProduct } from "#api/contract/products.ts";
import { callHost } from "#api/host/callHost.ts";
import { HOST_CODES, type HostBridge } from "#api/host/HostBridge.ts";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { listAddress } from "../../addresses/categoryAddresses.ts";
import { hostFailure } from "../../page/services/hostFailure.ts";
import { notices } from "../../page/services/useNotices.ts";

/** Result of an action: an error message, or `null`. */
type Outcome = string | null;

interface Acting {
  readonly api: Api;
  readonly host: HostBridge;
  /** Goes to a route of the page. */
  readonly goTo: (address: string) => void;
}
type Action = (acting: Acting, params: unknown) => Outcome | Promise<Outcome>;

const UNFIT = "参数不符合约定";

const ListSchema = v.object({ categoryCode: v.picklist(Object.keys(CATEGORIES)) });
const DetailSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  designProperties: v.optional(
    v.array(v.object({ code: v.string(), value: v.number(), deviationRate: v.optional(v.number()) })),
  ),
});

/** An action that goes to the route for the given parameters. */
const goes =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    addressOf: (params: v.InferOutput<Schema>) => string,
  ): Action =>
  ({ goTo }, params) => {
    const read = v.safeParse(schema, params);
    if (!read.success) return UNFIT;
    goTo(addressOf(read.output));
    return null;
  };

/** Opens a product if it exists. */
const opens: Action = async ({ api, goTo }, params) => {
  const read = v.safeParse(DetailSchema, params);
  if (!read.success) return UNFIT;
  const { id } = read.output;
  try {
    await api.call(getProduct, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not.found") return `产品库中没有此产品：${id}`;
    return `未能读取产品：${error instanceof Error ? error.message : id}`;
  }
  goTo(detailAddress(read.output));
  return null;
};

/** An action by which the host loads or places a component. */
const does =
  (call: "loadComponent" | "placeComponent", failed: string): Action =>
  async ({ host }, params) => {
    const read = v.safeParse(HOST_CALLS[call].params, params);
    if (!read.success) return `${failed}：${UNFIT}`;
    const done = await callHost(host, call, read.output);
    return done.ok ? null : `${failed}：${hostFailure(done.reply)}`;
  };

function detailAddress({ id, designProperties }: v.InferOutput<typeof DetailSchema>): string {
  const path = `/product/detail/${encodeURIComponent(id)}`;
  if (designProperties === undefined) return path;
  return `${path}?${new URLSearchParams({ designProperties: JSON.stringify(designProperties) }).toString()}`;
}

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ["ProductList", goes(ListSchema, ({ categoryCode }) => listAddress(categoryCode))],
  ["ProductDetail", opens],
  ["SelectionList", goes(v.object({}), () => "/selectedProducts")],
  ["LoadComponent", does("loadComponent", "载入失败")],
  ["PlaceComponent", does("placeComponent", "布置失败")],
]);

/** Repeats the actions of the host's journal and reports the result of each. */
export async function replayJournal({ host, api, goTo }: Acting): Promise<void> {
  const journal = await callHost(host, "journal", {});
  if (!journal.ok) return notices.error("未能读取操作记录", hostFailure(journal.reply));
  for (const [index, { name, params }] of journal.value.actions.entries()) {
    const act = ACTIONS.get(name);
    const failed = act === undefined ? `未知的操作：${name}` : await act({ host, api, goTo }, params);
    if (failed !== null) notices.error("操作记录未能完全重放", failed);
    const code = failed === null ? HOST_CODES.success : HOST_CODES.failure;
    await callHost(host, "journalResult", { index, name, code, message: failed ?? "" });
  }
}
