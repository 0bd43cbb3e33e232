import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupTable } from "#domain/building/batch/groups/groupTable.ts";
import { storeyLevel, storeyRanks } from "#domain/building/batch/groups/storeyRanks.ts";

describe("a storey", () => {
  it.each([
    ["B2", -2],
    ["地下二层", -2],
    ["负1层", -1],
    ["-1F", -1],
    ["B1M", -0.5],
    ["地下室", -1],
    ["首层", 1],
    ["一层", 1],
    ["1F", 1],
    ["１Ｆ", 1],
    ["L1", 1],
    ["F3", 3],
    ["Level 12", 12],
    ["12", 12],
    ["第十层", 10],
    ["二十三层", 23],
    ["一百零二层", 102],
    ["一层夹层", 1.5],
    ["3~5F", 3],
    ["三至五层", 3],
    ["樓層", null],
    ["3樓", 3],
    ["屋面", 1000],
    ["RF", 1000],
    ["B-1F", null],
    ["A-101", null],
    ["设备夹层", null],
    ["东区", null],
  ])("%s stands at %s", (name, level) => {
    expect(storeyLevel(name)).toBe(level);
  });

  it("stands from below to above, names that tell none behind, and an empty one nowhere", () => {
    const names = ["10F", "屋面", "", "2F", "设备层", "B1", "1F", "B2", "A-10", "A-2"];
    const ranks = storeyRanks(names);
    const inOrder = names
      .filter((name) => name !== "")
      .sort((a, b) => ranks[names.indexOf(a)]! - ranks[names.indexOf(b)]!);
    expect(inOrder).toEqual(["B2", "B1", "1F", "2F", "10F", "屋面", "设备层", "A-2", "A-10"]);
    expect(ranks[2]).toBeNaN();
  });
});

const place = fc.constantFrom("", "1F", "2F", "10F", "B1", "屋面", "中庭");
const tables = fc.record({
  floors: fc.array(place, { maxLength: 40 }),
  folded: fc.subarray(["", "1F", "2F", "中庭"]),
  keep: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
});

describe("a grouped table", () => {
  it("has each row once under its floor, in the order of the view, and draws no row of a folded one", () => {
    fc.assert(
      fc.property(tables, ({ floors, folded, keep }) => {
        const rows = Int32Array.from([...floors.keys()].filter((row) => keep[row]).reverse());
        const table = groupTable(floors, rows, { by: "floor", folded });
        // The plain way: a list for each name, one after the other.
        const names = ["B1", "1F", "2F", "10F", "屋面", "中庭", ""].filter((name) =>
          rows.some((row) => floors[row] === name),
        );
        const lists = names.map((name) => [...rows].filter((row) => floors[row] === name));
        expect(table.groups.map(({ name }) => name)).toEqual(names);
        expect([...table.rows]).toEqual(lists.flat());
        expect([...table.lines]).toEqual(
          lists.flatMap((list, at) => [-1 - at, ...(folded.includes(names[at]!) ? [] : list)]),
        );
      }),
    );
  });
});
