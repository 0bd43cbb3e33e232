/** `npm run bench`: every bench, then the sizes of the built site. Arguments go on to vitest, as a file's name. */
import { bundleBudgetPart } from "./gate/bundleBudgetPart.ts";
import { FAILED, PASSED } from "./gate/Part.ts";
import { runParts } from "./gate/runParts.ts";
import { runTool } from "./gate/runTool.ts";
import { toolPart } from "./gate/toolPart.ts";

await runParts([
  {
    name: "benches",
    run: async () => {
      const { exitCode } = await runTool("vitest", ["bench", "--run", ...process.argv.slice(2)], {
        show: true,
      });
      return exitCode === 0 ? PASSED : FAILED;
    },
  },
  toolPart("build", "vite", ["build"]),
  bundleBudgetPart,
]);
