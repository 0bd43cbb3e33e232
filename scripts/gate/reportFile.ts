import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Tally } from "./Part.ts";

const FOLDER = "test-results";

/**
 * The file in which a test runner's reporter, which runs in the runner's process, leaves its tally for the
 * gate.
 */
const fileOf = (name: string) => join(FOLDER, `${name}.json`);

export const writeReport = (name: string, tally: Tally): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(tally));
};

/** The report of a runner that `run` starts. Throws if there is none, because the runner did not finish. */
export async function reported(
  name: string,
  run: () => Promise<{ readonly exitCode: number }>,
): Promise<Tally> {
  rmSync(fileOf(name), { force: true });
  const { exitCode } = await run();
  const tally = JSON.parse(readFileSync(fileOf(name), "utf8")) as Tally;
  if (exitCode === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, causes: [`${name} tests: the runner ended with ${exitCode}`] };
}
