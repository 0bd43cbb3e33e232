import { sortedJson } from "../../base/sortedJson.ts";
import type { PlanHead } from "./PlanContent.ts";

/** The content of a version as one text, the same when it was made and when it was read; parts are named by contents. */
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
