import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { FAILED, PASSED, sumOf, type Part } from "./Part.ts";
import { roomConfigurations } from "./roomConfigurations.ts";
import { runTool } from "./runTool.ts";

interface TypesOptions {
  /** Names of rooms; absent for all. */
  readonly rooms?: readonly string[];
  /** A folder for incremental data between compilations. */
  readonly cache?: string;
}

/** Checks every room with its own tsconfig. */
export const typesPart = ({ rooms, cache }: TypesOptions = {}): Part => ({
  name: "types",
  run: async () => {
    if (cache !== undefined) mkdirSync(cache, { recursive: true });
    const tallies = [];
    for (const file of rooms?.map((room) => `tsconfig.${room}.json`) ?? roomConfigurations(".")) {
      const kept =
        cache === undefined ? [] : ["--incremental", "--tsBuildInfoFile", join(cache, `${file}.tsbuildinfo`)];
      const { exitCode, output } = await runTool("tsc", ["-p", file, ...kept]);
      process.stdout.write(exitCode === 0 ? `${file}\n` : output);
      tallies.push(exitCode === 0 ? PASSED : FAILED);
    }
    return sumOf(tallies);
  },
});
