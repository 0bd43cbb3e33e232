import { expect, it } from "vitest";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { performanceText } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { roomSelection } from "#domain/desk/project/roomSelection.ts";
import { testKind } from "../../../support/testKind.ts";

const room = { roomCode: "1F-3", roomName: "走廊", quantity: 4 };

it("takes along the room, what one unit must do, the level that was chosen, corrected figures and the quantity", () => {
  const filter = fanCoilKind.defaultFilter;
  const columns = fanCoilKind.figures(filter);
  const at = columns.findIndex(({ title }) => title.includes("全冷"));
  const only = (value: number) => columns.map((_, place) => (place === at ? value : null));
  const selected = roomSelection(
    fanCoilKind,
    { figures: only(2.64), corrected: only(1.968_4) },
    { ...room, filter, required: only(1.9) },
  );
  expect(selected.equipmentNum).toBe(4);
  const [stands, needs, conditions] = selected.designProperties;
  expect(stands).toMatchObject({ name: "房间", values: ["1F-3 走廊"] });
  expect(needs).toMatchObject({ values: [1.9], unit: "kW" });
  expect(needs!.name).toMatch(/^单台需.*全冷/u);
  expect(String(conditions!.values[0])).toContain("中档");
  expect(selected.runtimeProperties).toHaveLength(1);
  expect(selected.runtimeProperties[0]).toMatchObject({ values: [1.97], unit: "kW" });
  expect(selected.runtimeProperties[0]!.name).toMatch(/修正值$/u);
});

it("stands in the schedule as what was chosen, and not as what the product is rated at", () => {
  const filter = testKind.defaultFilter;
  const selected = roomSelection(
    testKind,
    { figures: [2, 3], corrected: [1.8, null] },
    { ...room, filter, required: [1.6, null] },
  );
  const text = performanceText({
    name: "设备",
    model: "M2",
    brandName: "",
    source: "",
    isSample: false,
    remark: "",
    productPropertyValues: [],
    ...selected,
  });
  expect(text).toBe(
    "设计：房间 1F-3 走廊，单台需全冷量 1.60 kW，条件 中档，20 ㎡/台；运行：全冷量修正值 1.80 kW",
  );
});

it("of a kind without correction says the figures as they are", () => {
  const kind = { ...testKind, hasCorrection: false };
  const filter = kind.defaultFilter;
  const selected = roomSelection(kind, { figures: [2, 3], corrected: [] }, { ...room, filter, required: [] });
  expect(selected.runtimeProperties.map(({ name, values }) => [name, ...values])).toEqual([
    ["全冷量", 2],
    ["制热量", 3],
  ]);
});
