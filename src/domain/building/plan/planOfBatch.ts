import { generalFilter, type Batch } from "../batch/Batch.ts";
import { conditionsInWords, differingConditions, type PlanSources } from "../batch/confirm/planRooms.ts";
import type { BatchKind } from "../batch/kind/BatchKind.ts";
import { ANSWER, RECHECKED } from "../batch/table/ResultColumns.ts";
import type { RoomRule } from "../batch/state/RoomRule.ts";
import { ruledFilter } from "../batch/rules/ruledFilter.ts";
import { matchText, ownText } from "../batch/rules/ruleWords.ts";
import { roomQuantity } from "../batch/roomQuantity.ts";
import { isEdited, rowStates } from "../batch/rowStates.ts";
import { MAX_TEXT } from "../../base/limits.ts";
import { ROOM_FIGURES, type RoomFigure } from "../rooms/Room.ts";
import type { JudgedPlant } from "../sources/JudgedPlant.ts";
import { planPlants } from "./planPlants.ts";
import { settingPieces } from "./settingPieces.ts";
import {
  PRODUCTS_PER_PART,
  ROOMS_PER_PART,
  type PlanHead,
  type PlanPiece,
  type PlanProduct,
  type PlanRooms,
  type PlanSystems,
} from "./PlanContent.ts";

/** New indexes of used table entries, by their indexes in the batch; unused entries have none. */
type Renumbering = ReadonlyMap<number, number>;

export interface PlanTables {
  readonly products: Renumbering;
  readonly filters: Renumbering;
}

const renumbered = (used: ReadonlySet<number>): Renumbering =>
  new Map([...used].toSorted((a, b) => a - b).map((index, at) => [index, at]));

/**
 * The tables that the rooms refer to, in the order of the batch. New entries come last, so that stored parts stay
 * the same.
 */
export function planTables<Filter>({ results, products }: Batch<Filter>): PlanTables {
  const usedProducts = new Set<number>();
  const usedFilters = new Set<number>();
  const note = (used: Set<number>, index: number) => index >= 0 && used.add(index);
  for (let row = 0; row < results.product.length; row++) {
    note(usedProducts, results.product[row]!);
    note(usedFilters, results.askedWith[row]!);
    note(usedFilters, results.judgedBy[row]!);
  }
  for (const index of usedProducts) note(usedFilters, products.at(index)!.judgedBy);
  return { products: renumbered(usedProducts), filters: renumbered(usedFilters) };
}

/** The data of a plan that is not by room or product */
export function planHead<Filter>(
  batch: Batch<Filter>,
  tables: PlanTables,
  brandNames: PlanSources["brandNames"],
  systems?: PlanSystems,
  plants: readonly JudgedPlant[] = [],
): PlanHead {
  const filters = [...tables.filters.keys()].map((index) => JSON.stringify(batch.filters.at(index)));
  let filter = -1;
  if (batch.filter !== null) {
    const inForce = JSON.stringify(batch.filter);
    filter = filters.indexOf(inForce);
    if (filter < 0) filter = filters.push(inForce) - 1;
  }
  const general = generalFilter(batch);
  return {
    buildingName: batch.buildingName.slice(0, MAX_TEXT),
    assumptions: batch.assumptions,
    filters,
    filter,
    conditions: [
      ...conditionsInWords(batch.kind, general, brandNames),
      ...batch.rules.map((rule) => ruleInWords(batch.kind, rule, general, brandNames)),
    ],
    // Without rules the content stays that of plans from before rules.
    ...(batch.rules.length > 0 && {
      rules: batch.rules.map(({ own, ...rule }) => ({ ...rule, own: JSON.stringify(own) })),
    }),
    ...(systems && { systems }),
    ...(batch.sound && { sound: settingPieces(batch.sound) }),
    ...(isHeard(batch) && { isHeard: true }),
    ...(batch.sources && { sources: planPlants(batch.sources, plants) }),
  };
}

const isHeard = <Filter>({ kind, hearing }: Batch<Filter>): boolean =>
  kind.noise !== undefined && hearing !== null;

/** 病房（名称含“病房”）：高档 */
function ruleInWords<Filter>(
  kind: BatchKind<Filter>,
  rule: RoomRule<Filter>,
  general: Filter,
  brandNames: PlanSources["brandNames"],
): string {
  const differing = differingConditions(kind, [ruledFilter(general, rule), general], brandNames);
  return `${rule.name}（${matchText(rule)}）：${ownText(differing)}`.slice(0, MAX_TEXT);
}

/** A batch as pieces, the products first. It is a generator so that the sender can stop in between. */
export function* planPieces<Filter>(
  batch: Batch<Filter>,
  tables: PlanTables,
  parametersOf: PlanSources["parametersOf"],
): Generator<PlanPiece, void> {
  const products = [...tables.products.keys()].map((index): PlanProduct => {
    const product = batch.products.at(index)!;
    const parameters = parametersOf.get(product.id) ?? [];
    return { ...product, judgedBy: tables.filters.get(product.judgedBy)!, parameters };
  });
  for (let from = 0; from < products.length; from += PRODUCTS_PER_PART)
    yield { kind: "products", products: products.slice(from, from + PRODUCTS_PER_PART) };
  const roomsFrom = planRoomsOf(batch, tables);
  for (let from = 0; from < batch.rooms.ids.length; from += ROOMS_PER_PART)
    yield { kind: "rooms", rooms: roomsFrom(from, from + ROOMS_PER_PART) };
}

type FigureLists = Record<RoomFigure, (number | null)[]>;

/** Levels are rounded to tenths of a dB(A): the order of a sum must not change a plan. */
const TENTHS = 10;

/** The levels of rooms as columns of a plan */
function soundColumns<Filter>(batch: Batch<Filter>, rows: readonly number[]) {
  const soundAt = batch.hearing?.soundsIn(batch);
  if (!isHeard(batch) || soundAt === undefined) return {};
  const sounds = rows.map(soundAt);
  const tenths = (level: number | null) => level && Math.round(level * TENTHS) / TENTHS;
  return {
    soundLevel: sounds.map((sound) => tenths(sound?.level ?? null)),
    soundVerdict: sounds.map((sound) => sound?.verdict ?? null),
  };
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

function planRoomsOf<Filter>(batch: Batch<Filter>, tables: PlanTables) {
  const { rooms, results, reasons } = batch;
  const rowStateAt = rowStates(batch);
  const isStale = (row: number) => results.answer[row] !== ANSWER.none && isEdited(batch, row);
  /** A verdict on an earlier edition of the room no longer counts. */
  function recheckedAt(row: number): number {
    const isGivenAnew = results.verdictEdition[row] !== rooms.editions[row];
    return results.verdict[row] === RECHECKED.unsatisfied && isGivenAnew
      ? RECHECKED.unchecked
      : results.verdict[row]!;
  }
  const isStated = (texts: readonly string[]) => texts.some((text) => text !== "");
  // Without adopted products the content stays that of plans from before them.
  const isAdopted = results.adopted.some((text) => text >= 0);
  const statedTexts = (["floors", "zones"] as const).filter((text) => isStated(rooms[text]));
  return (from: number, to: number): PlanRooms => {
    const end = Math.min(to, rooms.ids.length);
    const each = <Value>(value: (row: number) => Value): Value[] =>
      Array.from({ length: end - from }, (_, at) => value(from + at));
    const numbers = (column: Int32Array, known: Renumbering) => each((row) => known.get(column[row]!) ?? -1);
    const figure = (name: RoomFigure) => each((row) => orNull(rooms.figures[name][row]!));
    return {
      ids: rooms.ids.slice(from, end),
      codes: rooms.codes.slice(from, end),
      names: rooms.names.slice(from, end),
      ...Object.fromEntries(statedTexts.map((text) => [text, rooms[text].slice(from, end)])),
      // `fromEntries` loses the type of the keys; ROOM_FIGURES has all of them.
      figures: Object.fromEntries(ROOM_FIGURES.map((name) => [name, figure(name)])) as FigureLists,
      standing: each(rowStateAt),
      answer: [...results.answer.subarray(from, end)],
      verdict: each(recheckedAt),
      byHand: [...results.byHand.subarray(from, end)],
      locked: [...results.locked.subarray(from, end)],
      edited: each((row) => Number(isStale(row))),
      refused: [...results.refused.subarray(from, end)],
      joinedLater: [...results.joinedLater.subarray(from, end)],
      quantity: each((row) => roomQuantity(batch, row)),
      product: numbers(results.product, tables.products),
      askedWith: numbers(results.askedWith, tables.filters),
      judgedBy: numbers(results.judgedBy, tables.filters),
      surplus: each((row) => orNull(results.surplus[row]!)),
      ...(isAdopted && {
        adopted: each((row) => (reasons.textAt(results.adopted[row]!) ?? "").slice(0, MAX_TEXT)),
      }),
      ...soundColumns(
        batch,
        each((row) => row),
      ),
      remark: each((row) => (reasons.textAt(results.reason[row]!) ?? "").slice(0, MAX_TEXT)),
      corrected: Array.from({ length: results.width }, (_, column) =>
        each((row) => orNull(results.corrected[row * results.width + column]!)),
      ),
    };
  };
}
