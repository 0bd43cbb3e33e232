import type { Definition, Use } from "./CategoryStandard.ts";

/** A figure; a ratio or a count has no unit. */
export const number = (code: string, name: string, unit?: string, uses: readonly Use[] = []): Definition => ({
  code,
  name,
  type: "Number",
  ...(unit === undefined ? {} : { unit }),
  uses,
});
