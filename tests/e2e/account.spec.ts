import { readSheet } from "read-excel-file/node";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test.use({ looksOn: false });
test.beforeEach(({ page }) => hasRated(page, "C000001"));

const DUTY = "/fan?duty=P000007:12000:10,P000008:650:10";
const PASSWORD = "correct horse battery";

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const rows = (page: Page) => page.getByRole("table", { name: "已选产品" }).locator("tbody tr");

test("a product chosen by nobody is selected after the registration, changed, deleted and had back", async ({
  page,
  open,
}) => {
  const addresses: string[] = [];
  const tokens = new Set<string>();
  page.on("request", (request) => {
    addresses.push(request.url());
    const bearer = request.headers()["authorization"];
    if (bearer !== undefined) tokens.add(bearer.replace("Bearer ", ""));
  });

  await test.step("a place that asks for a login is readable behind the dialog", async () => {
    await open(DUTY);
    const dialog = dialogOf(page, "登录");
    await expect(dialog.frameLocator("iframe").getByLabel("帐号")).toBeVisible();
    await takePicture(page, "sign-in-dialog");
    await dialog.getByRole("button", { name: "关闭" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "登录/注册" })).toBeVisible();
  });

  await test.step("the act goes on after the login, and the details are asked for", async () => {
    await page
      .getByRole("button", { name: /^选中 /u })
      .first()
      .click();
    const frame = dialogOf(page, "登录").frameLocator("iframe");
    await frame.getByRole("link", { name: "注册帐号" }).click();
    // The page before has fields of the same names.
    await expect(frame.getByRole("heading", { name: "注册帐号" })).toBeVisible();
    await frame.getByLabel("帐号").fill(`u${crypto.randomUUID()}`);
    await frame.getByRole("textbox", { name: "密码" }).fill(PASSWORD);
    await frame.getByRole("button", { name: "注册" }).click();
    await expect(page.getByText("已选中，可在“已选产品”中查看")).toBeVisible();
    await expect(dialogOf(page, "登录")).toBeHidden();
    const details = dialogOf(page, "个人信息");
    await takePicture(page, "details-dialog");
    const form = details.frameLocator("iframe");
    await form.getByLabel("单位").fill("某设计院");
    await form.getByLabel("城市").fill("上海");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(details).toBeHidden();
  });

  await test.step("the basket counts it and leads to it, with design and running values", async () => {
    await page.getByRole("button", { name: "已选产品 (1)" }).click();
    await expect(page).toHaveTitle("已选产品");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("风量 12,000 m³/h，全压 650 Pa");
    await expect(rows(page)).toContainText("全压效率");
    await expectAccessible(page);
    await takePicture(page, "selected-products");
  });

  await test.step("its quantity is edited in place", async () => {
    await page.getByRole("textbox", { name: /的数量$/u }).fill("3");
    await page.keyboard.press("Enter");
    await expect(page.getByText("数量 3 台")).toBeVisible();
  });

  await test.step("the schedule is taken away as a workbook", async () => {
    await page.getByRole("button", { name: "导出" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "设备表 .xlsx" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/设备表.*\.xlsx$/u);
    // Its address opens the same list, for whoever has signed in.
    const address = (await readSheet(await file.path())).at(-1)?.[3];
    const linked = await page.context().newPage();
    await linked.goto(String(address));
    await expect(rows(linked)).toHaveCount(1);
    await expect(rows(linked)).toContainText("风量 12,000 m³/h，全压 650 Pa");
    await linked.close();
  });

  await test.step("what is deleted is had back", async () => {
    await page.getByRole("button", { name: /^删除 /u }).click();
    await expect(page.getByText("还没有已选产品")).toBeVisible();
    await takePicture(page, "selected-products-empty");
    await page.getByRole("button", { name: "撤销" }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step("a new project is the current one, and empty", async () => {
    await page.getByRole("button", { name: /^项目：/u }).click();
    await page.getByRole("menuitem", { name: "新建项目" }).click();
    await page.getByLabel("项目名称").fill("二期");
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByRole("button", { name: "项目：二期" })).toBeVisible();
    await expect(page.getByText("二期还没有已选产品")).toBeVisible();
  });

  await test.step("a reload knows the user, who leaves; nothing of theirs stays to be seen", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "项目：二期" })).toBeVisible();
    await page.getByRole("button", { name: "退出" }).click();
    await expect(page.getByText("登录后查看已选产品")).toBeVisible();
    await expect(page.getByRole("button", { name: "登录/注册" })).toBeVisible();
  });

  expect(tokens.size).toBeGreaterThan(0);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  );
  for (const token of tokens) {
    expect(kept).not.toContain(token);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  }
});

test("one brand's mode has no basket", { tag: "@twin" }, async ({ page }) => {
  await page.goto("/?brandCode=GREENHECK#/");
  await expect(page.getByRole("button", { name: "登录/注册" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^已选产品/u })).toBeHidden();
});
