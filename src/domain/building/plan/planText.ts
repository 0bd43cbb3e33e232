import type { PlanHead } from "./PlanContent.ts";

/** The content of a version as one text; parts are named by their contents. */
export const planText = (name: string, head: PlanHead, parts: readonly string[]): string =>
  JSON.stringify([
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
