import { sortedJson } from "../../base/sortedJson.ts";
import type { PlanHead } from "./PlanContent.ts";

/**
 * The content of a version as one text, which is the same after it was stored and read. Parts are named by their
 * content.
 */
export const planText = (name: string, head: PlanHead, parts: readonly string[]): string =>
  sortedJson([
    name,
    head.buildingName,
    head.assumptions,
    head.filters,
    head.filter,
    head.conditions,
    ...(head.rules ? [head.rules] : []),
    ...(head.systems ? [head.systems] : []),
    ...(head.sound ? [head.sound] : []),
    ...(head.sources ? [head.sources] : []),
    parts,
  ]);
