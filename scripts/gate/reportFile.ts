import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Tally } from "./Part.ts";

const FOLDER = "test-results";

/** Where a test runner's reporter, which runs in the runner's process, leaves its tally for the gate. */
const fileOf = (name: string) => join(FOLDER, `${name}.json`);

export const writeReport = (name: string, tally: Tally): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(tally));
};

/** What a runner reports that `run` starts. Throws where it left nothing: it never came to its end. */
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
