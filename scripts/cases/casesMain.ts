import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { readCases } from "./EngineeringCase.ts";
import { runCases, type CaseOutcome } from "./runCases.ts";

const USAGE =
  "npm run cases -- FILE…   runs files of engineering cases against the product's own functions\n";

const shown = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));
const shareShown = (share: number | null): string =>
  share === null || !Number.isFinite(share) ? "" : ` (${(share * 100).toPrecision(3)} %)`;

function linesOf(outcome: CaseOutcome): readonly string[] {
  switch (outcome.status) {
    case "passed":
      return (outcome.unanswered ?? []).map((part) => `    no function: ${part}`);
    case "unanswered":
      return [];
    case "broken":
      return [`    ${outcome.reason}`];
    case "failed":
      return outcome.differences.map(
        ({ path, expected, found, share }) =>
          `    ${path}: expected ${shown(expected)}, found ${shown(found)}${shareShown(share)}`,
      );
  }
}

const MARKS = { passed: "✓", failed: "✗", broken: "✗", unanswered: "–" } as const;

/**
 * Prints each case with its difference, the kinds without a function, and `N passed, N failed, N skipped`.
 *
 * @returns the exit code: 0 if no case failed, 2 if a file could not be read
 */
export async function casesMain(
  files: readonly string[],
  print: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  if (files.length === 0) {
    print(USAGE);
    return 2;
  }
  const counts = { passed: 0, failed: 0, broken: 0, unanswered: 0 };
  const unanswered: string[] = [];
  for (const file of files) {
    const name = basename(file);
    let read;
    try {
      read = readCases(await readFile(file, "utf8"), name);
    } catch (error) {
      print(`${error instanceof Error ? error.message : String(error)}\n`);
      return 2;
    }
    print(`${name}\n`);
    for (const [{ id, title }, outcome] of runCases(read)) {
      counts[outcome.status] += 1;
      if (outcome.status === "unanswered") unanswered.push(`${name} ${id}: ${title}`);
      const kind = outcome.status === "unanswered" ? "no function" : outcome.kind;
      print(`  ${MARKS[outcome.status]} ${id} ${title} [${kind}]\n`);
      for (const line of linesOf(outcome)) print(`${line}\n`);
    }
  }
  if (unanswered.length > 0)
    print(`\nKinds without a function:\n${unanswered.map((each) => `  ${each}\n`).join("")}`);
  const failed = counts.failed + counts.broken;
  const skipped = counts.unanswered === 0 ? "" : `, ${counts.unanswered} skipped`;
  print(`\n${counts.passed} passed, ${failed} failed${skipped}\n`);
  return failed === 0 ? 0 : 1;
}
