import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import {
  AIR_OUTLET_DEFAULTS,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { UNBRANDED_OUTLETS } from "#domain/catalogue/outletTypes.ts";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { notices } from "#ui/page/services/useNotices.ts";
import { createFilterProblems, type FilterProblems } from "#ui/screens/batch/context/useFilterGate.ts";
import { AirOutletFields } from "#ui/screens/batch/kinds/airOutlet/AirOutletFields.tsx";
import { renderInApp } from "../../../../renderInApp.tsx";
import { setUpUser } from "../../../../../support/setUpUser.ts";

const list = <Item,>(items: readonly Item[]) => ({ items, hasFailed: false, retry: () => {} });
const brand = (brandCode: string, brandName: string) => ({
  ...{ brandCode, brandName, brandUrl: null, count: 9, disabled: false },
});
const LISTS = {
  hasProducts: true,
  brands: list([brand("B000001", "朗源"), brand(UNBRANDED_OUTLETS, "通用规格")]),
  properties: list([]),
};
const SUMMARY = { climate: null, stated: [], rooms: 3 };

const changes: AirOutletFilter[] = [];
let problems: FilterProblems;
beforeEach(() => {
  changes.length = 0;
  problems = createFilterProblems();
  notices.clear();
});

function Form({ begun }: { readonly begun: AirOutletFilter }) {
  const [filter, setFilter] = useState(begun);
  const change = (next: AirOutletFilter) => {
    changes.push(next);
    setFilter(next);
  };
  return (
    <AirOutletFields filter={filter} onChange={change} lists={LISTS} summary={SUMMARY} problems={problems} />
  );
}

function openForm(change: Partial<AirOutletFilter> = {}) {
  renderInApp(
    <>
      <Notices />
      <Form begun={{ ...AIR_OUTLET_DEFAULTS, ...change }} />
    </>,
  );
  return setUpUser();
}
/** A field by its label, whatever its unit. */
const field = (label: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${label}(?:（|$)`, "u") });
const select = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const option = (name: string) => screen.queryByRole("option", { name, hidden: true });
async function choose(user: ReturnType<typeof setUpUser>, name: string, wanted: string) {
  await user.click(select(name));
  await user.click(screen.getByRole("option", { name: wanted, hidden: true }));
}

it("begins with the defaults", () => {
  openForm();
  expect(select("风口类型").value).toBe("方形散流器");
  const labels = [
    "出风口风速下限",
    "出风口风速上限",
    "喷口射程",
    "长宽比下限",
    "长宽比上限",
    "单个风口承担面积",
  ];
  expect(labels.map((label) => field(label).value)).toEqual(["2", "4", "8", "1", "3", "50"]);
});

it("switches on what the type has", async () => {
  const user = openForm();
  const isOn = (input: HTMLInputElement) => !input.disabled;
  for (const [type, isNozzle, isLouvre] of [
    ["圆形散流器", false, false],
    ["单层百叶风口", false, true],
    ["双层百叶风口", false, true],
    ["球形喷口", true, false],
  ] as const) {
    await choose(user, "风口类型", type);
    const shown = [select("品牌"), field("喷口射程"), field("长宽比下限"), field("长宽比上限")].map(isOn);
    expect([type, ...shown]).toEqual([type, isNozzle, isNozzle, isLouvre, isLouvre]);
  }
});

it("offers nozzles of makers alone, and lets the maker go with the type", async () => {
  const user = openForm({ type: "V000164" });
  await user.click(select("品牌"));
  expect(option("通用规格")).toBeNull();
  await user.click(option("朗源")!);
  expect(changes.at(-1)?.brandCode).toBe("B000001");
  await choose(user, "风口类型", "方形散流器");
  expect(changes.at(-1)).toEqual(AIR_OUTLET_DEFAULTS);
  expect(select("品牌").value).toBe("不限品牌");
});

type Entry = readonly [label: string, text: string, sentence: string];
it.each<[what: string, filter: Partial<AirOutletFilter>, entries: readonly Entry[]]>([
  [
    "of any type",
    {},
    [
      ["出风口风速下限", "0", "出风口风速不能为0"],
      ["出风口风速上限", "", "出风口风速不能为空"],
      ["出风口风速下限", "4.5", "最大值不能小于最小值"],
      ["出风口风速上限", "1.5", "最大值不能小于最小值"],
      ["单个风口承担面积", "0", "单个风口承担面积不能为空"],
      ["单个风口承担面积", "", "单个风口承担面积不能为空"],
    ],
  ],
  [
    "of louvres",
    { type: "V000170" },
    [
      ["长宽比下限", "0", "长宽比不能为0"],
      ["长宽比上限", "", "长宽比不能为空"],
      ["长宽比下限", "3.1", "最大值不能小于最小值"],
      ["长宽比上限", "0.9", "最大值不能小于最小值"],
    ],
  ],
  [
    "of nozzles",
    { type: "V000164" },
    [
      ["喷口射程", "0", "喷口射程不能为0"],
      ["喷口射程", "", "喷口射程不能为空"],
    ],
  ],
])("what is wrong with an entry %s is said, cleared, and has the cursor back", async (_, filter, entries) => {
  const user = openForm(filter);
  const leaveWith = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text !== "") await user.type(field(label), text);
    await user.tab();
  };
  for (const [label, text, sentence] of entries) {
    const before = field(label).value;
    await leaveWith(label, text);
    expect([label, text, problems.first()?.message]).toEqual([label, text, sentence]);
    expect(screen.getByRole("status", { name: "" }).textContent).toContain(sentence);
    expect(field(label).value).toBe("");
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    await leaveWith(label, before);
    expect(field(label).value).toBe(before);
    expect(problems.first()).toBeNull();
  }
  expect(changes).toEqual([]);
});

it("takes digits, one point and at most 8 decimals", async () => {
  const user = openForm();
  for (const [typed, kept] of [
    [".5", "5"],
    ["001.5", "1.5"],
    ["1.2.3", "1.23"],
    ["1.23456789012", "1.23456789"],
    ["1x", "1"],
  ] as const) {
    await user.clear(field("出风口风速下限"));
    await user.type(field("出风口风速下限"), typed);
    expect(field("出风口风速下限").value).toBe(kept);
  }
});
