import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { apiOf } from "./support/apiOf.ts";
import { hasRated } from "./support/hasRated.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

/** What a browser says when a call is answered by a refusal, or not at all. */
test.use({ toleratedErrors: [/Failed to load resource/u] });

interface Identified {
  readonly id: string;
}
const CURRENT = "/private/v1/personal_projects/current";
const rows = (page: Page) =>
  page.getByRole("table", { name: "已选产品" }).locator("tbody tr:not([aria-hidden])");
const FAN = "greenheck-12-bidw";

/** Everything of a run from which somebody else could read: addresses, Referers, what is recorded of use. */
function overheard(context: BrowserContext): readonly string[] {
  const heard: string[] = [];
  context.on("request", (request) => {
    heard.push(request.url(), request.headers()["referer"] ?? "");
    if (request.url().endsWith("/tracks")) heard.push(request.postData() ?? "");
  });
  context.on("console", (message) => heard.push(message.text()));
  return heard;
}

/** What the browser keeps of our pages. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name ?? "");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const database = opening.result;
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener("success", resolve));
        kept.push(reading.result);
      }
      database.close();
    }
    return JSON.stringify(kept);
  });

test("a project is shared by links: joined in a role, looked at without a login, and ended", async ({
  page,
  context,
  browser,
  baseURL,
  open,
}) => {
  const heard = [overheard(context)];
  const base = baseURL ?? "";
  await signIn(page, base);
  const owner = await apiOf(page, base);
  const { id } = await owner.call<Identified>("GET", CURRENT);
  const project = `/private/v1/personal_projects/${id}`;
  await owner.call("POST", `${project}/personal_products`, { productId: FAN, equipmentNum: 3 });
  const secrets: string[] = [];

  const linkOf = async (view: string) => {
    await page.getByText(view, { exact: true }).click();
    await page.getByRole("button", { name: "生成链接" }).click();
    const address = await page.getByRole("textbox", { name: "新链接" }).inputValue();
    secrets.push(address.slice(address.lastIndexOf("#") + 1));
    return address;
  };
  await open("/selectedProducts");
  await page.getByRole("button", { name: /^项目：/u }).click();
  await page.getByRole("menuitem", { name: "共享" }).click();
  const invitation = await linkOf("邀请链接");
  await takePicture(page, "share-dialog");
  await expectAccessible(page);
  const look = await linkOf("只读链接");

  const others = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "zh-CN" });
  heard.push(overheard(others));
  const looker = await others.newPage();
  await test.step("a link to look shows the products, and nothing to change them by", async () => {
    await looker.goto(look);
    await expect(rows(looker)).toContainText("12 BIDW");
    await expect(looker.getByRole("contentinfo")).toContainText("数量 3 台");
    await expect(looker.getByRole("textbox")).toHaveCount(0);
    await expectAccessible(looker);
  });

  await test.step("a link that was revoked says so", async () => {
    await page.getByRole("button", { name: "撤销链接 整个项目" }).click();
    await expect(page.getByText("已撤销")).toBeVisible();
    await looker.reload();
    await expect(looker.getByText("链接已被撤销")).toBeVisible();
  });

  await test.step("whoever is invited joins, and works in the project", async () => {
    await signIn(looker, base);
    await looker.goto("about:blank");
    await looker.goto(invitation);
    await looker.getByRole("button", { name: "加入项目" }).click();
    await expect(looker.getByText(/^已加入“.*”，您是编辑者$/u)).toBeVisible();
    await expect(rows(looker)).toHaveCount(1);
    expect(looker.url()).not.toContain(secrets[0]);
  });

  await test.step("a role that was taken away is answered by a sentence, and leaves nothing to edit", async () => {
    await page.getByRole("dialog").getByText("成员", { exact: true }).first().click();
    const members = await owner.call<{ id: string; isYou: boolean }[]>("GET", `${project}/members`);
    const guest = members.find(({ isYou }) => !isYou);
    await owner.call("PATCH", `${project}/members/${guest?.id}`, { role: "viewer" });
    await looker.getByRole("textbox", { name: /的数量$/u }).fill("9");
    await looker.keyboard.press("Enter");
    await expect(looker.getByText("您在此项目中的角色已变更，不能再进行此操作")).toBeVisible();
    await expect(looker.getByText("您是查看者，只能查看和导出")).toBeVisible();
    await expect(looker.getByRole("textbox")).toHaveCount(0);
  });

  await test.step("check 11: no secret was overheard, and none is kept", async () => {
    const kept = [await keptBy(page), await keptBy(looker)];
    for (const secret of [...secrets, owner.token])
      expect([...heard.flat(), ...kept].filter((text) => text.includes(secret))).toEqual([]);
  });
  await others.close();
});

test("what is selected while the server is gone waits, is seen, and is there once", async ({
  page,
  context,
  baseURL,
  open,
}) => {
  await signIn(page, baseURL ?? "");
  await hasRated(page, "C000001");
  await open("/fan?duty=P000007:12000:10,P000008:650:10");
  const select = page.getByRole("button", { name: /^选中 /u });
  await expect(select.first()).toBeVisible();
  await expect(page.getByRole("button", { name: "已选产品 (0)" })).toBeVisible();

  await context.setOffline(true);
  await select.first().click();
  await expect(page.getByText("已暂存，连接恢复后自动选中")).toBeVisible();
  await expect(page.getByRole("button", { name: "已选产品 (0) 待发送 1" })).toBeVisible();
  await takePicture(page, "basket-waiting");
  await page.getByRole("button", { name: /^已选产品/u }).click();
  await expect(page.getByRole("heading", { name: "待发送 1 项" })).toBeVisible();
  await expect(page.getByRole("table", { name: "待发送的产品" })).toContainText("等待连接恢复");
  await takePicture(page, "waiting");
  expect(await keptBy(page)).not.toMatch(/accessToken|Bearer/u);

  // Another tab has it, too, and only one of them sends.
  const other = await context.newPage();
  const posts: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/personal_products"))
      posts.push(request.url());
  });
  await context.setOffline(false);
  await other.goto(new URL("/#/selectedProducts", baseURL).href);
  await expect(page.getByRole("heading", { name: /^待发送/u })).toBeHidden();
  for (const tab of [page, other]) await expect(rows(tab)).toHaveCount(1);
  expect(posts).toHaveLength(1);
});
