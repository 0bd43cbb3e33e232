import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { playDesign } from "../support/designProgram.ts";
import { HostProgram, type BridgeShape } from "../support/HostProgram.ts";
import { hostPage, type HostPlatform } from "../support/hostPage.ts";
import { needsQtWebEngine } from "../support/needsQtWebEngine.ts";
import { expect, test } from "../support/test.ts";

const WAYS_IN: readonly (readonly [BridgeShape, HostPlatform])[] = [
  ["cef", "g"],
  ["cef-sync", "g"],
  ["cef-late", "g"],
  ["interop", "r"],
  ["interop-sync", "r"],
  ["message", "r"],
  ["qcef", "cs"],
  ["qcef-return", "cs"],
  ["qcef-query", "cs"],
];

interface Delivered {
  readonly total: number;
  readonly results: readonly { readonly roomId: string }[];
}

needsQtWebEngine();

for (const [shape, platform] of WAYS_IN)
  test(`${shape}: rooms come, are selected, and their results go back`, async ({ server }) => {
    const program = await HostProgram.launch({ shape });
    try {
      playDesign(program);
      const page = hostPage(program);
      await program.goto(`${server.address}?platform=${platform}#/multiRoom/fanCoil`);
      await page.shows("房间来自设计软件「模拟宿主 办公楼」，共 24 间");
      expect(await program.evaluate("window.boundBeforeScripts")).toBe(true);
      await page.press("一键选型");
      await page.shows("用时");
      await page.press("确认方案");
      await page.shows("选型结果已返回设计软件，共 24 间");
      const [piece, ...others] = program.callsOf(HOST_PATHS.result);
      expect(others).toEqual([]);
      const { total, results } = piece!.params as unknown as Delivered;
      expect([total, new Set(results.map(({ roomId }) => roomId)).size]).toEqual([24, 24]);
      expect(program.errors).toEqual([]);
    } finally {
      await program.close();
    }
  });
