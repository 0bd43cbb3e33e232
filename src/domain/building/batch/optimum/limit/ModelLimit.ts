import type { Batch } from "../../Batch.ts";
import { followedRules } from "../../rules/followedRules.ts";

/** What models are counted by: the rooms of one floor, or those of one type, that is, of one rule. */
export const LIMITED_BY = ["floor", "type"] as const;
export type LimitedBy = (typeof LIMITED_BY)[number];

/** The greatest number of models on each floor, or in the rooms of each type. */
export interface ModelLimit {
  readonly by: LimitedBy;
  readonly most: number;
}

/** Greatest limit that makes sense for a floor. */
export const MOST_MODELS = 99;

export const isSoundLimit = ({ by, most }: ModelLimit): boolean =>
  LIMITED_BY.includes(by) && Number.isInteger(most) && most >= 1 && most <= MOST_MODELS;

/** The floors or types of a building, in the order of their first room. */
export interface LimitParts {
  /** Name of each part; empty for rooms that state no floor, or follow no rule. */
  readonly names: readonly string[];
  /** Part of each row of the batch. */
  readonly partOf: Int32Array<ArrayBuffer>;
}

/**
 * Rooms without a floor, or without a rule, form a part of their own. Two rules with the same name are two parts.
 */
export function limitParts<Filter>({ rooms, rules }: Batch<Filter>, by: LimitedBy): LimitParts {
  const followed = by === "type" ? followedRules(rooms, rules) : null;
  const indexes = new Map<string | number, number>();
  const names: string[] = [];
  const partOf = Int32Array.from(rooms.ids, (_, row) => {
    const key = followed ? followed[row]! : rooms.floors[row]!;
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, names.length);
    return names.push(typeof key === "string" ? key : (rules[key]?.name ?? "")) - 1;
  });
  return { names, partOf };
}
