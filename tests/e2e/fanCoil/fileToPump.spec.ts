import { readFileSync } from "node:fs";
import readWorkbook from "read-excel-file/node";
import { batchPage } from "../support/batchPage.ts";
import { workbook } from "../../support/workbooks.ts";
import { expect, test } from "../support/test.ts";

const SCHEDULE = "12-sheets-per-floor.xlsx";

test(
  "a schedule of three sheets goes from file to pump and calculation book, and back through a changed room",
  { tag: "@twin" },
  async ({ page, open }) => {
    test.setTimeout(180_000);
    const batch = batchPage(page);
    const duty = page.getByRole("region", { name: "工况" });
    const consequence = page.getByRole("status").filter({ hasText: "→" });
    const headOf = async () => Number(/扬程 H\s*([\d.]+)/u.exec(await duty.innerText())![1]);
    const flowOf = async () => Number(/流量 Q\s*([\d.]+)/u.exec(await duty.innerText())![1]);
    const systems = async () => {
      await batch.part("系统").click();
      await expect(duty).toContainText("扬程 H");
    };

    await test.step("its rooms get units, and the units systems", async () => {
      await open("/multiRoom/fanCoil");
      await batch.importRooms({
        name: SCHEDULE,
        bytes: readFileSync(`tests/fixtures/schedules/${SCHEDULE}`),
      });
      await batch.runToTheEnd();
      await systems();
    });

    const [head, flow] = [await headOf(), await flowOf()];
    await test.step("a pump is adopted, and the book has it at this duty", async () => {
      await duty.getByRole("button", { name: "采用水泵" }).click();
      const pumps = page.getByRole("table", { name: "可采用的水泵" });
      await pumps
        .getByRole("button", { name: /^采用 / })
        .first()
        .click();
      await expect(duty).toContainText("仍满足");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "导出计算书" }).click();
      await page.getByRole("menuitem", { name: ".xlsx 工作簿" }).click();
      const sheets = await readWorkbook(await (await download).path());
      const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data;
      const [, pump] = rowsOf("水泵设备表");
      expect(pump![10]).toBe("仍满足");
      expect(Number(pump![5])).toBeCloseTo(flow, 2);
      expect(Number(pump![6])).toBeCloseTo(head, 2);
      const duties = rowsOf("冷水系统设备选型计算书").map(([item]) => String(item));
      expect(duties).toEqual(
        expect.arrayContaining(["装机容量", "扬程 H", "判定", "假定 1", "计算规则版本"]),
      );
    });

    await test.step("a room changed late is followed to the pump, and one line says what came of it", async () => {
      await batch.part("房间").click();
      await batch.room(0).edit.click();
      const form = page.getByRole("dialog", { name: /编辑房间/u });
      const load = form.getByRole("textbox", { name: /^冷负荷（/u });
      await load.fill(String(Number(await load.inputValue()) + 9));
      await form.getByRole("button", { name: "保存" }).click();
      await expect(batch.footer).toContainText("已变更 1");
      await batch.select.click();
      await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
      await expect(batch.footer).not.toContainText("已变更 1");
      await systems();
      await expect(consequence).toHaveText(
        /^101 \+[\d.]+ kW → .*(?:管径|DN).* → 冷水泵 .* m.* → (?:仍满足|不再满足|过大)$/u,
      );
      expect(await flowOf()).toBeGreaterThan(flow);
      await expect(duty).toContainText(/选型时\s*[\d.]+\s*[\d.]+\s*现在\s*[\d.]+/u);
    });

    await test.step("one step back every pipe, the duty and the verdict are as before", async () => {
      await page.getByRole("button", { name: "撤销" }).click();
      await expect.poll(flowOf).toBe(flow);
      expect(await headOf()).toBe(head);
      await expect(duty).toContainText("仍满足");
    });
  },
);

test("storeys without areas, names of prototypes and equal codes get a sentence each or a figure, never a wrong one", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  const duty = page.getByRole("region", { name: "工况" });
  const remarks = page.getByRole("list", { name: "系统提示" });
  const bytes = await workbook({
    name: "房间",
    rows: [
      ["楼层", "分区", "房间编号", "房间名称", "面积（㎡）", "冷负荷（kW）"],
      ["1F", "__proto__", "constructor", "toString", 30, 3],
      ["1F", "__proto__", "constructor", "__proto__", 30, 3],
      ["2F", "", "201", "办公室", "", 3],
      ["3F", "", "301", "办公室", 0, 3],
      ["塔楼", "", "401", "办公室", 30, 3],
    ],
  });
  await open("/multiRoom/fanCoil");
  await batch.importRooms({ name: "边界.xlsx", bytes });
  await batch.runToTheEnd();
  await batch.part("系统").click();

  await expect(remarks).toContainText("2F（1 间）没有面积，请输入管长");
  await expect(remarks).toContainText("3F（1 间）没有面积，请输入管长");
  await expect(duty).toContainText("暂无工况");
  await expect(page.getByText("管段尚未计算，原因见下方提示")).toBeVisible();
  for (const storey of ["2F（1 间）", "3F（1 间）"]) {
    const length = page.getByRole("textbox", { name: `${storey}走道管长（m）` });
    await length.fill("42");
    await length.press("Enter");
    await expect(length).toBeHidden();
  }
  await expect(duty).toContainText("扬程 H");
  await expect(page.getByRole("textbox", { name: "__proto__/1F.B2 长度（m）" })).toBeVisible();
  await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("环路", { exact: true }).click();
  const circuits = page.getByRole("table", { name: "环路" });
  await expect(circuits).toHaveAttribute("aria-rowcount", "6");
  await expect(circuits.getByRole("row").filter({ hasText: "constructor" })).toHaveCount(2);

  const storey = remarks.getByRole("listitem").filter({ hasText: "楼层 塔楼 不能识别层数" });
  await storey.getByRole("button", { name: "到房间页" }).click();
  await expect(batch.room(0).edit).toBeVisible();
});
