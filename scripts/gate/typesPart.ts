import { FAILED, PASSED, sumOf, type Part } from "./Part.ts";
import { roomConfigurations } from "./roomConfigurations.ts";
import { runTool } from "./runTool.ts";

/** Every room by its own tsconfig. */
export const typesPart: Part = {
  name: "types",
  run: async () => {
    const tallies = [];
    for (const room of roomConfigurations(".")) {
      const { exitCode, output } = await runTool("tsc", ["-p", room]);
      process.stdout.write(exitCode === 0 ? `${room}\n` : output);
      tallies.push(exitCode === 0 ? PASSED : FAILED);
    }
    return sumOf(tallies);
  },
};
