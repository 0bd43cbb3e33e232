import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { restoreFilter } from "#domain/building/batch/kind/readFilter.ts";
import {
  INDOOR_UNIT_DEFAULTS,
  type IndoorUnitFilter,
} from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { createFilterProblems, type FilterProblems } from "#ui/screens/batch/context/useFilterGate.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { IndoorUnitAlternativeFields } from "#ui/screens/batch/kinds/indoorUnit/IndoorUnitAlternativeFields.tsx";
import { IndoorUnitFields } from "#ui/screens/batch/kinds/indoorUnit/IndoorUnitFields.tsx";
import { indoorUnitScreen } from "#ui/screens/batch/kinds/indoorUnit/indoorUnitScreen.tsx";
import { renderInApp } from "../../../../renderInApp.tsx";
import { setUpUser } from "../../../../../support/setUpUser.ts";

const structures = ["壁挂式", "嵌入式-四面出风", "嵌入式-单面出风", "风管式"].map((name, at) => ({
  code: ["V000505", "V000504", "V000502", "V000501"][at]!,
  name,
}));
const list = <Item,>(items: readonly Item[]) => ({ items, hasFailed: false, retry: () => {} });
const LISTS = {
  hasProducts: true,
  brands: list([]),
  properties: list([{ code: "P000003", values: structures }]),
};
const SUMMARY = { climate: null, stated: ["coolingLoad"], rooms: 3 };

const changes: IndoorUnitFilter[] = [];
let problems: FilterProblems;
beforeEach(() => {
  changes.length = 0;
  problems = createFilterProblems();
  notices.clear();
});

function Form({ alternatives }: { alternatives: boolean }) {
  const [filter, setFilter] = useState(INDOOR_UNIT_DEFAULTS);
  const Fields = alternatives ? IndoorUnitAlternativeFields : IndoorUnitFields;
  return (
    <Fields
      filter={filter}
      onChange={(next) => {
        changes.push(next);
        setFilter(next);
      }}
      lists={LISTS}
      summary={SUMMARY}
      problems={problems}
      submit={<button>选型</button>}
    />
  );
}

function openForm(alternatives = false) {
  renderInApp(
    <>
      <Notices />
      <Form alternatives={alternatives} />
    </>,
  );
  return setUpUser();
}
const areaField = () => screen.getByRole("textbox", { name: /^单台承担面积/u });

it("keeps the digits of an area, without leading zeros", async () => {
  const user = openForm();
  await user.clear(areaField());
  await user.type(areaField(), "0a2.5");
  expect((areaField() as HTMLInputElement).value).toBe("25");
  await user.tab();
  expect(changes.at(-1)?.singleUnitResponsibilityArea).toBe(25);
});

it("says that an area may not be empty, gives the cursor back, and lets no selection start", async () => {
  const user = openForm();
  await user.clear(areaField());
  await user.tab();
  expect((await screen.findByRole("status")).textContent).toContain("单台承担面积不能为空");
  await waitFor(() => expect(document.activeElement).toBe(areaField()));
  expect(problems.first()?.message).toBe("单台承担面积不能为空");
  expect(changes).toEqual([]);
});

it("offers of the catalogue's structures those of the specification, in its order", async () => {
  const user = openForm();
  await user.click(screen.getByRole("combobox", { name: "结构形式" }));
  const offered = screen.getAllByRole("option", { hidden: true }).map(({ textContent }) => textContent);
  expect(offered.filter((name) => structures.some((structure) => structure.name === name))).toEqual([
    "风管式",
    "嵌入式-单面出风",
    "嵌入式-四面出风",
  ]);
});

it("ticks cooling alone, and says of heating that no room states it", async () => {
  const user = openForm();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "制冷量" }).checked).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: "制热量" }));
  expect(changes.at(-1)?.checks).toEqual([1, 2]);
  expect(screen.getByText("无数据")).toBeTruthy();
});

it("leaves one room its checks to change, the rest is the building's", () => {
  openForm(true);
  for (const name of ["品牌", "结构形式"])
    expect(screen.getByRole<HTMLInputElement>("combobox", { name }).disabled).toBe(true);
  expect((areaField() as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "制冷量" }).disabled).toBe(false);
});

it("is one line when folded, with every value", () => {
  const filter = { ...INDOOR_UNIT_DEFAULTS, checks: [1, 2] as const };
  expect(filterWords(indoorUnitScreen.kind.filterFields, filter, "朗源")).toEqual([
    "朗源",
    "风管式",
    "20 ㎡/台",
    "校核：制冷量、制热量",
  ]);
  expect(filterWords(indoorUnitScreen.kind.filterFields, { ...filter, checks: [] }, null)).toContain(
    "不校核",
  );
});

it("restores what holds of a kept filter, and takes the defaults for the rest", () => {
  expect(restoreFilter(indoorUnitScreen.kind, null)).toEqual(INDOOR_UNIT_DEFAULTS);
  const kept = { brandCode: "B1", structure: 3, singleUnitResponsibilityArea: 30, checks: [2, 9] };
  expect(restoreFilter(indoorUnitScreen.kind, kept)).toEqual({
    brandCode: "B1",
    structure: "V000501",
    singleUnitResponsibilityArea: 30,
    checks: [2],
  });
});

it("names in words what one unit must do and what a product is known by", () => {
  const { needs, capacity } = indoorUnitScreen;
  expect(needs([2.26, null], INDOOR_UNIT_DEFAULTS)).toBe("制冷 2.26 kW");
  expect(needs([null, null], INDOOR_UNIT_DEFAULTS)).toBe("");
  expect(capacity([2.5, 2.8], INDOOR_UNIT_DEFAULTS)).toBe("制冷 2.50 · 制热 2.80 kW");
});

it("names an input that the server finds unreasonable in the sentence of the specification", () => {
  expect(indoorUnitScreen.kind.words.unreasonableInput).toBe(
    "存在过大或过小的输入值，请检查是否符合实际情况并重新输入。",
  );
});
