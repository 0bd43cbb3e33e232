import { expectFreePage, faultsOf, recordMainThread, watchMainThread } from "./support/mainThread.ts";
import { expect, test } from "./support/test.ts";

/** The harness watched at its own work: each of its checks is seen to fail here once. */
test.describe("the harness", () => {
  test("must fail here: a test in whose page an error is thrown", async ({ page, open }) => {
    test.fail();
    await open("/");
    await page.evaluate(() => void setTimeout(() => Reflect.apply(null as never, null, [])));
    await page.waitForTimeout(100);
  });

  test("must fail here: a test whose page writes an error to the console", async ({ page, open }) => {
    test.fail();
    await open("/");
    await page.evaluate(() => globalThis.console.error("planted"));
  });

  test.describe("told to tolerate an error", () => {
    test.use({ toleratedErrors: [/planted/u] });
    test("lets that one pass", async ({ page, open }) => {
      await open("/");
      await page.evaluate(() => globalThis.console.error("planted"));
    });
  });

  test("takes the floor away where it is told to", { tag: "@floor" }, async ({ page, open, isForgetful }) => {
    await page.addInitScript(() => Reflect.set(window, "knewHasOwn", "hasOwn" in Object));
    await open("/");
    expect(await page.evaluate(() => Reflect.get(window, "knewHasOwn") as unknown)).toBe(!isForgetful);
  });

  test.describe("when nothing is wrong", { tag: "@measured" }, () => {
    test("finds no fault with a page that only draws", async ({ page, open }) => {
      await watchMainThread(page);
      await open("/");
      const recording = await recordMainThread(page, () => page.waitForTimeout(600));
      expect(recording.calibration).toBeGreaterThan(0);
      expectFreePage("a page that only draws", recording);
    });
  });

  const MISPLACED: readonly (readonly [work: string, run: () => unknown, fault: RegExp])[] = [
    [
      "is held up by a task",
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            const until = performance.now() + 3000;
            while (performance.now() < until);
            setTimeout(resolve, 100);
          });
        }),
      /^a task of /u,
    ],
    [
      "sorts a table",
      () => Float64Array.from({ length: 20_000 }, (_, at) => -at).toSorted().length,
      /^sorted 20000 /u,
    ],
    [
      "parses a big answer",
      () => JSON.parse(JSON.stringify("a".repeat(1_000_000))) === "",
      /^parsed 1000002 /u,
    ],
    ["fetches a big answer", async () => (await (await fetch("/big")).text()).length, /^fetched 1000000 /u],
    [
      "takes a table over from a worker",
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port2.addEventListener("message", ({ data }: MessageEvent<unknown[]>) => resolve(data.length));
          port2.start();
          port1.postMessage(Array.from({ length: 20_000 }, (_, row) => ({ row })));
        }),
      /^received 40001 /u,
    ],
  ];
  for (const [work, run, fault] of MISPLACED)
    test(`finds fault with a page that ${work}`, { tag: "@measured" }, async ({ page, open }) => {
      await watchMainThread(page);
      await page.route("/big", (route) => route.fulfill({ body: "a".repeat(1_000_000) }));
      await open("/");
      const recording = await recordMainThread(page, async () => {
        await page.evaluate(run);
      });
      expect(faultsOf(recording)).toContainEqual(expect.stringMatching(fault));
    });
});
