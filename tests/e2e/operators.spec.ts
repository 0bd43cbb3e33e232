import type { Browser, Page } from "@playwright/test";
import { CommandProcess } from "../support/commandProcess.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { apiOf } from "./support/apiOf.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const REASON = "转给别人使用";
// The locked account's calls are refused, and the browser says so.
test.use({ toleratedErrors: [/status of 40[13]/u] });

/** A designer at another machine, with a page of the site open. */
async function designerOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, locale: "zh-CN" });
  const page = await context.newPage();
  const account = await signIn(page, baseURL);
  await page.goto("/#/selectedProducts");
  await expect(page.getByText("欢迎，")).toBeVisible();
  return { page, account, close: () => context.close() };
}

const drawerOf = (page: Page, account: string) => page.getByRole("dialog", { name: account, exact: true });

test("an operator locks an account, which is signed out and told, and unlocks it; the record has both", async ({
  page,
  open,
  browser,
  baseURL,
  server,
}) => {
  const operator = await signIn(page, baseURL!);
  const designer = await designerOf(browser, baseURL!);

  await test.step("the role is given by a command and shows in the head of the page", async () => {
    await open("/help");
    await expect(page.getByText("欢迎，")).toBeVisible();
    await expect(page.getByRole("link", { name: "管理" })).toBeHidden();
    const command = new CommandProcess("scripts/account.ts", ["operator", operator], {
      DATA_DIR: server.folder,
    });
    expect(await command.ended).toMatchObject({ code: 0, stderr: "" });
    await page.reload();
    await page.getByRole("link", { name: "管理" }).click();
    await expect(page.getByRole("table", { name: "账户" })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, "operators-accounts");
  });

  await test.step("the account is found and locked with a reason", async () => {
    await page.getByLabel("按帐号、姓名或邮箱查找").fill(designer.account);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `管理 ${designer.account}` }).click();
    const drawer = drawerOf(page, designer.account);
    await drawer.getByRole("button", { name: "锁定" }).click();
    const dialog = page.getByRole("dialog", { name: "锁定帐号" });
    await dialog.getByLabel("原因").fill(REASON);
    await takePicture(page, "operators-lock");
    await dialog.getByRole("button", { name: "锁定" }).click();
    await expect(drawer.getByText(REASON)).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, "operators-account-locked");
  });

  await test.step("its owner is signed out at the next call, and told why at the next sign-in", async () => {
    await designer.page.reload();
    await expect(designer.page.getByText("登录后查看已选产品")).toBeVisible();
    const frame = designer.page.getByRole("dialog", { name: "登录", exact: true }).frameLocator("iframe");
    await frame.getByLabel("帐号").fill(designer.account);
    await frame.getByRole("textbox", { name: "密码" }).fill("correct horse battery");
    await frame.getByRole("button", { name: "登录" }).click();
    await expect(frame.getByRole("alert")).toHaveText(`帐号已被管理员锁定：${REASON}。需要解锁时联系管理员`);
    await takePicture(designer.page, "operators-told");
  });

  await test.step("once it is unlocked, the same page signs in", async () => {
    const drawer = drawerOf(page, designer.account);
    await drawer.getByRole("button", { name: "解锁" }).click();
    await page.getByRole("dialog", { name: "解锁帐号" }).getByRole("button", { name: "解锁" }).click();
    await expect(drawer.getByRole("button", { name: "锁定" })).toBeVisible();
    const frame = designer.page.getByRole("dialog", { name: "登录", exact: true }).frameLocator("iframe");
    await frame.getByRole("textbox", { name: "密码" }).fill("correct horse battery");
    await frame.getByRole("button", { name: "登录" }).click();
    await expect(designer.page.getByText("欢迎，")).toBeVisible();
  });

  await test.step("the record of the account has both acts", async () => {
    await drawerOf(page, designer.account).getByRole("link", { name: "查看此帐号的操作记录" }).click();
    const rows = page.getByRole("table", { name: "操作记录" }).locator("tbody tr");
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText("解锁帐号");
    await expect(rows.nth(1)).toContainText(`锁定帐号${designer.account}正常 → 已锁定${REASON}`);
    await expectAccessible(page);
    await takePicture(page, "operators-acts");
  });

  await test.step("a message of a visitor is worked through", async () => {
    const title = `缺少屋顶风机 ${designer.account}`;
    const api = await apiOf(page, baseURL!);
    await api.call("POST", "/feedback", { title, description: "希望收录", type: "missingCategory" });
    await page.getByRole("link", { name: "反馈与缺失类别" }).click();
    await page.getByRole("button", { name: `处理 ${title}` }).click();
    await page.getByLabel("备注").fill("已排入计划");
    await takePicture(page, "operators-message");
    await page.getByRole("button", { name: "标为已处理" }).click();
    await expect(page.getByRole("button", { name: `处理 ${title}` })).toBeHidden();
    await page.getByText("已处理", { exact: true }).click();
    await expect(page.getByRole("row", { name: title })).toContainText("已排入计划");
    // A long title ends in … instead of running over its description.
    await expect(page.getByRole("rowheader", { name: title })).toHaveCSS("text-overflow", "ellipsis");
    await expectAccessible(page);
    await takePicture(page, "operators-feedback");
  });

  await test.step("imports and the running server are looked at", async () => {
    await page.getByRole("link", { name: "导入", exact: true }).click();
    await expect(page.getByText("还没有导入").or(page.getByRole("table", { name: "导入" }))).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, "operators-imports");
    await page.getByRole("link", { name: "运行", exact: true }).click();
    await expect(page.getByRole("table", { name: "节点" }).getByText("正常")).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, "operators-status");
  });
  await designer.close();
});
