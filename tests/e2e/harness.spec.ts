import { expectFreePage, recordMainThread, watchMainThread } from "./support/mainThread.ts";
import { expect, test } from "./support/test.ts";

/** The harness watched at its own work: each of its checks is seen to fail here once. */
test.describe("the harness", () => {
  test("hears an uncaught error of the page", async ({ page, open }) => {
    test.fail();
    await open("/");
    await page.evaluate(() => void setTimeout(() => Reflect.apply(null as never, null, [])));
    await page.waitForTimeout(100);
  });

  test("tolerates only the errors that a test names", async ({ page, open }) => {
    test.fail();
    await open("/");
    await page.evaluate(() => globalThis.console.error("planted"));
  });

  test("takes the floor away where it is told to", { tag: "@floor" }, async ({ page, open, isForgetful }) => {
    await page.addInitScript(() => Reflect.set(window, "knewHasOwn", "hasOwn" in Object));
    await open("/");
    expect(await page.evaluate(() => Reflect.get(window, "knewHasOwn") as unknown)).toBe(!isForgetful);
  });

  test("lets a page pass that only draws", async ({ page, open }) => {
    await watchMainThread(page);
    await open("/");
    const recording = await recordMainThread(page, () => page.waitForTimeout(600));
    expect(recording.calibration).toBeGreaterThan(0);
    expectFreePage("an idle page", recording);
  });

  test("refuses a task that holds the page", async ({ page, open }) => {
    test.fail();
    await watchMainThread(page);
    await open("/");
    const recording = await recordMainThread(page, async () => {
      await page.evaluate(() => {
        const until = performance.now() + 1500;
        while (performance.now() < until);
      });
      await page.waitForTimeout(100);
    });
    expectFreePage("a busy page", recording);
  });

  const MISPLACED: Readonly<Record<string, () => unknown>> = {
    "sorts a table": () => Float64Array.from({ length: 20_000 }, (_, at) => -at).toSorted().length,
    "parses a big answer": () => JSON.parse(JSON.stringify("a".repeat(1_000_000))) === "",
    "fetches a big answer": async () => (await (await fetch("/big")).text()).length,
    "takes a table over from a worker": () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port2.addEventListener("message", ({ data }: MessageEvent<unknown[]>) => resolve(data.length));
        port2.start();
        port1.postMessage(Array.from({ length: 20_000 }, (_, row) => ({ row })));
      }),
  };
  for (const [work, run] of Object.entries(MISPLACED))
    test(`refuses a page that ${work}`, async ({ page, open }) => {
      test.fail();
      await watchMainThread(page);
      await page.route("/big", (route) => route.fulfill({ body: "a".repeat(1_000_000) }));
      await open("/");
      const recording = await recordMainThread(page, async () => {
        await page.evaluate(run);
      });
      expectFreePage(work, recording);
    });
});
