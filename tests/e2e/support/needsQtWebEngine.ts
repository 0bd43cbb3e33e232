import { missingQtWebEngine } from "../../../scripts/gate/findQtWebEngine.ts";
import { test } from "./test.ts";

/** Says how to get the packages where they are missing, and skips the tests of this file. */
export function needsQtWebEngine(): void {
  test.beforeAll(() => {
    const missing = missingQtWebEngine();
    if (missing !== null) process.stdout.write(`${missing}\n`);
    test.skip(missing !== null, missing ?? undefined);
  });
}
