import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const THROW = `throw new Error("as planned");`;

/** A bench that writes into `log` what it closes. */
const benchWith = (log: string, { collecting = "", working = "", closing = "" }) => `
  import { appendFileSync } from "node:fs";
  import { describe } from ${JSON.stringify(pathOf("node_modules/vitest/dist/index.js"))};
  import { atEnd } from ${JSON.stringify(pathOf("bench/atEnd.ts"))};
  import { measure } from ${JSON.stringify(pathOf("bench/measure.ts"))};
  const note = (text) => appendFileSync(${JSON.stringify(log)}, text + " ");
  const end = atEnd();
  describe("opens two", async () => {
    await end.collect(async () => {
      end.close(() => note("first"));
      end.close(() => { note("second"); ${closing} });
      await Promise.resolve();
      ${collecting}
      let times = 0;
      measure("work", () => { if (times++ === 0) note("work"); ${working} }, { iterations: 1, time: 0, warmupTime: 0 });
    });
  });
`;

test.each([
  ["has passed", {}, 0, "work second first "],
  ["has thrown while it was collected", { collecting: THROW }, 1, "second first "],
  ["has thrown at work", { working: THROW }, 1, "work second first "],
  ["cannot close one thing", { closing: THROW }, 1, "work second first "],
])("what a bench has opened in a describe is closed when it %s", async (_when, where, status, closed) => {
  const root = await mkdtemp(join(tmpdir(), "volute-bench-"));
  const log = join(root, "log");
  await writeFile(join(root, "a.bench.ts"), benchWith(log, where));
  const asked = [pathOf("node_modules/vitest/vitest.mjs"), "bench", "--run", "--root", root];
  const ended = spawnSync(process.execPath, asked, { encoding: "utf8" });
  expect(ended.stderr + ended.stdout).toContain(status === 0 ? "work" : "as planned");
  expect(ended.status).toBe(status);
  expect(existsSync(log) ? await readFile(log, "utf8") : "").toBe(closed);
  await rm(root, { recursive: true });
});
