/**
 * `npm run bench`: all benches, then the sizes of the built site. Arguments are passed to vitest, for example
 * a file's name.
 */
import { bundleBudgetPart } from "./gate/bundleBudgetPart.ts";
import { FAILED, PASSED } from "./gate/Part.ts";
import { runParts } from "./gate/runParts.ts";
import { runTool } from "./gate/runTool.ts";
import { toolPart } from "./gate/toolPart.ts";

await runParts([
  {
    name: "benches",
    run: async () => {
      // The benches belong to no screen: the ui project would only run them a second time.
      const asked = ["bench", "--run", "--project", "node", ...process.argv.slice(2)];
      const { exitCode } = await runTool("vitest", asked, { show: true });
      return exitCode === 0 ? PASSED : FAILED;
    },
  },
  toolPart("build", "vite", ["build"]),
  bundleBudgetPart,
]);
