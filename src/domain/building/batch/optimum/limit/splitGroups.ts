import type { BuildingCandidates } from "../BuildingCandidates.ts";
import { NO_GROUP, type RoomGroups } from "../groupRooms.ts";
import { membersOf, setsOf } from "../Sets.ts";

/** Groups of equal rooms within one part; those of a part are adjacent. */
export interface SplitGroups {
  readonly groups: RoomGroups;
  readonly candidates: BuildingCandidates;
  /** Part of each group. */
  readonly partOf: Int32Array<ArrayBuffer>;
}

/**
 * Rooms with equal requirements are asked about once. If models are counted by parts, those of each part are
 * separated again.
 */
export function splitGroups(
  groups: RoomGroups,
  candidates: BuildingCandidates,
  partOfRow: Int32Array,
): SplitGroups {
  const known = new Map<string, { readonly whole: number; readonly part: number }>();
  const keyAt = (row: number) => `${partOfRow[row]!} ${groups.groupOf[row]!}`;
  groups.groupOf.forEach((whole, row) => {
    if (whole !== NO_GROUP) known.set(keyAt(row), { whole, part: partOfRow[row]! });
  });
  const split = [...known].sort(([, a], [, b]) => a.part - b.part || a.whole - b.whole);
  const indexOf = new Map(split.map(([key], index) => [key, index]));
  const wholes = split.map(([, { whole }]) => whole);
  const { rows, least } = candidates;
  const beside = (column: Uint16Array) => {
    const lists = wholes.map((group) => column.subarray(rows.starts[group], rows.starts[group + 1]));
    const joined = new Uint16Array(lists.reduce((sum, list) => sum + list.length, 0));
    let at = 0;
    for (const list of lists) {
      joined.set(list, at);
      at += list.length;
    }
    return joined;
  };
  return {
    groups: {
      ...groups,
      rooms: wholes.map((group) => groups.rooms[group]!),
      filters: wholes.map((group) => groups.filters[group]),
      groupOf: groups.groupOf.map((group, row) => (group === NO_GROUP ? group : indexOf.get(keyAt(row))!)),
    },
    candidates: {
      ...candidates,
      rows: setsOf(wholes.map((group) => membersOf(rows, group))),
      excess: beside(candidates.excess),
      lead: beside(candidates.lead),
      least: Float64Array.from(wholes, (group) => least[group]!),
    },
    partOf: Int32Array.from(split, ([, { part }]) => part),
  };
}
