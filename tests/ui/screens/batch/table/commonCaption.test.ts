import { expect, it } from "vitest";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/batch/kinds/fanCoil/FanCoilFilter.ts";
import type { BatchLists } from "#ui/hooks/useBatchLists.ts";
import { fanCoilScreen } from "#ui/screens/batch/kinds/fanCoil/fanCoilScreen.tsx";
import { commonCaption } from "#ui/screens/batch/table/commonCaption.ts";

const BRANDS = [
  { brandCode: "B1", brandName: "朗源" },
  { brandCode: "B2", brandName: "拓风" },
];
const lists = { brands: { status: "ready", value: BRANDS } } as unknown as BatchLists;
const caption = (filter: FanCoilFilter, selectedUnder: readonly FanCoilFilter[]) =>
  commonCaption(fanCoilScreen, { selectedUnder }, filter, lists, "middle");

const langyuan: FanCoilFilter = { ...FAN_COIL_DEFAULTS, brandCode: "B1" };
const tuofeng: FanCoilFilter = { ...FAN_COIL_DEFAULTS, brandCode: "B2" };

it("says before the first run what the filter will bring", () => {
  expect(caption(langyuan, [])).toBe("朗源 · 卧式暗装");
});

it("says what the models in the rows are, not what the filter has become since", () => {
  expect(caption(tuofeng, [langyuan])).toBe("朗源 · 卧式暗装");
});

it("says nothing that is not true of every row", () => {
  expect(caption(langyuan, [langyuan, tuofeng])).toBe("");
  expect(caption(langyuan, [langyuan, { ...langyuan, level: "HIGH_LEVEL" }])).toBe("朗源 · 卧式暗装");
});
