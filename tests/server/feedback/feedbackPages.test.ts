import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { feedback } from "#server/database/schema/schema.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { cssVariables } from "#ui/shell/theme/cssVariables.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import type { Asked } from "../../support/caller.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";

const { messagesAnHour: MOST_IN_AN_HOUR } = USUAL_BOUNDS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(bareDatabase);
});
afterAll(() => server.close());
beforeEach(() => server.database.queries.delete(feedback));

const PAGE = "/account/feedback?source=Selection";
const stored = () => server.database.queries.select().from(feedback);

const send = (entries: Record<string, string>, address = PAGE, app: Asked = server.app) =>
  app.request(address, { method: "POST", body: new URLSearchParams(entries) });

const GOOD = { title: "缺少品牌", description: "第一行\r\n第二行", mobile: "138 0013-8000" };

describe("the feedback page", () => {
  test("is a form in Chinese without a script, kept by nobody and giving no cookie", async () => {
    const answer = await server.app.request(PAGE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/u);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const page = await answer.text();
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).not.toContain("<script");
    expect(page).not.toContain("style=");
    for (const name of ["title", "description", "mobile"])
      expect(page).toMatch(new RegExp(`<label for="${name}">`, "u"));
  });

  test("is filled with the title that the selection gives, escaped and cut to its limit", async () => {
    const titled = async (title: string) =>
      (await server.app.request(`${PAGE}&from=6&title=${encodeURIComponent(title)}`)).text();
    expect(await titled("缺少产品分类")).toContain('value="缺少产品分类"');
    const evil = await titled('"><script>alert(1)</script>');
    expect(evil).not.toContain("<script");
    expect(evil).toContain("&quot;&gt;&lt;script&gt;");
    expect(await titled("长".repeat(500))).toContain(`value="${"长".repeat(100)}"`);
  });

  test("keeps what was sent and says thanks at an address that can be asked again", async () => {
    const answer = await send(GOOD);
    expect(answer.status).toBe(303);
    const thanks = new URL(answer.headers.get("Location") ?? "", `http://localhost${PAGE}`);
    expect(thanks.pathname + thanks.search).toBe("/account/feedback?sent=1");
    expect(await (await server.app.request(`${thanks.pathname}${thanks.search}`)).text()).toContain(
      "感谢反馈",
    );
    expect(await stored()).toMatchObject([
      {
        type: "wish",
        title: "缺少品牌",
        description: "第一行\n第二行",
        mobile: "13800138000",
        score: null,
        classificationCode: null,
      },
    ]);
  });

  test("knows from whom a missing category comes", async () => {
    await send({ ...GOOD, mobile: "" }, `${PAGE}&from=6`);
    expect(await stored()).toMatchObject([{ type: "missingCategory", mobile: null }]);
  });

  test.each([
    [{ title: " " }, "title", "标题未填写"],
    [{ title: "长".repeat(101) }, "title", "标题最长 100 字，现有 101 字"],
    [{ description: "" }, "description", "描述未填写"],
    [{ description: "长".repeat(1001) }, "description", "描述最长 1000 字，现有 1001 字"],
    [{ description: "a\0b" }, "description", "含有无法保存的字符"],
    [{ mobile: "12345" }, "mobile", "手机号应为 11 位数字，以 1 开头"],
  ])("says beside the field what is wrong with %o and loses nothing", async (wrong, field, sentence) => {
    const entries = { title: "我的标题", description: '写了<很>"多"', mobile: "13800138000", ...wrong };
    const answer = await send(entries);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(`id="${field}-fault">${sentence}</p>`);
    expect(page).toContain(`aria-describedby="${field}-fault"`);
    expect(page.match(/class="fault"/gu)).toHaveLength(1);
    expect(page).toContain(`value="${entries.title}"`);
    expect(page).toContain(`value="${entries.mobile}"`);
    const escaped = entries.description
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;");
    expect(page).toContain(`${escaped}</textarea>`);
    expect(await stored()).toEqual([]);
  });

  test("says of every empty field that it is", async () => {
    const page = await (await send({})).text();
    expect(page).toContain("标题未填写");
    expect(page).toContain("描述未填写");
    expect(page.match(/ autofocus/gu)).toHaveLength(1);
  });

  test.each([
    [
      "without a boundary",
      "multipart/form-data",
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n缺少品牌',
    ],
    [
      "that is cut off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="mobile"\r\n\r\n13800138000\r\n--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n缺少品牌',
    ],
    [
      "with damaged escapes",
      "application/x-www-form-urlencoded",
      "title=缺少品牌&description=100%&mobile=13800138000",
    ],
  ])("says of a body %s that it is damaged, and keeps what can be read", async (_, type, body) => {
    const answer = await server.app.request(PAGE, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toMatch(/<p class="refusal" role="alert">提交的内容不完整或已损坏/u);
    expect(page).toContain('value="缺少品牌"');
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["", "multipart/form-data; boundary=x", 400],
    ["{", "application/json", 400],
    ["--x\r\n".repeat(150_000), "multipart/form-data; boundary=x", 400],
    ['name="title"\n'.repeat(75_000), "multipart/form-data; boundary=x", 400],
  ])("answers a body of no form at all as one, whatever it is (%#)", async (body, type, status) => {
    const answer = await server.app.request(PAGE, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("<form");
  });

  test("takes a form in parts, the last of a field's values, and no file", async () => {
    const body = new FormData();
    body.set("title", "缺少品牌");
    body.append("description", "第一");
    body.append("description", "第二");
    body.set("mobile", new File(["13800138000"], "mobile.txt"));
    const answer = await server.app.request(PAGE, { method: "POST", body });
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject([{ title: "缺少品牌", description: "第二", mobile: null }]);
  });

  test("leads back to the product, as the host had opened it and nowhere else", async () => {
    const wayBack = async (address: string) =>
      /<a href="([^"]*)">返回产品库/u.exec(await (await server.app.request(address)).text())?.[1];
    expect(await wayBack(PAGE)).toBe("../");
    const back = `back=${encodeURIComponent("platform=r&softwareCode=revit")}`;
    expect(await wayBack(`${PAGE}&${back}`)).toBe("../?platform=r&amp;softwareCode=revit");
    expect(await wayBack(`${PAGE}&back=${encodeURIComponent('//evil.example/"><b>')}`)).toMatch(
      /^\.\.\/\?[\w%+=.]*$/u,
    );
    const thanks = new URL(
      (await send(GOOD, `${PAGE}&${back}`)).headers.get("Location") ?? "",
      "http://x/account/",
    );
    expect(await wayBack(`${thanks.pathname}${thanks.search}`)).toBe("../?platform=r&amp;softwareCode=revit");
  });

  test("of a thousand lines counts each line's end once", async () => {
    const lines = `a${"\r\n".repeat(998)}b`;
    expect((await send({ ...GOOD, description: lines })).status).toBe(303);
  });

  test("refuses more than a person can have to say in an hour, and keeps what was typed", async () => {
    const browser = new Browser(server.app);
    for (let sent = 0; sent < MOST_IN_AN_HOUR; sent++) await send(GOOD, PAGE, browser);
    const answer = await send({ ...GOOD, title: "还有一条" }, PAGE, browser);
    expect(answer.status).toBe(429);
    const page = await answer.text();
    expect(page).toContain("提交过于频繁，一小时后可再试，填写的内容已保留");
    expect(page).toContain('value="还有一条"');
    expect(await stored()).toHaveLength(MOST_IN_AN_HOUR);
  });

  test("does not read what is longer than any message", async () => {
    const answer = await send({ description: "a".repeat(1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("内容过长");
  });
});

describe("the account prefix", () => {
  test("has a stylesheet with the very colours of the page", async () => {
    const answer = await server.app.request("/account/account.css");
    expect(answer.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
    // @ts-expect-error the resolver reads no theme
    const variables = new Map(Object.entries(cssVariables("web")().variables));
    const stated = [...(await answer.text()).matchAll(/(--v-[\w-]+): (#[\da-f]{6})/gu)];
    expect(stated.length).toBeGreaterThan(5);
    for (const [, name = "", colour] of stated) expect(variables.get(name)?.toLowerCase()).toBe(colour);
  });

  test("sends that once, packed, to who asks again", async () => {
    const asked = (headers: Record<string, string>) =>
      server.app.request("/account/account.css", { headers: { "Accept-Encoding": "gzip", ...headers } });
    const first = await asked({});
    expect(first.headers.get("Content-Encoding")).toBe("gzip");
    const again = await asked({ "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  });

  test.each([
    ["GET", "/account"],
    ["GET", "/account/users"],
    ["GET", "/account/feedback/more"],
    ["DELETE", "/account/feedback"],
  ])("%s %s is not.found in the envelope", async (method, path) => {
    const answer = await server.app.request(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not.found", data: null });
  });
});
