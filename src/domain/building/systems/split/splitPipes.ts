import { greatest, least } from "../../../base/lists.ts";
import { distinctCodes, levelOfStorey, storeyWord, type PlacedRoom } from "../PlacedRoom.ts";
import { TREE_ASSUMPTIONS, type EstimatedTree, type TreeRoom } from "../EstimatedTree.ts";
import { estimateTree } from "../estimateTree.ts";
import { unknownStoreysOf, type UnknownStorey } from "../runTree.ts";
import type { SplitDemand } from "./splitDemand.ts";
import type { SplitConditions, SplitSystem } from "./SplitSettings.ts";

/** Pipes of a system, m. */
export interface SplitPipes {
  readonly tree: EstimatedTree;
  /** For each terminal of the tree its place among the rooms */
  readonly givenIndex: Int32Array;
  /** m from the outdoor unit to the end of each segment */
  readonly path: Float64Array;
  readonly total: number;
  readonly farthestActual: number;
  readonly farthestEquivalent: number;
  readonly afterFirstBranch: number;
  /** Outdoor unit above the lowest indoor one, and below the highest; 0 where it is not. */
  readonly above: number;
  readonly below: number;
  readonly heightBetween: number;
  /** Number of the farthest terminal, the first among equals. */
  readonly farthest: number;
  /** Of the storey where the outdoor unit stands, 0 for the ground floor. */
  readonly level: number;
}

export type PipesAnswer =
  | { readonly ok: true; readonly value: SplitPipes }
  | { readonly ok: false; readonly unknownStoreys: readonly UnknownStorey[] };

type PipeConditions = Pick<SplitConditions, "storeyHeight" | "plantMain" | "fittings">;

/** The number of the storey where the outdoor units stand: as typed, else above the highest storey of the building. */
export const outdoorLevelOf = (outdoorLevel: number | null, levels: readonly number[]): number =>
  outdoorLevel !== null ? levelOfStorey(outdoorLevel) : levels.length === 0 ? 1 : greatest(levels) + 1;

/** m from the outdoor unit at which the first segment ends that leads on in more than one way, or to a room. */
function firstBranch({ segments, numbers }: EstimatedTree, path: Float64Array): number {
  const { parent, segmentOf } = numbers;
  const outlets = new Int32Array(segments.length);
  const next = new Int32Array(segments.length);
  for (let at = 1; at < segments.length; at++) {
    outlets[parent[at]!]!++;
    next[parent[at]!] = at;
  }
  for (const at of segmentOf) outlets[at]!++;
  let at = 0;
  while (outlets[at] === 1 && next[at] !== 0) at = next[at]!;
  return path[at]!;
}

/**
 * Refrigerant pipes from rooms, areas and storeys, by the rule of all trees (估算), liquid and gas counted as one. Units of one
 * room share its branch. Refused where a storey has no areas and nobody typed its corridor.
 *
 * @param level of the outdoor unit
 */
export function splitPipes(
  rooms: readonly PlacedRoom[],
  { storeyHeight, plantMain, fittings }: PipeConditions,
  typed: SplitSystem["lengths"],
  level: number,
): PipesAnswer {
  const codes = distinctCodes(rooms);
  const given = rooms.map((room, at): TreeRoom & { readonly room: PlacedRoom } => ({
    ...{ code: codes[at]!, zone: room.zone, level: room.level, storey: storeyWord(room), area: room.area },
    ...{ flow: 0, loss: 0, room },
  }));
  const lengths = new Map(typed);
  const { netShare, share } = TREE_ASSUMPTIONS.value;
  const made = estimateTree(
    given,
    { storeyHeight, plantMain, netShare, share, plantLevel: level, isSingle: true },
    lengths,
  );
  if (!made.ok) return { ok: false, unknownStoreys: unknownStoreysOf(given, lengths) };
  const tree = made.value;
  const { segments, numbers, givenIndex } = tree;
  const path = new Float64Array(segments.length);
  let total = 0;
  segments.forEach(({ length }, at) => {
    const above = numbers.parent[at]!;
    path[at] = (above < 0 ? 0 : path[above]!) + length;
    total += length;
  });
  const ends = Array.from(numbers.segmentOf, (at) => path[at]!);
  const farthestActual = greatest(ends);
  const levels = rooms.map((room) => room.level);
  const [lowest, highest] = [least(levels), greatest(levels)];
  return {
    ok: true,
    value: {
      ...{ tree, givenIndex, path, total, farthestActual, level },
      farthestEquivalent: farthestActual * (1 + fittings),
      afterFirstBranch: farthestActual - firstBranch(tree, path),
      above: Math.max(0, level - lowest) * storeyHeight,
      below: Math.max(0, highest - level) * storeyHeight,
      heightBetween: (highest - lowest) * storeyHeight,
      farthest: ends.indexOf(farthestActual),
    },
  };
}

/** kW rated of the indoor units behind each segment; NaN where one of them states none. */
export function capacitiesBehind(
  { tree, givenIndex }: Pick<SplitPipes, "tree" | "givenIndex">,
  { terminals }: Pick<SplitDemand, "terminals">,
): Float64Array {
  const { parent, segmentOf } = tree.numbers;
  const sums = new Float64Array(tree.segments.length);
  segmentOf.forEach((segment, at) => (sums[segment]! += terminals[givenIndex[at]!]!.cooling ?? Number.NaN));
  // A segment comes after its parent.
  for (let at = sums.length - 1; at > 0; at--) sums[parent[at]!]! += sums[at]!;
  return sums;
}
