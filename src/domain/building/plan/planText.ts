import type { PlanHead } from "./PlanContent.ts";

/** What a version says, as one text; its parts are named by what is in them. */
export const planText = (name: string, head: PlanHead, parts: readonly string[]): string =>
  JSON.stringify([
    name,
    head.buildingName,
    head.assumptions,
    head.filters,
    head.filter,
    head.conditions,
    ...(head.rules ? [head.rules] : []),
    parts,
  ]);
