import type { Page } from "@playwright/test";
import { openInHost, watchHost } from "./support/hostCalls.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "./support/mainThread.ts";
import { expect, test } from "./support/test.ts";

test.use({ serverSettings: { SIMULATED_HOST: "1" } });

const ROUTE = "/multiRoom/fanCoil";
const ROOMS_PATH = "gjw/desktop/custom_input_data";
const RESULT_PATH = "gjw/desktop/custom_output_data";
const OUTDATED = "您的插件版本可能较低, 建议升级后使用此功能！";

const openIn = (page: Page, query = "") => openInHost(page, query, ROUTE);
const footer = (page: Page) => page.getByRole("contentinfo");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function selectAll(page: Page) {
  await button(page, "一键选型").click();
  await expect(footer(page)).toContainText(/用时 [\d.,]+ 秒/u, { timeout: 60_000 });
}

test("rooms come from the host, and the confirmed plan goes back to it", async ({ page }) => {
  const calls = await watchHost(page);
  await openIn(page);
  await expect(page.getByText("房间来自设计软件「模拟宿主 办公楼」，共 24 间")).toBeVisible();
  await expect(footer(page)).toContainText("共 24 间");
  await expect(button(page, "导入房间表")).toHaveCount(0);
  await selectAll(page);
  await button(page, "确认方案").click();
  const dialog = page.getByRole("dialog", { name: "确认方案" });
  await expect(dialog.getByText("选型结果已返回设计软件，共 24 间")).toBeVisible();
  await expect(button(page, "下载 .xlsx")).toBeEnabled();

  const [piece, ...more] = await calls.of(RESULT_PATH);
  expect(more).toEqual([]);
  expect(piece).toMatchObject({ categoryCode: "C000006", offset: 0, total: 24 });
  const results = piece?.results ?? [];
  expect(results).toHaveLength(24);
  expect(results[0]).toMatchObject({
    roomId: "6B1a2F3e-90ab-4C3d-8e21-5f7A9c0d1e2f-00001000",
    roomCode: "1F-101",
    roomName: "办公室 101",
    roomArea: 36,
    equipmentNumber: 2,
  });
  const [matched, hall] = [results[0], results[23]];
  expect(Object.keys(matched ?? {}).slice(5)).toEqual([
    "standing",
    "remark",
    "productId",
    "productModel",
    "productName",
    "parameters",
    "isSample",
    "conditions",
    "searchData",
  ]);
  expect(matched?.parameters?.length).toBeGreaterThan(5);
  // A hall for two units, which no fan coil can carry.
  expect(hall).toMatchObject({ roomName: "多功能厅 212", equipmentNumber: 2, standing: "unmatched" });
  expect(hall).not.toHaveProperty("productId");
});

test("work of an earlier visit is kept or given up, as its owner says", async ({ page }) => {
  await openIn(page);
  await expect(footer(page)).toContainText("共 24 间");
  await page.waitForTimeout(1000);
  await openIn(page, "&simulateRooms=36");
  const offer = page.getByRole("dialog", { name: "设计软件中的房间" });
  await expect(offer).toContainText("是否改用设计软件当前的 36 间房间？");
  await offer.getByRole("button", { name: "保留现有" }).click();
  await expect(footer(page)).toContainText("共 24 间");
  await button(page, "重新读取房间").click();
  await offer.getByRole("button", { name: "改用" }).click();
  await expect(footer(page)).toContainText("共 36 间");
});

test("a plug-in that is too old is told of once for each path", async ({ page }) => {
  await openIn(page, `&simulateLacks=${ROOMS_PATH}`);
  const notice = page.getByRole("dialog", { name: "提示" });
  await expect(notice).toContainText(OUTDATED);
  await expect(notice).toContainText(`${ROOMS_PATH}：not implemented!`);
  await expect(notice.getByRole("button", { name: "取消" })).toHaveCount(0);
  await notice.getByRole("button", { name: "确定" }).click();
  await expect(page.getByText("未能读取设计软件中的房间")).toBeVisible();
  await button(page, "重新读取").click();
  await expect(page.getByRole("alert").filter({ hasText: "未能读取" })).toContainText(OUTDATED);
  await expect(notice).toHaveCount(0);
});

test.describe("a large building", { tag: "@measured" }, () => {
  // A task may be long because it was made to wait; work in the wrong place is there in every try.
  test.describe.configure({ retries: 2 });

  test("20,000 rooms come and go while the page only draws", async ({ page }) => {
    test.setTimeout(240_000);
    const calls = await watchHost(page);
    await watchMainThread(page);
    await openIn(page, "&simulateRooms=20000");
    await expect(footer(page)).toContainText("共 20,000 间", { timeout: 60_000 });
    // Once the screen itself is drawn: opening it is no part of reading rooms.
    const coming = await recordMainThread(page, async () => {
      await button(page, "重新读取房间").click();
      await page.getByRole("button", { name: "改用" }).click({ timeout: 60_000 });
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByText("1F-101", { exact: true })).toBeVisible();
    });
    expectFreePage("20,000 rooms from the host to the drawn table", coming);
    await selectAll(page);
    const going = await recordMainThread(page, async () => {
      await button(page, "确认方案").click();
      await expect(page.getByText("选型结果已返回设计软件，共 20,000 间")).toBeVisible({ timeout: 60_000 });
    });
    expectFreePage("20,000 rooms, from 确认方案 to the host's last reply", going);
    const pieces = await calls.roomIdsOf(RESULT_PATH);
    expect(pieces).toHaveLength(200);
    expect(new Set(pieces.flat()).size).toBe(20_000);
  });
});
