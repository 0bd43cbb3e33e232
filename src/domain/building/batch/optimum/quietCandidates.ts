import type { Batch } from "../Batch.ts";
import { knownLevel, soundKey, type RoomSound } from "../state/RoomSound.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";
import type { RoomGroups } from "./groupRooms.ts";
import { countSets, setsOf } from "./Sets.ts";

/**
 * Whether units keep the limit of their room together with the known units of other kinds. Units of unknown noise
 * do not keep it; a room without a limit admits all.
 */
function isQuiet(sound: RoomSound): boolean {
  const level = knownLevel(sound);
  return sound.limit === null || (level !== null && level <= sound.limit);
}

/**
 * The candidates without those that would be too loud in their rooms or whose noise is not known. No slack helps a
 * room that loses all of them.
 *
 * @param groups of rooms with equal areas and limits
 */
export function quietCandidates<Filter>(
  batch: Batch<Filter>,
  { rooms, filters, units, groupOf }: RoomGroups,
  candidates: BuildingCandidates,
): BuildingCandidates {
  const soundOf = batch.hearing?.soundsOf(batch) ?? (() => null);
  const { models, rows } = candidates;
  const lists: number[][] = [];
  const kept: number[] = [];
  const least = candidates.least.slice();
  for (let group = 0; group < countSets(rows); group++) {
    const row = batch.rooms.rowOf.get(rooms[group]!.roomId)!;
    const of = { units: units[row]!, filter: filters[groupOf[row]!] as Filter };
    const list: number[] = [];
    for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++) {
      const model = rows.members[pair]!;
      const sound = soundOf(row, { ...of, productId: models[model]!.id });
      if (sound !== null && !isQuiet(sound)) continue;
      list.push(model);
      kept.push(pair);
    }
    if (list.length === 0 && rows.starts[group]! < rows.starts[group + 1]!) least[group] = NaN;
    lists.push(list);
  }
  return {
    models,
    rows: setsOf(lists),
    excess: Uint16Array.from(kept, (pair) => candidates.excess[pair]!),
    lead: Uint16Array.from(kept, (pair) => candidates.lead[pair]!),
    least,
  };
}

/**
 * A key that is equal for rooms with the same area, the same limit and the same levels of other units; empty
 * without a limit.
 */
export function soundKeys<Filter>(batch: Batch<Filter>): (row: number) => string {
  const soundOf = batch.hearing?.soundsOf(batch) ?? (() => null);
  const filter = batch.filter ?? batch.kind.defaultFilter;
  return (row) => {
    const sound = soundOf(row, { productId: "", units: 1, filter });
    return sound === null || sound.limit === null ? "" : soundKey(sound, batch.rooms.figures.roomArea[row]!);
  };
}
