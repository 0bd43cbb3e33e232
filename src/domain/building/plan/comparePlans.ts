import type { RowState } from "../batch/state/batchState.ts";
import { matchRooms, type RoomList } from "../batch/revision/matchRooms.ts";
import { figureColumns, ROOM_TEXTS, TEXT_FIELDS, textColumns } from "../batch/table/RoomColumns.ts";
import type { RoomField } from "../rooms/importPreview.ts";
import { ROOM_FIGURES } from "../rooms/Room.ts";
import type { SoundVerdict } from "../../physics/sound/soundVerdict.ts";
import { isPlanned } from "./planCounts.ts";
import type { NamedProduct, PlanRooms } from "./PlanContent.ts";

/** A room's product and units in a plan */
export interface PlannedUnits {
  readonly productId: string | null;
  readonly model: string | null;
  /** 0 if the room has no product. */
  readonly units: number;
  readonly standing: RowState;
}

/** A room's level in a plan, dB(A), null where unknown; the verdict is null without a product. */
export interface PlannedSound {
  readonly level: number | null;
  readonly verdict: SoundVerdict | null;
}

/** Numbers of rooms of both versions by the difference of their levels */
export interface SoundCounts {
  readonly louder: number;
  readonly quieter: number;
  /** Rooms with another verdict */
  readonly verdicts: number;
}

/** A field of a room that differs; `null` is "not stated". */
export interface FieldChange {
  readonly field: RoomField;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

export interface RoomDifference {
  readonly roomCode: string;
  readonly roomName: string;
  readonly changes: readonly FieldChange[];
  /** `null` if the version does not have the room. */
  readonly before: PlannedUnits | null;
  readonly after: PlannedUnits | null;
  /** The levels in both versions, if both store one and they differ. */
  readonly sound?: { readonly before: PlannedSound; readonly after: PlannedSound };
}

/** A product with different numbers of units */
export interface ProductDifference {
  readonly productId: string;
  readonly model: string;
  readonly name: string;
  readonly unitsBefore: number;
  readonly unitsAfter: number;
}

export interface PlanComparison {
  readonly fresh: number;
  readonly gone: number;
  readonly changed: number;
  readonly same: number;
  /** Counted over rooms with a level in both versions */
  readonly sound: SoundCounts;
  /** Rooms in the order of the later version, then those that only the earlier version has */
  readonly rooms: readonly RoomDifference[];
  /** In the order of models */
  readonly products: readonly ProductDifference[];
}

/** The data of a version that is compared */
export interface ComparedPlan {
  readonly products: readonly NamedProduct[];
  readonly rooms: PlanRooms;
}

/** Rooms that are equal in both versions and are not compared one by one */
export interface AlikeRooms {
  readonly rooms: number;
  /** Units by product id. */
  readonly units: ReadonlyMap<string, number>;
}

/** Least difference that counts as another level, dB */
const OTHER_LEVEL = 0.5;
const NO_OTHERS: AlikeRooms = { rooms: 0, units: new Map() };

/** Relative tolerance for figures that were converted to other units in two ways */
const SAME = 1e-9;

const isSameFigure = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b)));

const productAt = ({ products, rooms }: ComparedPlan, row: number): NamedProduct | undefined =>
  isPlanned(rooms.standing[row]!) ? products[rooms.product[row]!] : undefined;

function plannedAt(plan: ComparedPlan, row: number): PlannedUnits {
  const product = productAt(plan, row);
  return {
    productId: product?.id ?? null,
    model: product?.model ?? null,
    units: product === undefined ? 0 : plan.rooms.quantity[row]!,
    standing: plan.rooms.standing[row]!,
  };
}

const soundOf = ({ soundLevel, soundVerdict }: PlanRooms, row: number): PlannedSound | null =>
  soundLevel === undefined || soundVerdict === undefined
    ? null
    : { level: soundLevel[row] ?? null, verdict: soundVerdict[row] ?? null };

/** How much louder a room became, dB(A); 0 if a level is unknown or the difference is too small to be shown. */
function louderBy({ before, after }: NonNullable<RoomDifference["sound"]>): number {
  const by = before.level === null || after.level === null ? 0 : after.level - before.level;
  return Math.abs(by) < OTHER_LEVEL ? 0 : by;
}

/** Both levels of a room if they differ; null if they are equal or not stored. */
function soundDifference(
  before: PlannedSound | null,
  after: PlannedSound | null,
): NonNullable<RoomDifference["sound"]> | null {
  if (before === null || after === null) return null;
  const isSame =
    before.verdict === after.verdict &&
    (before.level === null) === (after.level === null) &&
    louderBy({ before, after }) === 0;
  return isSame ? null : { before, after };
}

function changesOf(before: PlanRooms, from: number, after: PlanRooms, to: number): FieldChange[] {
  const changes: FieldChange[] = [];
  const compare = (
    field: RoomField,
    then: FieldChange["before"],
    now: FieldChange["after"],
    isSame: boolean,
  ) => {
    if (!isSame) changes.push({ field, before: then, after: now });
  };
  for (const text of ROOM_TEXTS) {
    const [then, now] = [before[text]?.[from] ?? "", after[text]?.[to] ?? ""];
    compare(TEXT_FIELDS[text], then, now, then === now);
  }
  for (const figure of ROOM_FIGURES) {
    const [then, now] = [before.figures[figure][from]!, after.figures[figure][to]!];
    compare(figure, then, now, isSameFigure(then, now));
  }
  return changes;
}

const isSamePlan = (one: PlannedUnits, other: PlannedUnits) =>
  one.productId === other.productId && one.units === other.units && one.standing === other.standing;

/** Matches rooms with the same id, code and name, even if other rooms have the same name. */
function sameByIdentity(before: PlanRooms, after: PlanRooms): Map<number, number> {
  const rows = new Map(before.ids.map((id, row) => [id, row]));
  const found = new Map<number, number>();
  after.ids.forEach((id, to) => {
    const from = rows.get(id);
    if (from === undefined) return;
    rows.delete(id);
    if (before.codes[from] === after.codes[to] && before.names[from] === after.names[to]) found.set(to, from);
  });
  return found;
}

const withoutRows = (count: number, taken: ReadonlySet<number>): number[] =>
  Array.from({ length: count }, (_, row) => row).filter((row) => !taken.has(row));

function listOf(rooms: PlanRooms, rows: readonly number[]): RoomList {
  return {
    ...textColumns((text) => rows.map((row) => rooms[text]?.[row] ?? "")),
    figures: figureColumns((figure) => Float64Array.from(rows, (row) => rooms.figures[figure][row] ?? NaN)),
  };
}

/**
 * For each room of the later version its row in the earlier one: by id, else by the rules for a revised schedule
 */
function matchPlans(before: PlanRooms, after: PlanRooms): Map<number, number> {
  const matched = sameByIdentity(before, after);
  const fromRows = withoutRows(before.ids.length, new Set(matched.values()));
  const toRows = withoutRows(after.ids.length, new Set(matched.keys()));
  const { earlier } = matchRooms(listOf(before, fromRows), listOf(after, toRows));
  earlier.forEach((from, at) => {
    const row = fromRows[from];
    if (row !== undefined) matched.set(toRows[at]!, row);
  });
  return matched;
}

function unitsOf(
  plan: ComparedPlan,
): Map<string, { readonly product: NamedProduct; readonly units: number }> {
  const found = new Map<string, { readonly product: NamedProduct; readonly units: number }>();
  for (let row = 0; row < plan.rooms.ids.length; row++) {
    const product = productAt(plan, row);
    if (product === undefined) continue;
    const units = (found.get(product.id)?.units ?? 0) + plan.rooms.quantity[row]!;
    found.set(product.id, { product, units });
  }
  return found;
}

function productDifferences(
  before: ComparedPlan,
  after: ComparedPlan,
  { units: alike }: AlikeRooms,
): ProductDifference[] {
  const [earlier, later] = [unitsOf(before), unitsOf(after)];
  const ids = new Set([...earlier.keys(), ...later.keys()]);
  return [...ids]
    .flatMap((productId) => {
      const [from, to] = [earlier.get(productId), later.get(productId)];
      const others = alike.get(productId) ?? 0;
      const [unitsBefore, unitsAfter] = [others + (from?.units ?? 0), others + (to?.units ?? 0)];
      const product = (to ?? from)?.product;
      if (product === undefined || unitsBefore === unitsAfter) return [];
      return [{ productId, model: product.model, name: product.name, unitsBefore, unitsAfter }];
    })
    .sort((a, b) => (a.model < b.model ? -1 : a.model > b.model ? 1 : a.productId < b.productId ? -1 : 1));
}

/** Differences of a later version of a plan from an earlier one; the order of rooms does not matter. */
export function comparePlans(before: ComparedPlan, after: ComparedPlan, alike = NO_OTHERS): PlanComparison {
  const matched = matchPlans(before.rooms, after.rooms);
  const rooms: RoomDifference[] = [];
  const counts = { fresh: 0, gone: 0, changed: 0, same: alike.rooms };
  const heard = { louder: 0, quieter: 0, verdicts: 0 };
  const labelOf = ({ codes, names }: PlanRooms, row: number) => ({
    roomCode: codes[row]!,
    roomName: names[row]!,
  });
  for (let to = 0; to < after.rooms.ids.length; to++) {
    const label = labelOf(after.rooms, to);
    const from = matched.get(to);
    const now = plannedAt(after, to);
    if (from === undefined) {
      counts.fresh++;
      rooms.push({ ...label, changes: [], before: null, after: now });
      continue;
    }
    const then = plannedAt(before, from);
    const changes = changesOf(before.rooms, from, after.rooms, to);
    const sound = soundDifference(soundOf(before.rooms, from), soundOf(after.rooms, to));
    if (sound !== null) {
      const by = louderBy(sound);
      if (by > 0) heard.louder++;
      if (by < 0) heard.quieter++;
      if (sound.before.verdict !== sound.after.verdict) heard.verdicts++;
    }
    if (changes.length === 0 && isSamePlan(then, now) && sound === null) counts.same++;
    else {
      counts.changed++;
      rooms.push({ ...label, changes, before: then, after: now, ...(sound && { sound }) });
    }
  }
  for (const row of withoutRows(before.rooms.ids.length, new Set(matched.values()))) {
    counts.gone++;
    rooms.push({ ...labelOf(before.rooms, row), changes: [], before: plannedAt(before, row), after: null });
  }
  return { ...counts, sound: heard, rooms, products: productDifferences(before, after, alike) };
}
