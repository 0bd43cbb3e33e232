import { describe, expect, it } from "vitest";
import {
  AIR_OUTLET_DEFAULTS,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { restoreFilter } from "#domain/building/batch/kind/readFilter.ts";
import { airOutletScreen } from "#ui/screens/batch/kinds/airOutlet/airOutletScreen.tsx";
import { roomColumns } from "#ui/screens/batch/table/roomColumns.tsx";

const inOneLine = (filter: AirOutletFilter, brandName: string | null) =>
  filterWords(airOutletScreen.kind.filterFields, filter, brandName);
const restore = (kept: unknown) => restoreFilter(airOutletScreen.kind, kept);
const { modelCaption, capacity, needs } = airOutletScreen;
const nozzle = { ...AIR_OUTLET_DEFAULTS, type: "V000164", brandCode: "B000001" } as const;
const louvre = { ...AIR_OUTLET_DEFAULTS, type: "V000170" } as const;

describe("a kept filter", () => {
  it("that holds comes back as it was", () => {
    const kept = { ...nozzle, fromVelocity: 3.5, toVelocity: 6, nozzleThrow: 12.5 };
    expect(restore(structuredClone(kept))).toEqual(kept);
  });

  it("that was never kept is the default", () => {
    expect(restore(null)).toEqual(AIR_OUTLET_DEFAULTS);
    expect(restore("nonsense")).toEqual(AIR_OUTLET_DEFAULTS);
  });

  it("whose range runs backwards, or is nothing, takes the default numbers and keeps its type", () => {
    expect(restore({ ...louvre, fromVelocity: 9 })).toEqual(louvre);
    expect(restore({ ...louvre, nozzleThrow: 0 })).toEqual(louvre);
  });

  it("of a type there is not is of the default type", () => {
    expect(restore({ ...louvre, type: "V1" }).type).toBe("V000167");
  });
});

describe("the folded line names what acts", () => {
  it("for a diffuser", () => {
    expect(inOneLine({ ...AIR_OUTLET_DEFAULTS, brandCode: "B1" }, null)).toEqual([
      "方形散流器",
      "风速 2–4 m/s",
      "50 ㎡/个",
    ]);
  });

  it("for a louvre", () => {
    expect(inOneLine(louvre, null)).toContain("长宽比 1–3");
  });

  it("for a spherical nozzle", () => {
    expect(inOneLine(nozzle, "朗源")).toEqual(["球形喷口", "朗源", "风速 2–4 m/s", "射程 8 m", "50 ㎡/个"]);
  });
});

it("the header of specifications names the brand, else the type", () => {
  expect(modelCaption(nozzle, "朗源", "wide")).toBe("朗源");
  expect(modelCaption(louvre, null, "wide")).toBe("双层百叶风口");
});

it("an outlet is known by its velocity, and a nozzle's room by the throw it needs", () => {
  expect(capacity([240, 240, null, null, 2.8935], AIR_OUTLET_DEFAULTS)).toBe("出风口风速 2.89 m/s");
  expect(needs([null, null, null, 8, null], nozzle)).toBe("风速 2–4 m/s · 射程 8.0 m");
  expect(needs([null, null, null, null, null], louvre)).toBe("风速 2–4 m/s");
});

it("an input that the server finds unreasonable is named in the sentence of the specification", () => {
  expect(airOutletScreen.kind.words.unreasonableInput).toBe(
    "存在不合理的输入值，请检查是否符合实际情况并重新输入。",
  );
});

it("the table is as high as the specification says for outlets", () => {
  expect(airOutletScreen.aroundTable).toBe(110);
});

describe("what outlets are counted by", () => {
  it("is 个 in the columns of quantities", () => {
    const columns = roomColumns(
      airOutletScreen,
      airOutletScreen.kind.figures(AIR_OUTLET_DEFAULTS),
      "",
      false,
    );
    const captions = columns.filter(({ meta }) => meta?.zone === "quantity").map(({ meta }) => meta?.caption);
    expect(captions).toEqual(["个", "个"]);
  });
});
