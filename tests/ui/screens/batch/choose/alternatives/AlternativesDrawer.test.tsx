import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { LIST, LYE, openDrawer, WITH_FIELDS } from "../../support/openDrawer.tsx";
import { alternative, unmatched } from "../../support/rows.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import type { ChosenForAll } from "#workers/batch/choose/chooseForAll.ts";

const models = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

it("has the room as its title and what one unit must do beside it", async () => {
  const { dialog, drawer } = await openDrawer();
  await drawer.findByText("LYE-68-3P-D");
  expect(dialog.textContent).toContain("1-10436.20 ㎡冷负荷 5.43 kW热负荷 3.44 kW2 台");
  expect(drawer.getByText(/^单台需 全冷 2\.7\d · 制热 1\.72 kW$/u)).toBeTruthy();
});

it("lists what the run offered in its order", async () => {
  const { batch, drawer } = await openDrawer();
  const table = await drawer.findByRole("table", { name: "备选型号" });
  await within(table).findByText("LYE-68-3P-D");
  expect(models(table)).toEqual(["LYH-68-3P-G", "LYE-68-3P-D", "LYW-68-3P-Z"]);
  expect(drawer.getByText("个备选", { exact: false }).textContent).toBe("共 3 个备选");
  expect(drawer.getByText("主要负荷富余小的在前")).toBeTruthy();
  expect(batch.of("offered").at(-1)).toEqual(["r0", FAN_COIL_DEFAULTS]);
});

it("marks the product that stands in the room", async () => {
  const { drawer } = await openDrawer();
  const row = (await drawer.findByRole("cell", { name: "LYW-68-3P-Z" })).closest("tr");
  expect(row?.textContent).toContain("已选");
  expect(row?.getAttribute("aria-current")).toBe("true");
});

it("compares corrected figures, or the rated ones of the level", async () => {
  const { user, drawer } = await openDrawer();
  const row = (await drawer.findByRole("cell", { name: "LYE-68-3P-D" })).closest("tr");
  expect(row?.textContent).toContain("2.98");
  await user.click(drawer.getByRole("radio", { name: "中档标定值" }));
  expect(row?.textContent).toContain("3.17");
});

it("selects anew under its own conditions, with brand, structure and area off", async () => {
  const { batch, user, drawer } = await openDrawer(
    (fake) => {
      fake.alternativesAnswer = { ok: true, value: [LYE] };
    },
    undefined,
    WITH_FIELDS,
  );
  await drawer.findByText("LYH-68-3P-G");
  expect(drawer.getByRole<HTMLInputElement>("combobox", { name: "品牌" }).disabled).toBe(true);
  expect(drawer.getByRole<HTMLInputElement>("combobox", { name: "结构形式" }).disabled).toBe(true);
  expect(drawer.getByRole<HTMLInputElement>("textbox", { name: "单台承担面积（㎡）" }).disabled).toBe(true);
  await user.click(drawer.getByRole("radio", { name: "高档" }));
  await user.click(drawer.getByRole("button", { name: "选型" }));
  await waitFor(() => expect(drawer.queryByText("LYH-68-3P-G")).toBeNull());
  expect(batch.of("alternatives").at(-1)).toEqual(["r0", { ...FAN_COIL_DEFAULTS, level: "HIGH_LEVEL" }]);
  expect(batch.of("setFilter")).toEqual([]);
});

it("has the factors on at 高档 only, and the static pressure once its box is ticked", async () => {
  const { batch, user, drawer } = await openDrawer(
    (fake) => {
      fake.alternativesAnswer = { ok: true, value: [LYE] };
    },
    undefined,
    WITH_FIELDS,
  );
  await drawer.findByText("LYH-68-3P-G");
  const field = (name: string) => drawer.getByRole<HTMLInputElement>("textbox", { name });
  const dust = () => field("积灰修正附加率（%）");
  expect([dust().disabled, field("间歇运行附加率（%）").disabled]).toEqual([true, true]);
  expect([field("机外静压下限（Pa）").disabled, field("机外静压上限（Pa）").disabled]).toEqual([true, true]);
  await user.click(drawer.getByRole("radio", { name: "高档" }));
  await user.clear(dust());
  await user.type(dust(), "15");
  await user.click(drawer.getByRole("checkbox", { name: "启用机外静压" }));
  expect(field("机外静压上限（Pa）").disabled).toBe(false);
  await user.click(drawer.getByRole("button", { name: "选型" }));
  await waitFor(() =>
    expect(batch.of("alternatives").at(-1)).toEqual([
      "r0",
      {
        ...FAN_COIL_DEFAULTS,
        level: "HIGH_LEVEL",
        dustCorrectionFactor: 15,
        staticPressure: { isOn: true, from: 12, to: 30 },
      },
    ]),
  );
});

it("says that nothing matches the conditions", async () => {
  const { drawer } = await openDrawer((fake) => {
    fake.offeredAnswer = { ok: true, value: [] };
  }, unmatched(0));
  expect(await drawer.findByText("根据您的选型条件暂无匹配的产品型号，请修改选型条件后重试")).toBeTruthy();
  expect(drawer.getByText("暂无")).toBeTruthy();
});

it("closes without a question when nothing was changed", async () => {
  const { user, drawer } = await openDrawer();
  await drawer.findByText("LYE-68-3P-D");
  await user.click(drawer.getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("asks before it closes with a changed choice, and takes it over", async () => {
  const { batch, user, drawer, tracked } = await openDrawer();
  await user.click(await drawer.findByRole("button", { name: "选择 LYE-68-3P-D" }));
  expect(drawer.getByText("原选型 LYW-68-3P-Z，关闭时确认更新")).toBeTruthy();
  await user.click(drawer.getByRole("button", { name: "关闭" }));
  expect(screen.getByText("选择确认")).toBeTruthy();
  expect(screen.getByText("是否确认选择 LYE-68-3P-D ?")).toBeTruthy();
  expect(screen.getByText("将替换 商务洽谈室 的 LYW-68-3P-Z，并更新计算修正值。")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("选型结果已更新")).toBeTruthy();
  expect(batch.of("choose")).toEqual([["r0", "id-LYE-68-3P-D", FAN_COIL_DEFAULTS]]);
  expect(tracked).toContainEqual(["selectAlternative", { productId: "id-LYE-68-3P-D" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** The question at the end of a changed choice, where other rooms have the same product. */
async function askedForAll() {
  const opened = await openDrawer((fake) => {
    fake.alikeAnswer = { others: 12, locked: 2 };
  });
  const { user, drawer } = opened;
  await user.click(await drawer.findByRole("button", { name: "选择 LYE-68-3P-D" }));
  await user.click(drawer.getByRole("button", { name: "关闭" }));
  const box = await screen.findByRole("checkbox", { name: "同时用于另外 12 间选用 LYW-68-3P-Z 的房间" });
  return { ...opened, box };
}
const forAll = (change: Partial<ChosenForAll>): { ok: true; value: ChosenForAll } => ({
  ok: true,
  value: { taken: 12, lacking: 0, lackings: [], locked: 2, unasked: 0, cause: "", ...change },
});

it("takes a choice over for all rooms alike on demand, and counts them", async () => {
  const { batch, user, box } = await askedForAll();
  expect(screen.getByText("仅替换满足要求的房间，另有 2 间已锁定，保持不变")).toBeTruthy();
  batch.chosenForAllAnswer = forAll({});
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("商务洽谈室 等 13 间")).toBeTruthy();
  expect(batch.of("chooseForAll")).toEqual([["r0", "id-LYE-68-3P-D", FAN_COIL_DEFAULTS]]);
  expect(batch.of("choose")).toEqual([]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("chooses for this room alone unless asked for more", async () => {
  const { batch, user } = await askedForAll();
  await user.click(screen.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(batch.of("choose")).toHaveLength(1));
  expect(batch.of("chooseForAll")).toEqual([]);
});

it("names the rooms alike that the choice does not satisfy before it closes", async () => {
  const { batch, user, box } = await askedForAll();
  const lackings = [{ roomName: "多功能厅", reason: "单台需全冷 15.60 kW，最大可选 10.22 kW" }];
  batch.chosenForAllAnswer = forAll({ taken: 9, lacking: 1, lackings, unasked: 2, cause: "网络连接失败" });
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "确定" }));
  const left = await screen.findByRole("list", { name: "未更新的房间" });
  expect(left.textContent).toBe("多功能厅单台需全冷 15.60 kW，最大可选 10.22 kW");
  expect(
    screen.getByText(
      "已同时更新另外 9 间；1 间所选型号不满足要求，保持原型号；2 间未能核对（网络连接失败），保持原型号。",
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("gives the change up on 放弃修改 and closes", async () => {
  const { batch, user, drawer } = await openDrawer();
  await user.click(await drawer.findByRole("button", { name: "选择 LYE-68-3P-D" }));
  await user.click(drawer.getByRole("button", { name: "关闭" }));
  await user.click(await screen.findByRole("button", { name: "放弃修改" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(batch.of("choose")).toEqual([]);
});

it("stays open when the question itself is dismissed", async () => {
  const { user, drawer } = await openDrawer();
  await user.click(await drawer.findByRole("button", { name: "选择 LYE-68-3P-D" }));
  await user.click(drawer.getByRole("button", { name: "关闭" }));
  fireEvent.keyDown(await screen.findByText("选择确认"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByText("选择确认")).toBeNull());
  expect(drawer.getByText("原选型 LYW-68-3P-Z，关闭时确认更新")).toBeTruthy();
});

it("asks nothing when the choice was changed back", async () => {
  const { user, drawer } = await openDrawer();
  await user.click(await drawer.findByRole("button", { name: "选择 LYE-68-3P-D" }));
  await user.click(drawer.getByRole("button", { name: "选择 LYW-68-3P-Z" }));
  await user.click(drawer.getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("keeps the drawer and the choice when the update fails", async () => {
  const { user, drawer } = await openDrawer((fake) => {
    fake.chooseAnswer = { ok: false, code: "network", message: "网络连接失败" };
  });
  await user.click(await drawer.findByRole("button", { name: "选择 LYE-68-3P-D" }));
  await user.click(drawer.getByRole("button", { name: "关闭" }));
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("未能更新选型结果")).toBeTruthy();
  expect(drawer.getByText("原选型 LYW-68-3P-Z，关闭时确认更新")).toBeTruthy();
});

it("opens the dialog when the server finds the room's input unreasonable", async () => {
  const { user, drawer } = await openDrawer((fake) => {
    fake.offeredAnswer = { ok: false, code: "invalid.input", message: "roomArea" };
  });
  const sentence = "存在不合理的输入值，请检查是否符合实际情况并重新输入。";
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(drawer.getByText("未能取得备选型号")).toBeTruthy();
});

it("says when the alternatives did not come, without a dialog, and asks again", async () => {
  const { batch, user, drawer } = await openDrawer((fake) => {
    fake.offeredAnswer = { ok: false, code: "network", message: "网络连接失败" };
  });
  expect(await drawer.findByText("未能取得备选型号")).toBeTruthy();
  expect(screen.queryByText("提示")).toBeNull();
  batch.alternativesAnswer = { ok: true, value: LIST };
  await user.click(drawer.getByRole("button", { name: "重新加载" }));
  expect(await drawer.findByText("LYE-68-3P-D")).toBeTruthy();
});

it("opens a product's detail over itself, and Esc closes only that", async () => {
  const { user, dialog, drawer, tracked } = await openDrawer();
  await user.click(await drawer.findByRole("button", { name: "选择 LYE-68-3P-D" }));
  await user.click(drawer.getByRole("button", { name: "查看 LYE-68-3P-D" }));
  await waitFor(() => expect(screen.getAllByRole("dialog", { name: "商务洽谈室" })).toHaveLength(2));
  expect(tracked).toContainEqual([
    "visitProductDetail",
    { productId: "id-LYE-68-3P-D", source: "alternative" },
  ]);
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(screen.getAllByRole("dialog", { name: "商务洽谈室" })).toHaveLength(1));
  expect(drawer.getByText("原选型 LYW-68-3P-Z，关闭时确认更新")).toBeTruthy();
  expect(screen.queryByText("选择确认")).toBeNull();
});

it("shows the whole of a very long product after a moment", async () => {
  const model = `LYE-${"9".repeat(90)}`;
  const { user, drawer } = await openDrawer((fake) => {
    fake.offeredAnswer = { ok: true, value: [alternative(model, [1, 2, 3, 4, 5, 6], 5)] };
  });
  await user.click(await drawer.findByRole("button", { name: `选择 ${model}` }));
  const product = drawer.getByText("已选产品").nextElementSibling;
  if (product) await user.hover(product);
  expect((await screen.findByRole("tooltip")).textContent).toContain(model);
});

it("offers each product to the project, which leaves the room as it is", async () => {
  const { user, drawer } = await openDrawer();
  await drawer.findByText("LYE-68-3P-D");
  const actions = drawer.getAllByRole("button", { name: /LYE-68-3P-D$/u });
  expect(actions.map(({ textContent }) => textContent)).toEqual(["选择", "选中", "查看"]);
  await user.click(drawer.getByRole("button", { name: "选中 LYE-68-3P-D" }));
  // No server stands behind this page.
  await waitFor(() => expect(useNoticeList.getState()).toMatchObject([{ text: "选中失败，请稍后重试" }]));
  expect(drawer.getByRole("button", { name: "选择 LYE-68-3P-D" })).toBeTruthy();
});
