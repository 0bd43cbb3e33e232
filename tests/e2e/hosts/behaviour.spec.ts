import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { playDesign } from "../support/designProgram.ts";
import { HostProgram, type HostCallMade } from "../support/HostProgram.ts";
import { hostPage } from "../support/hostPage.ts";
import { needsQtWebEngine } from "../support/needsQtWebEngine.ts";
import { expect, test } from "../support/test.ts";

needsQtWebEngine();

/** Of the batch screen for as long as a host does not say that it is done. ms */
const CALL_MS = 30_000;
const READ_AGAIN = "重新读取";

const roomsReply = (total: number, more: object = {}) =>
  JSON.stringify({
    code: "success",
    message: "",
    data: {
      name: "",
      total,
      rooms: Array.from({ length: total }, (_, at) => ({ roomId: `r${at}`, roomCode: `1F-${at}`, ...more })),
    },
  });

const MISBEHAVING: readonly (readonly [string, (call: HostCallMade) => void, string])[] = [
  ["answers with garbage", ({ reply }) => reply("<html>502"), "宿主软件的答复无法识别"],
  ["answers with nothing", ({ reply }) => reply(""), "宿主软件的答复无法识别"],
  ["throws", ({ throwIt }) => throwIt("没有打开的图纸"), "没有打开的图纸"],
  ["never answers", () => {}, "宿主软件没有在 30 秒内答复"],
  [
    "is too old",
    ({ reply }) => reply(`{"code":"request.method.not.found","message":"not implemented!"}`),
    "您的插件版本可能较低, 建议升级后使用此功能！",
  ],
  [
    "answers another question",
    ({ reply }) => reply(`{"code":"success","data":{"rooms":"many"}}`),
    "房间数据不符合约定",
  ],
];

for (const [shape, platform] of [
  ["cef", "g"],
  ["message", "r"],
  ["qcef", "cs"],
] as const)
  test(`${shape}: a host that misbehaves is told of, and is read once it behaves`, async ({ server }) => {
    const program = await HostProgram.launch({ shape });
    try {
      const page = hostPage(program);
      let misbehave: (call: HostCallMade) => void = () => {};
      playDesign(program);
      const behave = program.answer;
      program.answer = (call) => (call.path === HOST_PATHS.rooms ? misbehave(call) : behave(call));
      // Nobody waits half a minute for a test: the page's timers of that length end sooner.
      await program.beforeScripts(`{
        const wait = window.setTimeout;
        window.setTimeout = (then, ms, ...rest) => wait(then, ms === ${CALL_MS} ? 1500 : ms, ...rest);
      }`);
      for (const [, misbehaviour, told] of MISBEHAVING) {
        misbehave = misbehaviour;
        await program.goto(`${server.address}?platform=${platform}#/multiRoom/fanCoil`);
        await page.shows("未能读取设计软件中的房间");
        await page.shows(told);
        if (told.startsWith("您的插件版本")) await page.press("确定");
      }
      misbehave = behave;
      await page.press(READ_AGAIN);
      await page.shows("共 24 间");
      expect(program.errors).toEqual([]);
    } finally {
      await program.close();
    }
  });

test("a late reply is waited for, and a second one is dropped", async ({ server }) => {
  const program = await HostProgram.launch({ shape: "qcef" });
  try {
    const page = hostPage(program);
    await program.goto(`${server.address}?platform=cs#/multiRoom/fanCoil`);
    await page.shows("正在读取设计软件中的房间");
    await expect.poll(() => program.callsOf(HOST_PATHS.rooms).length).toBe(1);
    const [asked] = program.callsOf(HOST_PATHS.rooms);
    asked?.reply(roomsReply(3));
    asked?.reply(roomsReply(5));
    await page.shows("共 3 间");
    asked?.reply(roomsReply(7));
    // One that comes for a call that was never made.
    await page.press("重新读取房间");
    await expect.poll(() => program.callsOf(HOST_PATHS.rooms).length).toBe(2);
    program.callsOf(HOST_PATHS.rooms)[1]?.reply(roomsReply(4));
    await page.shows("是否改用设计软件当前的 4 间房间？");
    expect(program.errors).toEqual([]);
  } finally {
    await program.close();
  }
});

for (const shape of ["cef", "cef-sync"] as const)
  test(`${shape}: a reply of 8 MB is read`, async ({ server }) => {
    const program = await HostProgram.launch({ shape });
    try {
      program.answer = ({ path, reply }) =>
        reply(
          path === HOST_PATHS.rooms ? roomsReply(1, { drawing: "x".repeat(8_000_000) }) : `{"code":"no"}`,
        );
      await program.goto(`${server.address}?platform=g#/multiRoom/fanCoil`);
      await hostPage(program).shows("共 1 间");
      expect(program.errors).toEqual([]);
    } finally {
      await program.close();
    }
  });
