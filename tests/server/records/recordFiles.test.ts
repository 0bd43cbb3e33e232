import type { GenericSchema } from "valibot";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseData } from "#server/process/readData.ts";
import { FansSchema } from "#server/records/fan/realFans.ts";
import { PumpsSchema } from "#server/records/pump/RealPumpSchema.ts";

const FILES = { fans: FansSchema, pumps: PumpsSchema };

/** Reads a file of records in which the first occurrence of a text was replaced. */
const changed = (name: keyof typeof FILES, text: string, other: string) => {
  const path = `data/${name}.json`;
  const stands = readFileSync(path, "utf8");
  const line = stands.slice(0, stands.indexOf(text)).split("\n").length;
  expect(stands).toContain(text);
  const read = () => parseData(path, stands.replace(text, other), FILES[name] as GenericSchema);
  return { read, at: `${path}, line ${line}` };
};

test.each([
  // If it were ignored silently, the curve of that name would be missing.
  ["a field that nobody knows", "fans", '"shaft_power_w"', '"shaft_powr_w"', "records.0.curves.0.points.0"],
  ["an unknown type", "fans", '"type": "centrifugal, ', '"type": "radial, ', "records.0.type"],
  ["an unknown manufacturer", "pumps", '"Wilo"', '"Wila"', "records.0.manufacturer"],
  [
    "a point with a word for a figure",
    "pumps",
    '"head_m": 17.153',
    '"head_m": "17.153"',
    "records.0.curves.0",
  ],
  ["another name for a field", "pumps", '"speed_max_rpm"', '"speed_top_rpm"', "records.18.speed_top_rpm"],
] as const)("a file with %s is refused with line and field", (_, name, text, other, field) => {
  const { read, at } = changed(name, text, other);
  expect(read).toThrow(at);
  expect(read).toThrow(`, ${field}`);
});
