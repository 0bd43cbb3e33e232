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
  parseTable("data/table.csv", text, {
    columns: ["name", "size"],
    read: (row) => {
      const value = Number(row("size"));
      if (Number.isNaN(value)) throw new CellFault("size", "is no number");
      return { name: row("name"), value };
    },
  });

test("a table is read by the names of its columns, in any order", () => {
  const rows = [
    { name: "Pipe, round", value: 12 },
    { name: "Duct", value: 3 },
  ];
  expect(number(`name,size\n"Pipe, round",12\nDuct,3\n`)).toEqual(rows);
  expect(number(`\uFEFFsize,name\r\n12,"Pipe, round"\r\n3,Duct`)).toEqual(rows);
});

test("a table's faults say file, line and column", () => {
  expect(() => number(`name,size\nPipe,12\nDuct,wide\n`)).toThrow(
    "data/table.csv, line 3, size: is no number",
  );
  expect(() => number(`name,size\nPipe,12,3\n`)).toThrow("data/table.csv, line 2: 3 cells below 2 columns");
});

test.each([
  ["a column too many", "name,size,colour\nPipe,12,red\n", 'line 1: "colour" is no further column'],
  ["a column twice", "name,size,size\nPipe,12,13\n", 'line 1: "size" is no further column'],
  ["a column less", "name\nPipe\n", "line 1: lacks the column size"],
  ["another delimiter", "name;size\nPipe;12\n", "line 1: lacks the column name"],
  ["nothing in it", "", "line 1: lacks the column name"],
  ["a blank before a cell", "name,size\nPipe, 12\n", "line 2, size: has blanks around it"],
  ["a blank behind a cell", "name,size\nPipe ,12\n", "line 2, name: has blanks around it"],
  ["a cell of blanks", "name,size\nPipe,　\n", "line 2, size: has blanks around it"],
  ["a line break in a cell", 'name,size\n"Pipe\nround",12\n', "line 2, name: has blanks around it or a line"],
  ["an empty line", "name,size\n\nPipe,12\n", "line 2: 1 cells below 2 columns"],
])("a table with %s is refused", (_, text, words) => {
  expect(() => number(text)).toThrow(`data/table.csv, ${words}`);
});
