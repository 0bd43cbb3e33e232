import { join } from "node:path";
import { playDesign } from "../support/designProgram.ts";
import { HostProgram } from "../support/HostProgram.ts";
import { hostPage } from "../support/hostPage.ts";
import { needsQtWebEngine } from "../support/needsQtWebEngine.ts";
import { expect, test } from "../support/test.ts";

needsQtWebEngine();

/** As Windows scales its desktop, in windows from the smallest on. */
const WINDOWS = [
  [1.25, [1280, 800]],
  [1.5, [1000, 700]],
  [2, [800, 600]],
] as const;

for (const [scale, size] of WINDOWS)
  test(`at ${scale * 100} % in ${size.join(" × ")} a plan is made, and its dialog stands in the window`, async ({
    server,
  }) => {
    const program = await HostProgram.launch({ shape: "cef", scale, size });
    try {
      playDesign(program);
      const page = hostPage(program);
      await program.goto(`${server.address}?platform=g#/multiRoom/fanCoil`);
      await page.shows("共 24 间");
      await page.press("一键选型");
      await page.press("确认方案");
      await page.shows("选型结果已返回设计软件");
      expect(await program.evaluate("devicePixelRatio")).toBe(scale);
      // What a screen shows is scrolled to in a narrow window; bars and dialogs are not.
      const beyond =
        await program.evaluate(`[...document.querySelectorAll("header *, [role=dialog], [role=dialog] button")]
        .map((each) => [each.outerHTML.slice(0, 99), each.getBoundingClientRect()])
        .filter(([, { left, right, bottom }]) => left < 0 || right > innerWidth || bottom > innerHeight)
        .map(([text]) => text)`);
      expect(beyond).toEqual([]);
      await program.takePicture(join("test-results", "pictures", "hosts", `${size[0]}-${scale}.png`));
      expect(program.errors).toEqual([]);
    } finally {
      await program.close();
    }
  });
