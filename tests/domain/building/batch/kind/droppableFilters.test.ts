import { describe, expect, it } from "vitest";
import {
  droppableFilters,
  droppableNames,
  withoutFilter,
} from "#domain/building/batch/kind/droppableFilters.ts";
import type { FilterFields } from "#domain/building/batch/kind/FilterFields.ts";
import { anyCodeField, codeField } from "#domain/building/batch/kind/fieldTypes.ts";

interface Filter {
  readonly structure: string;
  readonly brandCode: string | null;
  readonly noise: string | null;
  readonly series: string;
}

const FIELDS: FilterFields<Filter, "structure" | "brand" | "noise"> = {
  fields: {
    structure: {
      ...codeField("结构形式"),
      words: () => [],
      droppable: { code: "P1", condition: "structure" },
    },
    brandCode: {
      ...anyCodeField("品牌"),
      words: () => [],
      droppable: { code: "brand", condition: "brand", without: () => ({ brandCode: null }) },
    },
    noise: {
      ...anyCodeField("噪声上限"),
      words: () => [],
      droppable: {
        code: { MEDIUM_LEVEL: "P2", HIGH_LEVEL: "P3" },
        name: "噪声",
        condition: "noise",
        without: () => ({ noise: null }),
      },
    },
    series: { ...codeField("系列"), words: () => [] },
  },
  together: [],
};

const CONDITIONS = {
  structure: "V1" as string | null,
  brand: "B1" as string | null,
  noise: "V2" as string | null,
  series: "V3",
};
const FILTER: Filter = { structure: "V1", brandCode: "B1", noise: "V2", series: "V3" };

describe("what of a filter may be dropped", () => {
  it("follows from the table of fields, the brand first", () => {
    expect(droppableFilters(FIELDS, CONDITIONS)).toEqual([
      { filter: "brand", without: { ...CONDITIONS, brand: null } },
      { filter: "P1", without: { ...CONDITIONS, structure: null } },
      { filter: "P2", without: { ...CONDITIONS, noise: null } },
    ]);
  });

  it("is what is set, by the code of the speed level", () => {
    const asked = { ...CONDITIONS, brand: null, structure: null };
    expect(droppableFilters(FIELDS, asked, "HIGH_LEVEL")).toEqual([
      { filter: "P3", without: { ...asked, noise: null } },
    ]);
  });

  it("has a name for each of its codes", () => {
    expect(droppableNames(FIELDS)).toEqual({ brand: "品牌", P1: "结构形式", P2: "噪声", P3: "噪声" });
  });

  it("leaves a filter that the form accepts, or none", () => {
    expect(withoutFilter(FIELDS, FILTER, "P3")).toEqual({ ...FILTER, noise: null });
    expect(withoutFilter(FIELDS, FILTER, "P1")).toBeNull();
    expect(withoutFilter(FIELDS, FILTER, "P9")).toBeNull();
  });
});
