/** `npm run check`: everything but the built site. */
import { CHECK_PARTS } from "./gate/checkParts.ts";
import { runParts } from "./gate/runParts.ts";

await runParts(CHECK_PARTS);
