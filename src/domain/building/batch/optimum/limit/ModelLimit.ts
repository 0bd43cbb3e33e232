import type { Batch } from "../../Batch.ts";
import { followedRules } from "../../rules/followedRules.ts";

/** What the models are counted in: the rooms of one floor, or those of one type, that is, of one rule. */
export const LIMITED_BY = ["floor", "type"] as const;
export type LimitedBy = (typeof LIMITED_BY)[number];

/** At most so many models on each floor, or in the rooms of each type. */
export interface ModelLimit {
  readonly by: LimitedBy;
  readonly most: number;
}

/** More models than that on a floor are no limit that a person would set. */
export const MOST_MODELS = 99;

export const isSoundLimit = ({ by, most }: ModelLimit): boolean =>
  LIMITED_BY.includes(by) && Number.isInteger(most) && most >= 1 && most <= MOST_MODELS;

/** The floors or types of a building, in the order of their first room. */
export interface LimitParts {
  /** Of each part; an empty name is of the rooms that state no floor, or follow no rule. */
  readonly names: readonly string[];
  /** Part of each row of the batch. */
  readonly partOf: Int32Array<ArrayBuffer>;
}

/** Rooms without a floor, or without a rule, are a part of their own. Two rules of one name are two parts. */
export function limitParts<Filter>({ rooms, rules }: Batch<Filter>, by: LimitedBy): LimitParts {
  const followed = by === "type" ? followedRules(rooms, rules) : null;
  const places = new Map<string | number, number>();
  const names: string[] = [];
  const partOf = Int32Array.from(rooms.ids, (_, row) => {
    const key = followed ? followed[row]! : rooms.floors[row]!;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, names.length);
    return names.push(typeof key === "string" ? key : (rules[key]?.name ?? "")) - 1;
  });
  return { names, partOf };
}
