import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { flatRows, PLAIN, realFans, realPumps } from "../../../support/disguisedProducts.ts";
import { checkFlat } from "../../../support/importTables.ts";

const { records } = JSON.parse(readFileSync(new URL("../../../../data/pumps.json", import.meta.url), "utf8"));

test("real pumps whose source deviates by up to 5 % pass, up to 12 % warn, and none is refused", () => {
  const pumps = realPumps();
  const checked = checkFlat(flatRows(pumps, PLAIN));
  const deviations: number[] = records.flatMap((record: { curves?: unknown[]; trims?: object[] }) => [
    ...(record.curves ?? []).map(() => 0),
    ...(record.trims ?? []).flatMap((trim) =>
      "power_consistency_max_deviation_1" in trim ? [trim.power_consistency_max_deviation_1] : [],
    ),
  ]);
  expect(deviations.length).toBe(checked.length);
  expect(checked.length).toBe(pumps.length);
  expect(checked.filter(({ product }) => product === null)).toEqual([]);
  const warned = checked.filter(({ remarks }) => remarks.length > 0).length;
  expect(warned).toBe(deviations.filter((deviation) => deviation > 0.05).length);
});

test("real fans pass: static pressure, shaft power and static efficiency agree", () => {
  const checked = checkFlat(flatRows(realFans(), PLAIN));
  expect(checked.length).toBe(11);
  expect(checked.flatMap(({ remarks }) => remarks)).toEqual([]);
  expect(
    checked.every(({ product }) => product?.curves.every(({ quantity }) => quantity !== "totalPressure")),
  ).toBe(true);
});
