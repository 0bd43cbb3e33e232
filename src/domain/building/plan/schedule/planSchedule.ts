import { formatNumber } from "../../../base/formatNumber.ts";
import { quantityText } from "../../../base/formatQuantity.ts";
import { generalFilter, type Batch } from "../../batch/Batch.ts";
import { rowsGrownBy } from "../../batch/table/gatherRows.ts";
import { groupTable } from "../../batch/groups/groupTable.ts";
import { naturalRanks } from "../../../base/naturalRanks.ts";
import { planConditions, type PlanConditions } from "../../batch/confirm/planConditions.ts";
import { plannedProduct, type PlanSources } from "../../batch/confirm/planRooms.ts";
import type { ProductEntry } from "../../batch/table/ProductTable.ts";
import { roomQuantity } from "../../batch/roomQuantity.ts";
import { isEdited, rowStates } from "../../batch/rowStates.ts";
import { scheduledSound } from "./scheduledSound.ts";
import { equipmentTag, floorCodes, tagRule } from "./equipmentTags.ts";

/** A product of the schedule, on one storey or in the whole building */
export interface ScheduledModel {
  /** FCU-1-01; for the whole building the tags of all storeys */
  readonly tags: readonly string[];
  readonly productId: string;
  readonly model: string;
  readonly name: string;
  readonly seriesName: string;
  readonly isSample: boolean;
  readonly units: number;
  /** Codes of its rooms; names for rooms without a code */
  readonly rooms: readonly string[];
  /** Number of its rooms whose selection is stale */
  readonly doubtful: number;
  /** 风量 510 m³/h，全冷量 3.10 kW; listed by conditions if they differ: 工况 1：…；工况 2：… */
  readonly performance: string;
  /** Figures corrected to the rooms, least～greatest if they differ; empty for kinds without correction. */
  readonly corrected: string;
  /** 工况 1 */
  readonly conditions: readonly string[];
  /** 室内 33～41 dB(A)（估算），不满足 2 间; empty for kinds without levels in rooms. */
  readonly sound: string;
}

export interface ScheduledFloor {
  /** Empty for rooms that state none */
  readonly name: string;
  readonly models: readonly ScheduledModel[];
  readonly units: number;
  readonly rooms: number;
  /** Number of rooms without a product */
  readonly left: number;
}

/** The plan of a building as an equipment schedule */
export interface PlanSchedule {
  /** A sentence that explains the tags */
  readonly rule: string;
  /** From the lowest up; one without a name if no room states a storey. */
  readonly floors: readonly ScheduledFloor[];
  readonly hasFloors: boolean;
  /** Each product over all storeys */
  readonly totals: readonly ScheduledModel[];
  readonly conditions: readonly PlanConditions[];
}

export interface ScheduleSources extends PlanSources {
  /** Unit symbols by property code */
  readonly unitOf: ReadonlyMap<string, string>;
}

/** The rows of each product, in the natural order of their models */
function byProduct<Filter>(batch: Batch<Filter>, rows: Iterable<number>) {
  const found = new Map<string, { readonly product: ProductEntry; readonly rows: number[] }>();
  for (const row of rows) {
    const product = plannedProduct(batch, row);
    if (!product) continue;
    const one = found.get(product.id) ?? { product, rows: [] };
    one.rows.push(row);
    found.set(product.id, one);
  }
  const list = [...found.values()];
  const ranks = naturalRanks(list.map(({ product }) => product.model));
  return list
    .map((one, at) => ({ ...one, rank: ranks[at]! }))
    .sort((a, b) => a.rank - b.rank || (a.product.id < b.product.id ? -1 : 1));
}

function performanceOf<Filter>(
  { kind, filters }: Batch<Filter>,
  product: ProductEntry,
  { parametersOf, unitOf }: ScheduleSources,
): string {
  const filter = filters.at(product.judgedBy);
  if (filter === undefined) return "";
  const figures = kind.hasFiguresByRoom
    ? []
    : kind.figures(filter).flatMap(({ title, unit, digits }, at) => {
        const value = product.figures[at] ?? null;
        return value === null ? [] : [`${title} ${formatNumber(value, digits)} ${unit}`];
      });
  const parameters = parametersOf.get(product.id) ?? [];
  const properties = kind.schedule.properties(filter).flatMap((code) => {
    const stated = parameters.find((parameter) => parameter.code === code);
    if (stated?.value == null || stated.value === "") return [];
    const unit = unitOf.get(code) ?? null;
    const text = typeof stated.value === "number" ? quantityText(stated.value, unit) : stated.value;
    return [`${stated.name} ${text}`];
  });
  return [...figures, ...properties].join("，");
}

/** The product's figures corrected to these rooms, except rooms whose requirement has changed */
function correctedOf<Filter>(batch: Batch<Filter>, rows: readonly number[]): string {
  const { kind, filters, results } = batch;
  const filter = filters.at(results.judgedBy[rows[0]!]!);
  if (filter === undefined || !kind.hasCorrection) return "";
  const current = rows.filter((row) => !isEdited(batch, row));
  return kind
    .figures(filter)
    .flatMap(({ title, unit, digits }, at) => {
      if (at >= results.width) return [];
      const values = current
        .map((row) => results.corrected[row * results.width + at]!)
        .filter((value) => !Number.isNaN(value));
      if (values.length === 0) return [];
      const [least, most] = values.reduce(
        ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
        [Infinity, -Infinity],
      );
      const texts = new Set([least, most].map((value) => formatNumber(value, digits)));
      return [`${title} ${[...texts].join("～")} ${unit}`];
    })
    .join("，");
}

/** Figures by conditions, if they differ: the speed setting of a selection changes a product's figures. */
function saidAt(conditions: readonly { readonly name: string; readonly said: string }[]): string {
  const [first] = conditions;
  if (conditions.every(({ said }) => said === first?.said)) return first?.said ?? "";
  return conditions
    .filter(({ said }) => said !== "")
    .map(({ name, said }) => `${name}：${said}`)
    .join("；");
}

/** The confirmed plan of a batch as a schedule, with a tag for each product of each storey */
export function planSchedule<Filter>(batch: Batch<Filter>, sources: ScheduleSources): PlanSchedule {
  const { rooms, results } = batch;
  const { prefix } = batch.kind.schedule;
  const conditions = planConditions(batch, sources.brandNames);
  const rowStateAt = rowStates(batch);
  const soundAt = batch.hearing?.soundsIn(batch) ?? (() => null);
  const all = rowsGrownBy(rooms.ids.length, 0);
  const hasFloors = rooms.floors.some((floor) => floor !== "");
  const { rows: grouped, groups } = groupTable(rooms.floors, all, { by: "floor", folded: [] });
  const codes = floorCodes(groups.map(({ name }) => name));
  /** The conditions that these rows were selected under, with the product's figures under them */
  const selectedAt = (rows: readonly number[]) =>
    conditions.flatMap(({ name, filters }) => {
      const selected = rows.filter((each) => filters.has(results.judgedBy[each]!));
      const product = selected[0] === undefined ? undefined : plannedProduct(batch, selected[0]);
      if (!product) return [];
      const performance = performanceOf(batch, product, sources);
      return [{ name, performance, corrected: correctedOf(batch, selected) }];
    });

  const scheduled = (
    { product, rows }: { readonly product: ProductEntry; readonly rows: readonly number[] },
    tags: readonly string[],
  ): ScheduledModel => {
    const at = selectedAt(rows);
    return {
      tags,
      productId: product.id,
      model: product.model,
      name: product.name,
      seriesName: product.seriesName,
      isSample: product.isSample,
      units: rows.reduce((sum, row) => sum + roomQuantity(batch, row), 0),
      rooms: rows.map((row) => rooms.codes[row]! || rooms.names[row]!),
      doubtful: rows.filter((row) => rowStateAt(row) !== "matched").length,
      performance: saidAt(at.map(({ name, performance }) => ({ name, said: performance }))),
      corrected: saidAt(at.map(({ name, corrected }) => ({ name, said: corrected }))),
      conditions: at.map(({ name }) => name),
      sound: scheduledSound(rows.flatMap((row) => soundAt(row) ?? [])),
    };
  };

  const tagsOf = new Map<string, string[]>();
  const floors = groups.map(({ name, from, to }): ScheduledFloor => {
    const floor = hasFloors ? codes.get(name)! : null;
    const models = byProduct(batch, grouped.subarray(from, to)).map((one, at) => {
      const tag = equipmentTag(prefix, floor, at + 1);
      tagsOf.set(one.product.id, [...(tagsOf.get(one.product.id) ?? []), tag]);
      return scheduled(one, [tag]);
    });
    const selected = models.reduce((sum, model) => sum + model.rooms.length, 0);
    return {
      name,
      models,
      units: models.reduce((sum, model) => sum + model.units, 0),
      rooms: to - from,
      left: to - from - selected,
    };
  });
  return {
    rule: tagRule(prefix, hasFloors ? groups.map(({ name }) => name) : []),
    floors,
    hasFloors,
    totals: byProduct(batch, all).map((one) => scheduled(one, tagsOf.get(one.product.id) ?? [])),
    conditions,
  };
}

const RATED_AND_CORRECTED =
  "额定为产品额定工况下的数值；修正为房间设计工况下的单台数值，各房间不同时为最小～最大，房间选型后已修改的不计。";

const SOUND_NOTE =
  "室内声级为该型号各房间按台数、面积和背景计算的 dB(A)，限值按房间用途（待核对）；只注明一个 dB(A) 值的为估算，误差约 ±5 dB。";

/** The notes below the schedule's rows */
export function scheduleNotes<Filter>(batch: Batch<Filter>, schedule: PlanSchedule): string[] {
  const left = schedule.floors.reduce((sum, floor) => sum + floor.left, 0);
  const doubtful = schedule.totals.reduce((sum, model) => sum + model.doubtful, 0);
  const { figures, words } = batch.kind;
  const isOfCatalogue = batch.kind.hasCorrection && figures(generalFilter(batch)).length > 0;
  return [
    `${schedule.rule}。`,
    ...schedule.conditions
      .filter(({ rooms }) => rooms > 0)
      .map(({ name, words: said, rooms, askedBy }) => {
        const whose = batch.rules.length > 0 && askedBy.length > 0 ? `${askedBy.join("、")}，` : "";
        return `${name}（${whose}${formatNumber(rooms, 0)} 间）：${said.join("；")}`;
      }),
    ...(isOfCatalogue ? [RATED_AND_CORRECTED] : []),
    ...(schedule.totals.some(({ sound }) => sound !== "") ? [SOUND_NOTE] : []),
    ...(doubtful > 0 ? [`${formatNumber(doubtful, 0)} 间的选型待确认。`] : []),
    ...(left > 0 ? [`${formatNumber(left, 0)} 间没有${words.title}，不在表中。`] : []),
  ];
}
