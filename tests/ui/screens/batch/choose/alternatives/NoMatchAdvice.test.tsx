import { waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { FakeBatch } from "../../support/FakeBatch.ts";
import { LYE, openDrawer, ROOM, WITH_FIELDS } from "../../support/openDrawer.tsx";
import { unmatched } from "../../support/rows.ts";

const COLDER = { code: "change", kind: "water", season: "summer", from: 7, to: 5 } as const;
const MORE_UNITS = { code: "change", kind: "quantity", from: 2, to: 3 } as const;
const withoutMatch = (fake: FakeBatch) => {
  fake.offeredAnswer = { ok: true, value: [] };
  fake.alternativesAnswer = { ok: true, value: [LYE] };
  fake.whyNotAnswer = {
    ok: true,
    value: [
      { code: "short", check: PROPERTY.mediumTotalCooling, required: 4, best: 3.17 },
      {
        code: "nearest",
        model: "FP-68",
        lacks: [{ check: PROPERTY.mediumTotalCooling, required: 4, best: 3.17 }],
      },
      COLDER,
      MORE_UNITS,
      { code: "change", kind: "filter", filter: "brand", admitted: 12 },
    ],
  };
};

it("says what comes nearest to a room without a match, and which single changes would do", async () => {
  const { batch, drawer } = await openDrawer(withoutMatch, unmatched(0));
  const advice = await drawer.findByRole("region", { name: "调整建议" });
  expect(advice.textContent).toContain("最接近的型号FP-68全冷 3.17 kW，单台需 4.00 kW");
  expect(
    within(advice)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["夏季供水温度7 ℃ 降至 5 ℃（取整度）采用", "数量2 台增至 3 台采用", "不限品牌有 12 个可选采用"]);
  expect(batch.of("whyNot").at(-1)).toEqual(["r0", FAN_COIL_DEFAULTS]);
});

it("offers no change that hardly anybody would make, but says why", async () => {
  const { drawer } = await openDrawer((fake) => {
    withoutMatch(fake);
    fake.whyNotAnswer = { ok: true, value: [MORE_UNITS, { ...COLDER, to: 1 }] };
  }, unmatched(0));
  const advice = await drawer.findByRole("region", { name: "调整建议" });
  expect(
    within(advice)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["数量2 台增至 3 台采用", "夏季供水温度7 ℃ 降至 1 ℃（取整度）冷水机组一般不供低于 5 ℃ 的水"]);
});

it("stands in the place of the empty list, with its sentence", async () => {
  const { drawer } = await openDrawer(withoutMatch, unmatched(0));
  const advice = await drawer.findByRole("region", { name: "调整建议" });
  expect(advice.textContent).toContain("根据您的选型条件暂无匹配的产品型号，请修改选型条件后重试");
  expect(drawer.getAllByText(/暂无匹配的产品型号/u)).toHaveLength(1);
  expect(drawer.queryByText("没有匹配的型号")).toBeNull();
});

it("takes advised water into its own conditions and selects with it", async () => {
  const { batch, user, drawer } = await openDrawer(withoutMatch, unmatched(0), WITH_FIELDS);
  await user.click(await drawer.findByRole("button", { name: "采用 夏季供水温度 7 ℃ 降至 5 ℃（取整度）" }));
  expect(await drawer.findByText("LYE-68-3P-D")).toBeTruthy();
  expect(batch.of("alternatives")).toEqual([
    ["r0", { ...FAN_COIL_DEFAULTS, summerSupplyWaterTemperature: 5 }],
  ]);
  expect(drawer.getByRole<HTMLInputElement>("textbox", { name: "夏季供水温度（℃）" }).value).toBe("5");
  expect(drawer.queryByRole("region", { name: "调整建议" })).toBeNull();
  expect(batch.of("setFilter")).toEqual([]);
});

it("specifies the advised number of units, selects and shows what each of them must do", async () => {
  const { batch, user, drawer, dialog } = await openDrawer(withoutMatch, unmatched(0));
  const more = await drawer.findByRole("button", { name: "采用 数量 2 台增至 3 台" });
  batch.roomAnswer = { ...ROOM, equipmentNumber: 3 };
  await user.click(more);
  expect(await drawer.findByText("LYE-68-3P-D")).toBeTruthy();
  expect(batch.of("setQuantity")).toEqual([["r0", 3]]);
  expect(batch.of("alternatives")).toEqual([["r0", FAN_COIL_DEFAULTS]]);
  // 5.43 kW over 3 units.
  expect(dialog.textContent).toContain("3 台单台需 全冷 1.81");
});

it("says that no single change would do", async () => {
  const { drawer } = await openDrawer((fake) => {
    withoutMatch(fake);
    fake.whyNotAnswer = {
      ok: true,
      value: [
        {
          code: "nearest",
          model: "FP-68",
          lacks: [{ check: PROPERTY.mediumHeating, required: 4, best: null }],
        },
      ],
    };
  }, unmatched(0));
  expect(await drawer.findByText("没有可行的单项调整")).toBeTruthy();
  expect(drawer.getByText("未提供制热")).toBeTruthy();
});

it("drops the brand and widens the static pressure in its own conditions, as advised", async () => {
  const range = {
    code: "change",
    kind: "range",
    property: PROPERTY.externalStaticPressure,
    from: { from: 12, to: 30 },
    to: { from: 12, to: 50 },
  } as const;
  const asked = {
    ...FAN_COIL_DEFAULTS,
    brandCode: "B1",
    staticPressure: { isOn: true, from: 12, to: 30 },
  };
  const { batch, user, drawer } = await openDrawer(
    (fake) => {
      withoutMatch(fake);
      fake.tell({ filter: asked });
      fake.alternativesAnswer = { ok: true, value: [] };
      fake.whyNotAnswer = {
        ok: true,
        value: [range, { code: "change", kind: "filter", filter: "brand", admitted: 12 }],
      };
    },
    unmatched(0),
    WITH_FIELDS,
  );
  await user.click(await drawer.findByRole("button", { name: "采用 机外静压 12–30 Pa 放宽至 12–50 Pa" }));
  const wider = { ...asked, staticPressure: { isOn: true, from: 12, to: 50 } };
  await waitFor(() => expect(batch.of("alternatives").at(-1)).toEqual(["r0", wider]));
  expect(drawer.getByRole<HTMLInputElement>("textbox", { name: "机外静压上限（Pa）" }).value).toBe("50");
  await user.click(await drawer.findByRole("button", { name: "采用 不限品牌 有 12 个可选" }));
  await waitFor(() => expect(batch.of("alternatives").at(-1)).toEqual(["r0", { ...wider, brandCode: null }]));
  expect(drawer.getByRole<HTMLInputElement>("combobox", { name: "品牌" }).value).toBe("不限品牌");
});

it("says no more than that nothing matches when the advice cannot be had", async () => {
  const { drawer } = await openDrawer((fake) => {
    withoutMatch(fake);
    fake.whyNotAnswer = { ok: false, code: "network", message: "" };
  }, unmatched(0));
  expect(await drawer.findByText("没有匹配的型号")).toBeTruthy();
  expect(drawer.queryByRole("region", { name: "调整建议" })).toBeNull();
});
