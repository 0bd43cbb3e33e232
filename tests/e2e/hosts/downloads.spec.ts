import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { playDesign } from "../support/designProgram.ts";
import { HostProgram } from "../support/HostProgram.ts";
import { hostPage } from "../support/hostPage.ts";
import { needsQtWebEngine } from "../support/needsQtWebEngine.ts";
import { expect, test } from "../support/test.ts";

needsQtWebEngine();

test("a plan is written by the program, whose browser takes no downloads", async ({ server }) => {
  const program = await HostProgram.launch({ shape: "cef" });
  try {
    playDesign(program);
    const others = program.answer;
    const replies = new Map<string, unknown>([
      [HOST_PATHS.specialFolder, { path: "C:\\下载" }],
      [HOST_PATHS.hasFile, { exists: false }],
      [HOST_PATHS.writeText, null],
    ]);
    program.answer = (call) => {
      if (!replies.has(call.path)) return others(call);
      call.reply(JSON.stringify({ code: "success", message: "", data: replies.get(call.path) }));
    };
    const page = hostPage(program);
    await program.goto(`${server.address}?platform=g#/multiRoom/fanCoil`);
    await page.shows("共 24 间");
    await page.press("一键选型");
    await page.shows("用时");
    await page.press("确认方案");
    await page.press("下载 .xlsx");
    await page.shows("已保存到 C:\\下载\\");
    const [written] = program.callsOf(HOST_PATHS.writeText);
    expect(written?.params).toMatchObject({ encoding: "base64" });
    // Every .xlsx is a .zip, and every .zip begins so.
    expect(Buffer.from(String(written?.params["text"]), "base64").subarray(0, 2).toString()).toBe("PK");
    expect(program.dropped).toEqual([]);
    expect(program.errors).toEqual([]);
  } finally {
    await program.close();
  }
});
