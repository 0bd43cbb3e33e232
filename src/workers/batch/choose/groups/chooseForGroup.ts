import type { Timer } from "#api/client/Timer.ts";
import { aggregateProductSeries, queryProducts, type SearchConditions } from "#api/contract/search.ts";
import { filterInForce, generalFilter, type Batch } from "#domain/building/batch/Batch.ts";
import type { BuildingPart } from "#domain/building/batch/optimum/objective.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { refusal, type Answered } from "../../run/answered.ts";
import type { AnySession } from "../../session/TabBuilding.ts";
import { chooseForAll, type ChosenForAll } from "../chooseForAll.ts";
import type { OpenSelection } from "../../session/Opening.ts";
import type { GroupChoice, GroupOffer, OfferedModel } from "./GroupChoice.ts";

/** Largest page of products. */
const PAGE = 100;
/** Most products that a request for rooms may name. */
export const MOST_PRODUCTS = 1000;

const noSuchGroup = () => refusal("group.gone", "表格已不按此分组，或该组没有显示的房间");

/** The rooms of a group that the table shows: those that may get another product, and how many are locked. */
function groupRooms({ batch, order }: AnySession, { by, name }: BuildingPart) {
  const rows = batch.view.group?.by === by ? order.rowsOfGroup(name) : new Int32Array(0);
  const free = rows.filter((row) => batch.results.locked[row] === 0);
  return { rooms: rows.length, rows: free, locked: rows.length - free.length };
}

type ProductConditions = Partial<SearchConditions> & { readonly gjwCategoryCode: string };

/**
 * The product conditions that all of these rows share; each room is asked with its own conditions anyway.
 * Ranges are left to the rooms: some concern the operation in a room, such as the velocity of an outlet.
 */
function conditionsOf(batch: Batch<unknown>, rows: Int32Array): ProductConditions {
  const { kind } = batch;
  const filters = new Set(Array.from(rows, (row) => filterInForce(batch, row)));
  const [asked, ...others] = (filters.size > 0 ? [...filters] : [generalFilter(batch)]).map((filter) =>
    kind.request(filter, []),
  );
  // There is at least the general filter.
  const { brandCode, origin, productProperties } = asked!;
  const isCommon = (condition: unknown) => {
    const text = JSON.stringify(condition);
    return others.every((other) => other.productProperties.some((one) => JSON.stringify(one) === text));
  };
  return {
    gjwCategoryCode: kind.categoryCode,
    brandCode: others.every((other) => other.brandCode === brandCode) ? brandCode : null,
    ...(origin !== undefined && others.every((other) => other.origin === origin) ? { origin } : {}),
    productProperties: productProperties.filter(isCommon).flatMap((condition) =>
      condition.parameterType === "Enums"
        ? [
            {
              code: condition.code,
              parameterType: "Enums" as const,
              queryType: "EQUAL" as const,
              values: [condition.value],
            },
          ]
        : [],
    ),
  };
}

/** The series for rooms of a group, under the current conditions. */
export async function groupOffer(
  { api, session }: Pick<OpenSelection, "api" | "session">,
  part: BuildingPart,
  signal: AbortSignal,
): Promise<Answered<GroupOffer>> {
  const { rooms, rows, locked } = groupRooms(session, part);
  if (rooms === 0) return noSuchGroup();
  const body = conditionsOf(session.batch, rows);
  const found = await api.call(aggregateProductSeries, { body }, { signal });
  const series = found.map(({ productSeriesId, productSeriesName, brandCode, brandName, count }) => ({
    id: productSeriesId,
    name: productSeriesName,
    brandCode,
    brandName,
    products: count,
  }));
  return { ok: true, value: { rooms, locked, series } };
}

/** The products of a brand or series under the current conditions of a group's rooms, by model. */
export async function offeredModels(
  { api, session }: Pick<OpenSelection, "api" | "session">,
  part: BuildingPart,
  { brandCode, seriesId }: Omit<GroupChoice, "productId">,
  signal: AbortSignal,
): Promise<Answered<readonly OfferedModel[]>> {
  const { rows } = groupRooms(session, part);
  const asked = {
    ...conditionsOf(session.batch, rows),
    brandCode,
    productSeriesId: seriesId,
    pageSize: PAGE,
  };
  const models: OfferedModel[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { list, totalCount } = await api.call(queryProducts, { body: { ...asked, pageNo } }, { signal });
    if (totalCount > MOST_PRODUCTS) {
      const [has, most] = [totalCount, MOST_PRODUCTS].map((count) => formatNumber(count, 0));
      return refusal("products.many", `共 ${has} 个型号，一次最多 ${most} 个，请按系列选择`);
    }
    for (const { id, model } of list) models.push({ id, model });
    if (list.length < PAGE || models.length >= totalCount) break;
  }
  const byModel = new Intl.Collator("zh-Hans-CN", { numeric: true });
  return { ok: true, value: models.sort((a, b) => byModel.compare(a.model, b.model)) };
}

/**
 * Gives each unlocked room of a group the best of the chosen products, in one undo step; a room that none of
 * them satisfies keeps its product.
 */
export async function chooseForGroup(
  opened: Pick<OpenSelection, "api" | "ask" | "session">,
  timer: Timer,
  part: BuildingPart,
  choice: GroupChoice,
  signal: AbortSignal,
): Promise<Answered<ChosenForAll>> {
  const { ask, session } = opened;
  const { batch } = session;
  if (batch.run.status === "running") return refusal("run.running", "正在选型，请在结束后重试");
  const models: Answered<readonly Pick<OfferedModel, "id">[]> =
    choice.productId === null
      ? await offeredModels(opened, part, choice, signal)
      : { ok: true, value: [{ id: choice.productId }] };
  if (!models.ok) return models;
  const alike = groupRooms(session, part);
  if (alike.rooms === 0) return noSuchGroup();
  const filterOf = (row: number) => filterInForce(batch, row);
  const productIds = models.value.map(({ id }) => id);
  const onStep = (roomIds: readonly string[]) => session.changed({ of: "results", roomIds });
  return session.lasting("choose-for-all", async () => {
    const value = await chooseForAll({ batch, ask, timer, alike, onStep }, { productIds, filterOf }, signal);
    return { ok: true, value } as const;
  });
}
