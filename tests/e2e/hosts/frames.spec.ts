import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { playDesign } from "../support/designProgram.ts";
import { HostProgram } from "../support/HostProgram.ts";
import { hostPage } from "../support/hostPage.ts";
import { startServer } from "../support/loadedCatalogue.ts";
import { needsQtWebEngine } from "../support/needsQtWebEngine.ts";
import { expect, test } from "../support/test.ts";

needsQtWebEngine();

/** A page of another origin: it asks its own object, the page around it, and the host behind that, for the token. */
const STRANGER = `<!doctype html><meta charset="utf-8"><script>
  const got = { own: typeof window.CefClient, parent: "", heard: [] };
  try { got.parent = typeof parent.CefClient; } catch (error) { got.parent = error.name; }
  addEventListener("message", ({ data }) => got.heard.push(data));
  const call = { id: "1", path: "${HOST_PATHS.accessToken}", params: {} };
  parent.postMessage(call, "*");
  parent.postMessage(JSON.stringify(call), "*");
  parent.postMessage({ id: "1", reply: { code: "success", message: "", data: { accessToken: "theirs" } } }, "*");
  setTimeout(() => parent.postMessage({ stranger: got }, "*"), 300);
</script>`;

const frameOf = (address: string) => `new Promise((resolve) => {
  const frame = document.createElement("iframe");
  addEventListener("message", ({ data }) => data.stranger !== undefined && resolve(data.stranger));
  document.addEventListener("securitypolicyviolation", () => resolve("refused"));
  frame.src = ${JSON.stringify(address)};
  document.body.append(frame);
})`;

let strangers: Server;
let stranger: string;
test.beforeAll(async () => {
  strangers = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(STRANGER),
  );
  await new Promise<void>((resolve) => strangers.listen(0, "127.0.0.1", resolve));
  stranger = `http://localhost:${(strangers.address() as AddressInfo).port}`;
});
test.afterAll(() => void strangers?.close());

test("a frame of another origin gets nothing, not even the one of the sign-in page", async () => {
  const { address, stop } = await startServer({ LOGIN_ORIGIN: stranger });
  const program = await HostProgram.launch({ shape: "cef" });
  try {
    playDesign(program, { token: "token-of-the-host" });
    await program.goto(`${address}?platform=g#/help`);
    await hostPage(program).holds(`document.title === "帮助"`);
    const before = program.callsOf(HOST_PATHS.accessToken).length;
    expect(await program.evaluate(frameOf(stranger))).toEqual({
      own: "undefined",
      parent: "SecurityError",
      heard: [],
    });
    expect(program.callsOf(HOST_PATHS.accessToken)).toHaveLength(before);
    expect(program.errors.filter((error) => !error.includes("users/info"))).toEqual([]);
  } finally {
    await program.close();
    await stop();
  }
});

test("where the bridge is in every frame, nobody is framed: neither a stranger nor the sign-in page", async ({
  server,
}) => {
  const program = await HostProgram.launch({ shape: "cef", isLeaky: true });
  try {
    const opened = playDesign(program);
    const page = hostPage(program);
    await program.goto(`${server.address}?platform=g#/`);
    await page.holds(`document.title === "产品库"`);
    expect(await program.evaluate(frameOf(stranger))).toBe("refused");
    await program.goto(`${server.address}?platform=g#/selectedProducts`);
    await page.press("打开登录页");
    await expect.poll(() => opened).toEqual([new URL("/account/sign-in?platform=g", server.address).href]);
    expect(await program.evaluate("document.querySelectorAll('iframe').length")).toBe(0);
    const origin = new URL(server.address).origin;
    expect(new Set(program.calls.map(({ frame }) => frame))).toEqual(new Set([origin]));
    expect(program.dropped).toEqual([]);
  } finally {
    await program.close();
  }
});
