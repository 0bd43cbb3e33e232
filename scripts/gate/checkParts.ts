import { boundariesPart } from "./boundariesPart.ts";
import type { Part } from "./Part.ts";
import { toolPart } from "./toolPart.ts";
import { typesPart } from "./typesPart.ts";
import { unitTestsPart } from "./unitTestsPart.ts";

/** What `npm run check` runs, the quick parts first and side by side: most of them keep one core busy. */
export const CHECK_PARTS: readonly (Part | readonly Part[])[] = [
  [
    toolPart("format", "prettier", ["--check", "."]),
    toolPart("lint", "oxlint", ["--deny-warnings"]),
    typesPart,
    boundariesPart,
    toolPart("unused exports", "knip", ["--no-progress"]),
  ],
  unitTestsPart,
];
