/** `npm run test:hosts`: the built site inside a real design program, if Qt WebEngine is installed. */
import { browserTestsPart } from "./gate/browserTestsPart.ts";
import { missingQtWebEngine } from "./gate/findQtWebEngine.ts";
import { runParts } from "./gate/runParts.ts";
import { toolPart } from "./gate/toolPart.ts";

const missing = missingQtWebEngine();
if (missing !== null) process.stdout.write(`${missing}\n0 passed, 0 failed, 1 skipped\n`);
else
  await runParts([
    toolPart("build", "tsx", ["scripts/build.ts"]),
    browserTestsPart({ name: "real hosts", projects: ["hosts"] }),
  ]);
