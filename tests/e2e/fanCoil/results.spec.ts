import { alternativesDrawer } from "../support/alternativesDrawer.ts";
import { answerChunks, refuseInput } from "../support/answerChunks.ts";
import { batchPage } from "../support/batchPage.ts";
import { expect, test } from "../support/test.ts";

const UNREASONABLE = "存在不合理的输入值，请检查是否符合实际情况并重新输入。";
/** --v-miss */
const ORANGE = "rgb(168, 67, 0)";

test.describe("results", () => {
  test("name in orange the room without a match, and why", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.addRoom({ 房间名称: "机房", 房间面积: "20", 冷负荷: "500", 热负荷: "1" });
    await batch.addRoom({ 房间名称: "办公室", 房间面积: "20", 冷负荷: "2", 热负荷: "1" });
    await batch.runToTheEnd();

    const { first, second, detail, reselect } = batch.room(0);
    await expect(first.getByText("未找到合适型号")).toHaveCSS("color", ORANGE);
    await expect(second).toContainText(/单台需全冷 500\.00 kW，最大可选 [\d.]+ kW/u);
    await expect(detail).toBeDisabled();
    await expect(batch.footer).toContainText("已匹配 1未匹配 1");

    await reselect.click();
    const { drawer } = alternativesDrawer(page, "机房");
    await expect(drawer).toContainText("已选产品暂无");
    await expect(drawer.getByText("根据您的选型条件暂无匹配的产品型号，请修改选型条件后重试")).toBeVisible();
    await batch.close(drawer).click();

    await batch.button("只看未匹配").click();
    await expect(batch.table).toHaveAttribute("aria-rowcount", "3");
    await batch.button("显示全部").click();
    await expect(batch.table).toHaveAttribute("aria-rowcount", "5");
  });

  test(
    "can be searched again for one room under other conditions",
    { tag: "@twin" },
    async ({ page, open }) => {
      const batch = batchPage(page);
      await open("/multiRoom/fanCoil");
      await batch.addRoom({ 房间名称: "办公室", 房间面积: "20", 冷负荷: "2", 热负荷: "1" });
      await batch.runToTheEnd();
      await batch.room(0).reselect.click();
      const { drawer, table, chosen } = alternativesDrawer(page, "办公室");
      for (const disabled of ["品牌", "结构形式"])
        await expect(drawer.getByRole("combobox", { name: disabled })).toBeDisabled();
      await expect(drawer.getByRole("textbox", { name: "单台承担面积（㎡）" })).toBeDisabled();
      await expect(chosen).toContainText("已选");

      const water = drawer.getByRole("textbox", { name: "夏季供水温度（℃）" });
      await water.fill("17");
      await drawer.getByRole("button", { name: "选型", exact: true }).click();
      await expect(drawer.getByText(/^共 \d+ 个备选$/u)).toBeVisible();
      const figure = table.getByRole("row").nth(1).getByRole("cell").nth(3);
      const warm = Number(await figure.innerText());
      await water.fill("5");
      await drawer.getByRole("button", { name: "选型", exact: true }).click();
      // In the order of the selection the first still only just does what the room needs.
      await expect(figure).not.toHaveText(String(warm));
      expect(Number(await figure.innerText())).toBeGreaterThanOrEqual(2);
      await batch.close(drawer).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );
});

test.describe("an input that the server finds unreasonable", () => {
  test.use({ toleratedErrors: [/Failed to load resource/u] });

  test("opens the dialog and marks the room that it names", { tag: "@twin" }, async ({ page, open }) => {
    const batch = batchPage(page);
    const chunks = await answerChunks(page, (chunk) =>
      chunk.fulfill(refuseInput("inputCondition.1.roomArea")),
    );
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await batch.select.click();
    const dialog = batch.dialog("提示");
    await expect(dialog).toContainText(UNREASONABLE);
    await expect(dialog.getByRole("button", { name: "取消" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "确定" }).click();
    await expect(batch.room(1).first).toContainText("输入值不合理");
    await expect(batch.room(0).first).not.toContainText("输入值不合理");
    await expect(batch.progress).toHaveCount(0);

    await test.step("which can be mended and run again", async () => {
      chunks.answer((chunk) => chunk.continue());
      await batch.room(1).pair.getByRole("button", { name: "修改" }).click();
      const form = batch.dialog("编辑房间");
      await form.getByRole("textbox", { name: "房间面积（㎡）" }).fill("19");
      await form.getByRole("button", { name: "保存" }).click();
      await expect(batch.room(1).first).not.toContainText("输入值不合理");
      await batch.runToTheEnd();
      await expect(batch.footer).toContainText("已匹配 7");
    });
  });
});
