import { FAILED, PASSED, type Part } from "./Part.ts";
import { runTool } from "./runTool.ts";

/** A part that is one run of a tool: it passes if the tool exits with 0, and then prints nothing. */
export const toolPart = (name: string, tool: string, parameters: readonly string[]): Part => ({
  name,
  run: async () => {
    const { exitCode, output } = await runTool(tool, parameters);
    if (exitCode === 0) return PASSED;
    process.stdout.write(output);
    return FAILED;
  },
});
