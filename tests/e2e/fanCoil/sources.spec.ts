import { expectAccessible } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

test("a building goes from rooms over its systems to chillers that are taken, and a changed room changes their verdict", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  const plans = page.getByRole("table", { name: "冷源方案" });
  const seen = page.getByRole("region", { name: "所看方案" });
  const kept = page.getByRole("region", { name: "已采用冷源" });
  const typed = async (name: string, text: string) => {
    const field = page.getByRole("textbox", { name, exact: true });
    await field.fill(text);
    await field.press("Enter");
  };

  await test.step("without units there is no load, and the way on is to type one", async () => {
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Rhea");
    await batch.part("冷热源").click();
    await expect(page.getByText("没有冷负荷")).toBeVisible();
    await takePicture(page, "sources-empty-1280");
    await page.getByRole("button", { name: "输入同时冷负荷" }).click();
    await expect(page.getByRole("textbox", { name: "同时冷负荷（kW）" })).toBeFocused();
  });

  await test.step("the systems of cold water give the load, the catalogue the alternatives", async () => {
    await batch.part("房间").click();
    await batch.runToTheEnd();
    await batch.part("冷热源").click();
    await expect(page.getByText(/^冷水系统 [\d,.]+ kW/u)).toBeVisible();
    await expect(plans.getByRole("row").nth(1)).toContainText("满足");
    await expectAccessible(page);
    await takePicture(page, "sources-1280");
  });

  await test.step("climate, wet bulb and least load are said, and each alternative is told by its machines", async () => {
    await page.getByRole("combobox", { name: "冷却方式" }).selectOption("水冷");
    // The largest chillers of one kind are too large for this building alone.
    await expect(page.getByText("没有装机在负荷 100–150 % 之间的方案")).toBeVisible();
    await page.getByRole("button", { name: "冷却方式改为不限" }).click();
    await typed("新风冷负荷（kW）", "600");
    await page.getByRole("combobox", { name: "冷却方式" }).selectOption("水冷");
    await page.getByRole("combobox", { name: "气候区" }).selectOption("寒冷");
    await typed("湿球温度（℃）", "27");
    await typed("最小冷负荷（kW）", "40");
    await page.getByRole("radiogroup", { name: "显示的方案" }).getByText(/^全部/u).click();
    // The modules of the library have two machines.
    await page.getByRole("radiogroup", { name: "台数" }).getByText("2 台", { exact: true }).click();
    await plans.getByRole("row").nth(1).getByRole("button").click();
    await expect(seen).toContainText(/COP [\d.]+，限值 [\d.]+，(?:不)?满足/u);
    await expect(seen).toContainText(/IPLV [\d.]+，(?:限值|无法判定：)/u);
    await expect(seen).toContainText(/冷却塔（每台机组）\d × /u);
    await takePicture(page, "sources-seen-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "sources-seen-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("one is taken, in one step of undo", async () => {
    await seen.getByRole("button", { name: "采用此方案" }).click();
    await expect(kept).toContainText(/仍满足|过大/u);
    await page.getByRole("button", { name: "撤销" }).click();
    await expect(kept).toBeHidden();
    await page.getByRole("button", { name: "重做" }).click();
    await expect(kept).toBeVisible();
    await takePicture(page, "sources-kept-1280");
  });

  await test.step("its towers came with it, and are judged by the condenser water of now", async () => {
    const towers = kept.getByRole("list", { name: "冷却塔" });
    await expect(towers).toContainText("仍满足");
    await typed("进冷凝器温度（℃）", "30");
    await expect(towers).toContainText("产品没有此工况的流量");
    await towers.scrollIntoViewIfNeeded();
    await takePicture(page, "sources-towers-1280");
    await page.getByRole("button", { name: "撤销" }).click();
    await expect(towers).toContainText("仍满足");
  });

  await test.step("a module of the library becomes its plant room, with what differs said", async () => {
    const room = kept.getByRole("region", { name: "机房模块" });
    await room.getByRole("button", { name: "从模块库选择" }).click();
    const drawer = page.getByRole("dialog", { name: "机房模块" });
    await expect(drawer.getByRole("listitem").first()).toContainText(/冷水机组：模块 2 台，方案 \d 台/u);
    await expectAccessible(page);
    await takePicture(page, "sources-modules-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "sources-modules-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
    await drawer
      .getByRole("button", { name: /^采用 / })
      .first()
      .click();
    await expect(drawer).toBeHidden();
    await expect(room.getByRole("list", { name: "设备清单" })).toContainText("CH-1、CH-2");
    await expect(room).toContainText("不是方案的机组");
    await room.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await takePicture(page, "sources-room-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "sources-room-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("chillers, towers and room stand on the building's page", async () => {
    await batch.part("总览").click();
    const lines = page.getByRole("table", { name: "工程总览" });
    await expect(lines.getByRole("row", { name: /冷却塔.*仍满足/u })).toBeVisible();
    await expect(lines.getByRole("row", { name: /冷源机房.*3 项不同/u })).toBeVisible();
    await takePicture(page, "sources-overview-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "sources-overview-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
    await batch.part("冷热源").click();
    await expect(kept).toBeVisible();
  });

  await test.step("what it states is taken over into the system of cold water, field by field", async () => {
    const carried = kept.getByRole("list", { name: "可带入系统条件" });
    await expect(carried).toContainText(/冷却水：机组 COP 未输入 → [\d.]+/u);
    await carried.getByRole("button", { name: "带入冷水系统 冷却水：机组 COP" }).click();
    await carried.getByRole("button", { name: "带入冷水系统 冷却水泵运行台数" }).click();
    // Nothing else differs then: the proposed condenser water is the same.
    await expect(carried).toBeHidden();
    await batch.part("系统").click();
    await expect(page.getByRole("textbox", { name: "冷却水机组 COP" })).not.toHaveValue("");
    await batch.part("冷热源").click();
    await expect(kept).toBeVisible();
  });

  await test.step("a room with many more units makes it too small, and it stays", async () => {
    const machines = await kept.locator("b").first().innerText();
    await batch.part("房间").click();
    await batch.room(0).quantity.fill("90");
    await page.keyboard.press("Enter");
    await batch.select.click();
    await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
    await batch.part("冷热源").click();
    await expect(kept).toContainText("装机不足");
    await expect(kept).toContainText(/装机 [\d,]+ kW 小于负荷 [\d,]+ kW/u);
    expect(await kept.locator("b").first().innerText()).toBe(machines);
    await takePicture(page, "sources-short-1280");
  });
});
