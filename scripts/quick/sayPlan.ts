import { isHere, type Change } from "./changesSince.ts";
import type { Plan } from "./planQuick.ts";

const MOST_NAMES = 8;
const MOST_LEFT = 40;
const some = (names: readonly string[]) =>
  `${names.slice(0, MOST_NAMES).join(", ")}${names.length > MOST_NAMES ? " …" : ""}`;

/** Prints what will be run, and why that may not be everything. */
export function sayPlan(base: string, changes: readonly Change[], plan: Plan): void {
  const { lint, rooms, units, specs, left, wholeGate } = plan;
  const lines = [
    `${changes.length} files differ from ${base.slice(0, 10)}${isHere(base) ? ", where this folder is: what is committed is not compared" : ""}`,
    `lint of ${lint.length} files; types of ${some(rooms) || "no room"}`,
    `${units.length} files of unit tests`,
    `${specs.length} browser specs${specs.length > 0 ? `: ${some(specs)}` : ""}`,
    ...left.slice(0, MOST_LEFT).map((path) => `left to the whole gate: ${path}`),
    ...(left.length > MOST_LEFT ? [`and ${left.length - MOST_LEFT} more files of tests`] : []),
    ...wholeGate.map((why) => `needs the whole gate: ${why}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
