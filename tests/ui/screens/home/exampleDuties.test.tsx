import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Classification } from "#api/contract/dataStandards.ts";
import { FAN, PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { CategoryList } from "#ui/screens/home/CategoryList.tsx";
import { RecentDuties } from "#ui/screens/home/RecentDuties.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const category = (code: string, count: number): Classification => ({
  code,
  name: code,
  count,
  configItemValues: {
    isSelectionEnable: true,
    isNew: false,
    isCanRelateResources: false,
    isPriceCondition: false,
  },
});

function open(fans: number, pumps: number, sets: number) {
  const asked: unknown[] = [];
  const api = fakeApi(({ path }, asking) => {
    if (path.endsWith("/classifications"))
      return [category(FAN, fans), category(PUMP, pumps), category(WATER_SUPPLY_SET, sets)];
    asked.push((asking as { readonly body: { readonly gjwCategoryCode: string } }).body.gjwCategoryCode);
    const productPropertyValues = [
      { code: PROPERTY.airFlow, value: 4_320 },
      { code: PROPERTY.totalPressure, value: 310 },
    ];
    return { list: [{ productPropertyValues }], totalCount: 15 };
  });
  renderInApp(<RecentDuties />, { services: fakeServices({ api }) });
  return asked;
}

const duties = async () => {
  const list = await screen.findByRole("list");
  return within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
};

it("a full catalogue is tried by duties of every day, and asked for nothing", async () => {
  const asked = open(20_175, 5_656, 693);
  expect(await duties()).toHaveLength(4);
  expect(asked).toEqual([]);
});

it("a catalogue of few products is tried by what they are rated for, and not by categories without any", async () => {
  const asked = open(15, 0, 0);
  expect(await screen.findByRole("link", { name: /4,320.*310/u })).toBeTruthy();
  expect(await duties()).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set([FAN]));
});

it("a category without a product says so in the list of categories", () => {
  renderInApp(
    <CategoryList
      loaded={{ status: "ready", value: [category(PUMP, 0)] }}
      chosen={FAN}
      onChoose={() => {}}
    />,
  );
  expect(screen.getByRole("button", { name: /暂无$/u })).toBeTruthy();
});
