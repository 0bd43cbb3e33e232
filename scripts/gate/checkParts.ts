import { boundariesPart } from "./boundariesPart.ts";
import type { Part } from "./Part.ts";
import { toolPart } from "./toolPart.ts";
import { typesPart } from "./typesPart.ts";
import { unitTestsPart } from "./unitTestsPart.ts";

/** Static checks, side by side: most of them keep one core busy. */
export const STATIC_PARTS: readonly Part[] = [
  toolPart("format", "prettier", ["--check", "."]),
  toolPart("lint", "oxlint", ["--deny-warnings"]),
  typesPart(),
  boundariesPart,
  toolPart("unused exports", "knip", ["--no-progress"]),
];

/** The parts of `npm run check`, the quick ones first. */
export const CHECK_PARTS: readonly (Part | readonly Part[])[] = [STATIC_PARTS, unitTestsPart()];
