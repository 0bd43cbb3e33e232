import { workbook } from "../../support/workbooks.ts";
import { batchPage } from "../support/batchPage.ts";
import { expect, test } from "../support/test.ts";

/** No unit anywhere, as many institutes hand it out; the loads are in W. */
const unmarked = (name: string) =>
  workbook({
    rows: [
      ["房间编号", "房间名称", "面积", "冷负荷", "热负荷"],
      [`${name}-1`, "会议室", 68.37, 7781, 5555],
      [`${name}-2`, "走廊", 27.07, 3389, 1909],
    ],
  });

test("a schedule without units is asked about once, by keyboard and in a narrow window too", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  await page.setViewportSize({ width: 800, height: 800 });
  await open("/multiRoom/fanCoil");
  await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
  await batch.chooseFile({ name: "a.xlsx", bytes: await unmarked("a") });
  const preview = batch.dialog("导入预览");
  const asked = preview.getByRole("region", { name: "需要确认" });
  const watts = asked.getByRole("radio", { name: /^W（/u });
  await expect(watts).toBeChecked();
  await expect(preview.getByRole("table", { name: "各列的含义" })).toContainText("7,781");

  await test.step("the other unit is warned of, and one press takes it back", async () => {
    await watts.focus();
    await page.keyboard.press("ArrowRight");
    const warning = preview.getByRole("alert");
    await expect(warning).toContainText("“冷负荷”按 kW 读取");
    await expect(warning).toContainText("单位可能是 W");
    await warning.getByRole("button", { name: "按 W 读取" }).first().click();
    await expect(preview.getByLabel("D 列单位")).toHaveValue("W");
    await warning.getByRole("button", { name: "按 W 读取" }).click();
    await expect(warning).toHaveText("");
  });

  await test.step("nothing is cut at the side", async () => {
    const cut = await preview.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll("section, fieldset, table")]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect(cut).toEqual([]);
  });

  await page.getByRole("button", { name: "导入 2 间" }).click();
  await expect(batch.footer).toContainText("共 2 间");
  await expect(batch.room(0).first).toContainText("7.78");

  await test.step("the same form is not asked about again", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.getByRole("button", { name: "导入房间表" }).first().click();
    await batch.chooseFile({ name: "b.xlsx", bytes: await unmarked("b") });
    await expect(preview).toContainText("按上次对此表式的选择读取");
    await expect(asked).toHaveCount(0);
    await expect(preview.getByLabel("D 列单位")).toHaveValue("W");
  });
});
