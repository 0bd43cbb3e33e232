import type { Page } from "@playwright/test";
import { openInHost, watchHost } from "./support/hostCalls.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "./support/mainThread.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
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

test(
  "work of an earlier visit is kept or given up, as its owner says",
  { tag: "@twin" },
  async ({ page }) => {
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
  },
);

test("a plug-in that is too old is told of once for each path", { tag: "@twin" }, async ({ page }) => {
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

test("the standard material library is searched in the desktop host, and says what is not checked", async ({
  page,
  server,
}) => {
  await signIn(page, server.address);
  await openInHost(page, "&softwareCode=AppGarch", "/material");
  const rows = page.getByRole("table", { name: "标准材料" }).locator("tbody tr");
  await expect(rows).toHaveCount(20);
  await expect(page.getByRole("link", { name: "标准材料库" })).toBeVisible();
  await page.getByRole("button", { name: /^蝶阀/u }).click();
  await page.getByRole("combobox", { name: "公称尺寸 DN" }).click();
  await page.getByRole("option", { name: "100", exact: true }).click();
  await expect(rows).toHaveCount(5);
  await expect(page).toHaveURL(/category=M000505/u);
  await expectAccessible(page);
  await takePicture(page, "materials");
  await rows.first().getByRole("button").click();
  const detail = page.getByRole("dialog", { name: "D71X-16Q DN100" });
  await expect(detail).toContainText("待核对");
  await takePicture(page, "material");
  await detail.getByRole("button", { name: "关闭" }).last().click();
  await page.getByRole("textbox", { name: "按名称、规格或标准查找" }).fill("zzz");
  await page.keyboard.press("Enter");
  await expect(page.getByText("没有符合条件的材料")).toBeVisible();
});

test(
  "a component is loaded and placed in the desktop host, as the type that was chosen",
  { tag: "@twin" },
  async ({ page, server, request }) => {
    test.setTimeout(300_000);
    await signIn(page, server.address);
    const calls = await watchHost(page);
    // A server that has just started reads its catalogue first, on a busy machine for minutes.
    let valve: { readonly id: string; readonly model: string } | undefined;
    await expect
      .poll(
        async () => {
          const answer = await request.post("/api/search/selection/v1/products/query", {
            data: { gjwCategoryCode: "C000015" },
          });
          const { data } = (await answer.json()) as {
            data?: { list: readonly { id: string; model: string }[] };
          };
          valve = data?.list[0];
          return answer.status();
        },
        { timeout: 200_000 },
      )
      .toBe(200);
    await openInHost(page, "&softwareCode=AppGmep&softwareVersion=2023", `/product/detail/${valve?.id}`);
    const files = page.getByRole("region", { name: "相关资源" });
    await files.getByRole("button", { name: `${valve?.model}.ifc`, exact: true }).click();
    const drawer = page.getByRole("dialog", { name: new RegExp(`_${valve?.model}$`, "u") });
    await drawer.getByRole("tab", { name: "图例" }).click();
    await expect(drawer.getByRole("tabpanel").getByRole("img")).toHaveCount(3);
    await expectAccessible(page);
    await takePicture(page, "component");
    await drawer.getByRole("button", { name: "载入" }).click();
    await expect(page.getByText("载入成功，请前往对应安装产品界面进行布置")).toBeVisible();
    await drawer.getByRole("button", { name: "布置" }).click();
    for (const act of ["load", "place"])
      await expect
        .poll(() => calls.of(`gjw/desktop/component/${act}`))
        .toMatchObject([{ suffix: "ifc", typeNames: [valve?.model], loadAllTypes: false }]);
  },
);

test("a program takes a module and shows constructions, which the web does not", async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  const calls = await watchHost(page);
  await openInHost(page, "&softwareCode=AppGarch", "/module");
  await button(page, "立式管道泵组（一用一备）").click();
  const drawer = page.getByRole("dialog", { name: "立式管道泵组（一用一备）" });
  await drawer.getByRole("button", { name: "载入" }).click();
  await expect(page.getByText("已载入 立式管道泵组（一用一备）")).toBeVisible();
  expect(await calls.of("gjw/desktop/module/load")).toEqual([
    {
      id: "module-inline-pumps-50",
      name: "立式管道泵组（一用一备）",
      path: "C:\\Temp\\立式管道泵组（一用一备）.ifc",
    },
  ]);
  await openInHost(page, "&softwareCode=AppGarch", "/practice");
  await expect(page.getByRole("list", { name: "做法", exact: true }).getByRole("listitem")).toHaveCount(13);
  await expectAccessible(page);
  await takePicture(page, "practices");
  await button(page, "岩棉板外保温砖墙（岩棉 80）").click();
  const practice = page.getByRole("dialog", { name: "岩棉板外保温砖墙（岩棉 80）" });
  await expect(practice.getByRole("table", { name: "构造层次" }).getByRole("row")).toHaveCount(5);
  await expect(practice.getByText("0.37 W/(㎡·K)")).toBeVisible();
  // The layers of a wall stand side by side, and so do what it parts.
  const leftOf = async (side: string) =>
    (await practice.getByText(side, { exact: true }).boundingBox())?.x ?? Number.NaN;
  expect(await leftOf("室外")).toBeLessThan((await leftOf("室内")) - 100);
  await takePicture(page, "practice-drawer");
});
