import { withOwnFresh, type OwnFigure, type OwnFresh } from "../../fresh/FreshSettings.ts";
import { numberAt, type PackedTable } from "../../rooms/PackedTable.ts";
import { FRESH_FIGURES, type FreshFigure } from "../../rooms/Room.ts";
import type { Batch } from "../Batch.ts";

/** What a person types of a room, by the figure of a schedule. */
export const OWN_OF: Readonly<Record<FreshFigure, OwnFigure>> = {
  freshFlow: "flow",
  people: "people",
  airChanges: "changes",
};

/** NaN is "not stated". */
export type FreshColumns = Readonly<Record<FreshFigure, Float64Array<ArrayBuffer>>>;

const columnsBy = (column: (figure: FreshFigure) => Float64Array<ArrayBuffer>): FreshColumns => ({
  freshFlow: column("freshFlow"),
  people: column("people"),
  airChanges: column("airChanges"),
});

/** What a table of rooms states of their fresh air. */
export const freshColumnsOf = ({ rows, columns }: PackedTable): FreshColumns =>
  columnsBy((figure) => {
    const column = columns[figure];
    return Float64Array.from({ length: rows }, (_, row) => (column && numberAt(column, row)) ?? NaN);
  });

/** What is said of the fresh air of these rooms. */
export function saidColumnsOf(ids: readonly string[], own: readonly OwnFresh[]): FreshColumns {
  const known = new Map(own.map((each) => [each.room, each]));
  return columnsBy((figure) => Float64Array.from(ids, (id) => known.get(id)?.[OWN_OF[figure]] ?? NaN));
}

/** The same by room, without rooms of which nothing is said. */
export function ownFreshOf(ids: readonly string[], columns: FreshColumns): readonly OwnFresh[] {
  const figureAt = (figure: FreshFigure, row: number) => {
    const value = columns[figure][row]!;
    return Number.isNaN(value) ? null : value;
  };
  return ids.flatMap((room, row) => {
    if (FRESH_FIGURES.every((figure) => Number.isNaN(columns[figure][row]))) return [];
    const flow = figureAt("freshFlow", row);
    return [{ room, flow, people: figureAt("people", row), changes: figureAt("airChanges", row) }];
  });
}

type FreshBatch = Pick<Batch<unknown>, "fresh" | "stated">;

/** What is said of the rooms' fresh air: as typed once fresh air is asked for, else as the schedule has it. */
export const saidFresh = ({ fresh, stated }: FreshBatch): readonly OwnFresh[] => fresh?.own ?? stated;

const NAMES = ["flow", "people", "changes"] as const satisfies readonly OwnFigure[];

/**
 * The figures in which two statements of a room differ, as the later one has them; null where they are the same.
 */
function revisedFigures(
  before: OwnFresh | undefined,
  after: OwnFresh | undefined,
  room: string,
): SaidAnew | null {
  const changed: { -readonly [Name in OwnFigure]?: number | null } = {};
  for (const name of NAMES) {
    const [old, now] = [before?.[name] ?? null, after?.[name] ?? null];
    if (old !== now) changed[name] = now;
  }
  return Object.keys(changed).length === 0 ? null : { ...changed, room };
}

/** Figures of a room that are said anew; absent ones stay as they were. */
export type SaidAnew = Partial<OwnFresh> & Pick<OwnFresh, "room">;

/**
 * Takes figures that a schedule says anew of rooms. Where fresh air is asked for they stand in the place of what
 * was typed, as every figure of a revised schedule does.
 */
export function sayAnew(batch: FreshBatch, said: readonly SaidAnew[]): void {
  if (said.length === 0) return;
  batch.stated = withOwnFresh(batch.stated, said);
  if (batch.fresh !== null) batch.fresh = { ...batch.fresh, own: withOwnFresh(batch.fresh.own, said) };
}

/** Follows what the rooms' schedule states where it was read under another kind of equipment. */
export function followStated(batch: FreshBatch, stated: readonly OwnFresh[]): void {
  if (batch.stated === stated) return;
  const before = new Map(batch.stated.map((each) => [each.room, each]));
  const after = new Map(stated.map((each) => [each.room, each]));
  const rooms = new Set([...before.keys(), ...after.keys()]);
  sayAnew(
    batch,
    [...rooms].flatMap((room) => revisedFigures(before.get(room), after.get(room), room) ?? []),
  );
  batch.stated = stated;
}
