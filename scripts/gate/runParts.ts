import { FAILED, sumOf, wordsFor, type Part, type Tally } from "./Part.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function runPart({ name, run }: Part): Promise<Tally> {
  const started = performance.now();
  const tally = await run().catch((error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return FAILED;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${tally.failed === 0 ? "✓" : "✗"} ${name}: ${wordsFor(tally)} (${seconds} s)`);
  return tally;
}

const CAUSES = 20;
/** Characters: the beginning of a difference between two long texts is enough. */
const CAUSE = 1500;

/** Failures are repeated at the end, for readers of a long log. */
function sayCauses(causes: readonly string[]): void {
  for (const cause of causes.slice(0, CAUSES)) say(`\n✗ ${cause.slice(0, CAUSE).trimEnd()}`);
  if (causes.length > CAUSES) say(`\nand ${causes.length - CAUSES} more`);
}

/** The result of all parts together. */
export interface Outcome {
  readonly sum: Tally;
  /** Names of the parts that failed. */
  readonly failed: readonly string[];
}

/** The last line, and the exit code of the process. */
export interface Closing {
  readonly line: string;
  readonly exitCode: number;
}

/** The sum of all checks, what was skipped and why, and what is left to another command. */
export const closeGate =
  (left?: string) =>
  ({ sum }: Outcome): Closing => ({
    line: [
      wordsFor(sum),
      ...(sum.skips ?? []).map((skip) => `skipped: ${skip}`),
      ...(left === undefined ? [] : [`left to ${left}`]),
    ].join("; "),
    exitCode: sum.failed > 0 ? 1 : 0,
  });

/**
 * Runs every part, regardless of earlier failures, and ends with the failures and one line that sums them up;
 * parts in a list of their own run side by side. The process exits with 1 if anything failed.
 */
export async function runParts(
  parts: readonly (Part | readonly Part[])[],
  close: (outcome: Outcome) => Closing = closeGate(),
): Promise<void> {
  const done: [name: string, tally: Tally][] = [];
  for (const step of parts) {
    const abreast = "run" in step ? [step] : step;
    say(`\n── ${abreast.map(({ name }) => name).join(", ")}`);
    const tallies = await Promise.all(abreast.map(runPart));
    tallies.forEach((tally, part) => done.push([abreast[part]!.name, tally]));
  }
  const failed = done.filter(([, tally]) => tally.failed > 0).map(([name]) => name);
  const skips = done.flatMap(([, tally]) => tally.skips ?? []);
  const { line, exitCode } = close({ sum: { ...sumOf(done.map(([, tally]) => tally)), skips }, failed });
  sayCauses(done.flatMap(([, { causes = [] }]) => causes));
  say(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "");
  say(line);
  process.exitCode = exitCode;
}
