import * as v from "valibot";
import { expect, test } from "vitest";
import { CellFault, parseData, parseTable } from "#server/process/readData.ts";

const SCHEMA = v.strictObject({
  code: v.string(),
  groups: v.array(v.strictObject({ name: v.string(), units: v.array(v.picklist(["Pa", "kW"])) })),
});
const read = (text: string) => () => parseData("data/thing.json", text, SCHEMA);

test("what a file says is read as it stands", () => {
  const text = `{ "code": "a,{\\"[", "groups": [{ "name": "b", "units": ["Pa"] }] }`;
  expect(read(text)()).toEqual({ code: 'a,{"[', groups: [{ name: "b", units: ["Pa"] }] });
});

test("each fault of a file says file, line and field", () => {
  const text = `{
  "code": "a,{\\"[",
  "groups": [
    { "name": "b", "units": ["Pa"] },
    {
      "name": 3,
      "units": ["kW",
                "W"]
    }
  ]
}`;
  expect(read(text)).toThrow(
    /^data\/thing.json, line 6, groups.1.name: .*string.*\n.*line 8, groups.1.units.1: /su,
  );
});

test("what is missing is told at the line of what lacks it", () => {
  const text = `{\n  "code": "a",\n  "groups": [\n    { "units": [] }\n  ]\n}`;
  expect(read(text)).toThrow(/^data\/thing.json, line 4, groups.0.name: /u);
});

test("what is no JSON is told with the text about the place", () => {
  expect(read(`{\n  "code": "a",\n  "groups": [}\n}`)).toThrow(/^data\/thing.json: .*"groups": \[\}/u);
});

const number = (text: string) =>
  parseTable("data/table.csv", text, (row) => {
    const value = Number(row.get("size"));
    if (Number.isNaN(value)) throw new CellFault("size", "is no number");
    return { name: row.get("name"), value };
  });

test("a table is read by the names of its columns", () => {
  expect(number(`name,size\n"Pipe, round",12\nDuct,3\n`)).toEqual([
    { name: "Pipe, round", value: 12 },
    { name: "Duct", value: 3 },
  ]);
});

test("a table's faults say file, line and column", () => {
  expect(() => number(`name,size\nPipe,12\nDuct,wide\n`)).toThrow(
    "data/table.csv, line 3, size: is no number",
  );
  expect(() => number(`name,size\nPipe,12,3\n`)).toThrow("data/table.csv, line 2: 3 cells below 2 columns");
});
