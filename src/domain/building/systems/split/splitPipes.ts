import { greatest, least } from "../../../base/lists.ts";
import { distinctCodes, levelOfStorey, storeyWord, type PlacedRoom } from "../PlacedRoom.ts";
import { TREE_ASSUMPTIONS, type EstimatedTree, type TreeRoom } from "../EstimatedTree.ts";
import { estimateTree } from "../estimateTree.ts";
import { unknownStoreysOf, type UnknownStorey } from "../runTree.ts";
import type { SplitDemand } from "./splitDemand.ts";
import type { SplitConditions, SplitSystem } from "./SplitSettings.ts";

/** Pipes of a system, m */
export interface SplitPipes {
  readonly tree: EstimatedTree;
  /** Index of each terminal's room */
  readonly givenIndex: Int32Array;
  /** From the outdoor unit to the end of each segment, m */
  readonly path: Float64Array;
  readonly total: number;
  readonly farthestActual: number;
  readonly farthestEquivalent: number;
  readonly afterFirstBranch: number;
  /** Height of the outdoor unit above the lowest indoor unit, and below the highest; at least 0. */
  readonly above: number;
  readonly below: number;
  readonly heightBetween: number;
  /** Index of the farthest terminal, the first among equals */
  readonly farthest: number;
  /** Level of the outdoor unit's storey, 0 for the ground floor */
  readonly level: number;
}

export type PipesAnswer =
  | { readonly ok: true; readonly value: SplitPipes }
  | { readonly ok: false; readonly unknownStoreys: readonly UnknownStorey[] };

type PipeConditions = Pick<SplitConditions, "storeyHeight" | "plantMain" | "fittings">;

/** Level of the outdoor units: as typed, else one above the highest storey with rooms. */
export const outdoorLevelOf = (outdoorLevel: number | null, levels: readonly number[]): number =>
  outdoorLevel !== null ? levelOfStorey(outdoorLevel) : levels.length === 0 ? 1 : greatest(levels) + 1;

/**
 * Distance from the outdoor unit to the first branch, m: the end of the first segment with several outlets or a
 * room.
 */
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
 * Refrigerant pipes from rooms, areas and storeys by the rules of all trees (估算), with liquid and gas counted as
 * one pipe. Units of one room share its branch. Refused if a storey has neither areas nor a typed corridor.
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

/** Rated capacity of the indoor units behind each segment, kW; NaN if one of them states none. */
export function capacitiesBehind(
  { tree, givenIndex }: Pick<SplitPipes, "tree" | "givenIndex">,
  { terminals }: Pick<SplitDemand, "terminals">,
): Float64Array {
  const { parent, segmentOf } = tree.numbers;
  const sums = new Float64Array(tree.segments.length);
  segmentOf.forEach((segment, at) => (sums[segment]! += terminals[givenIndex[at]!]!.cooling ?? Number.NaN));
  // Each segment comes after its parent.
  for (let at = sums.length - 1; at > 0; at--) sums[parent[at]!]! += sums[at]!;
  return sums;
}
