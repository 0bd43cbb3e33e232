import type { Change } from "./changesSince.ts";
import type { Plan } from "./planQuick.ts";

const MOST_NAMES = 8;
const some = (names: readonly string[]) =>
  `${names.slice(0, MOST_NAMES).join(", ")}${names.length > MOST_NAMES ? " …" : ""}`;

/** Prints what will be run, and why that may not be everything. */
export function sayPlan(base: string, changes: readonly Change[], plan: Plan): void {
  const { lint, rooms, units, specs, wholeGate } = plan;
  const lines = [
    `${changes.length} files differ from ${base.slice(0, 10)}`,
    `lint of ${lint.length} files; types of ${some(rooms) || "no room"}`,
    `${units.length} files of unit tests`,
    `${specs.length} browser specs${specs.length > 0 ? `: ${some(specs)}` : ""}`,
    ...wholeGate.map((why) => `needs the whole gate: ${why}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
