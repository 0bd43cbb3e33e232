import { describe, expect, test } from "vitest";
import {
  FAN_COIL_INSTALLATIONS,
  FAN_COIL_MOTORS,
  FAN_COIL_ROWS,
  FAN_COIL_STRUCTURES,
} from "#domain/catalogue/properties.ts";
import { ratedCoil } from "#domain/building/kinds/fanCoil/selection/RatedCoil.ts";
import { LEVELS } from "#domain/building/selection/multiRoom.ts";
import { generateFanCoils } from "#server/samples/fanCoil/generateFanCoils.ts";
import type { FanCoilRecord } from "#server/records/fanCoil/FanCoilRecord.ts";
import { SIZES, type StaticPressure } from "#server/samples/fanCoil/sizeSeries.ts";

const { records, series } = generateFanCoils();

/** Ids of the units for which a statement about all units is false. */
const faulty = (isTrue: (record: FanCoilRecord) => boolean) =>
  records.filter((record) => !isTrue(record)).map(({ coil }) => coil.id);

const sizeOf = ({ coil }: FanCoilRecord) => {
  const size = SIZES.find(({ number }) => coil.model.includes(`-${number}-`));
  if (!size) throw new Error(`${coil.model} names no size`);
  return size;
};
const pressureOf = ({ coil }: FanCoilRecord) => Number(coil.externalStaticPressure) as StaticPressure;

/** Groups of units that differ only in `what`. */
function groupsBut(what: "size" | "rows") {
  const groups = new Map<string, FanCoilRecord[]>();
  for (const record of records) {
    const key = [
      record.product.seriesId,
      record.coil.externalStaticPressure,
      what === "size" ? record.remainder.rows : sizeOf(record).number,
    ].join();
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()];
}

test("there are at least 2,000 fan coils of at least 8 brands", () => {
  expect(records.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(records.map(({ coil }) => coil.brandCode)).size).toBeGreaterThanOrEqual(8);
});

test("every id and every model is one product's", () => {
  expect(new Set(records.map(({ coil }) => coil.id)).size).toBe(records.length);
  expect(new Set(records.map(({ coil }) => coil.model)).size).toBe(records.length);
});

test("every unit belongs to a series of its own brand", () => {
  const brandOf = new Map(series.map(({ id, brandCode }) => [id, brandCode]));
  expect(faulty(({ coil, product }) => brandOf.get(product.seriesId ?? "") === coil.brandCode)).toEqual([]);
});

test("every structure and installation, both row counts and four static pressures are offered", () => {
  const offered = <Value>(of: (record: FanCoilRecord) => Value) => new Set(records.map(of));
  expect(offered(({ coil }) => coil.structure)).toEqual(new Set(Object.keys(FAN_COIL_STRUCTURES)));
  expect(offered(({ coil }) => coil.installation)).toEqual(new Set(Object.keys(FAN_COIL_INSTALLATIONS)));
  expect(offered(({ remainder }) => remainder.rows)).toEqual(new Set(Object.keys(FAN_COIL_ROWS)));
  expect(offered(({ remainder }) => remainder.motor)).toEqual(new Set(Object.keys(FAN_COIL_MOTORS)));
  expect(offered(pressureOf)).toEqual(new Set([0, 12, 30, 50]));
});

test("every unit says that it is a sample", () => {
  expect(
    faulty(
      ({ product }) =>
        product.isSample && product.origin === "generated" && product.source.includes("示例数据"),
    ),
  ).toEqual([]);
});

describe("each generated unit", () => {
  test("has a bypass factor and an apparatus dew point at both levels", () => {
    expect(
      faulty(({ coil }) => LEVELS.every((level) => ratedCoil(coil.levels[level], coil.rated).ok)),
    ).toEqual([]);
  });

  test("keeps sensible between 0.66 and 0.78 of total", () => {
    const ratios = records.flatMap(({ coil }) =>
      LEVELS.map((level) => coil.levels[level].sensibleCooling / coil.levels[level].totalCooling),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.66);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(0.78);
  });

  test("does less at medium than at high speed: air as 0.75 to 1, capacity as its power of 0.75", () => {
    const isConsistent = ({ coil }: FanCoilRecord) => {
      const { HIGH_LEVEL: high, MEDIUM_LEVEL: medium } = coil.levels;
      const share = medium.totalCooling / high.totalCooling / 0.75 ** 0.75;
      const isLess = (["heating", "inputPower", "noise"] as const).every(
        (at) => Number(medium[at]) < Number(high[at]),
      );
      return Math.abs(medium.airFlow - 0.75 * high.airFlow) <= 1 && Math.abs(share - 1) < 0.02 && isLess;
    };
    expect(faulty(isConsistent)).toEqual([]);
  });

  test("stays within the standard's limits of input power, noise and water pressure drop", () => {
    const isWithin = (record: FanCoilRecord) => {
      const size = sizeOf(record);
      const { inputPower, noise } = record.coil.levels.HIGH_LEVEL;
      return (
        Number(inputPower) <= size.inputPower[pressureOf(record)] / 1000 &&
        Number(noise) <= size.noise[pressureOf(record)] &&
        Number(record.remainder.waterPressureDrop) <= size.pressureDrop
      );
    };
    expect(faulty(isWithin)).toEqual([]);
  });

  test("moves, cools and heats at least 95 % of what its size is rated for", () => {
    const isEnough = (record: FanCoilRecord) => {
      const size = sizeOf(record);
      const { airFlow, totalCooling, heating } = record.coil.levels.HIGH_LEVEL;
      return (
        airFlow >= 0.95 * size.airFlow &&
        totalCooling >= 0.95 * size.cooling &&
        Number(heating) >= 0.95 * size.heating
      );
    };
    expect(faulty(isEnough)).toEqual([]);
  });

  test("warms its water by 5 K", () => {
    const isWarmed = ({ coil, remainder }: FanCoilRecord) => {
      const kilowatts = (Number(remainder.waterFlow) / 3600) * 1000 * 4.186 * 5;
      return Math.abs(kilowatts - coil.levels.HIGH_LEVEL.totalCooling) < 0.01;
    };
    expect(faulty(isWarmed)).toEqual([]);
  });
});

test("a larger size does, takes, sounds, weighs and measures more", () => {
  const figures = ["airFlow", "totalCooling", "sensibleCooling", "heating", "inputPower", "noise"] as const;
  const isLarger = (larger: FanCoilRecord, smaller: FanCoilRecord) =>
    figures.every(
      (at) => Number(larger.coil.levels.HIGH_LEVEL[at]) > Number(smaller.coil.levels.HIGH_LEVEL[at]),
    ) &&
    Number(larger.remainder.weight) > Number(smaller.remainder.weight) &&
    Number(larger.remainder.length) > Number(smaller.remainder.length);
  const pairs = groupsBut("size").flatMap((group) =>
    group.slice(1).map((larger, at) => [group[at]!, larger] as const),
  );
  expect(pairs.length).toBeGreaterThan(1500);
  expect(pairs.filter(([smaller, larger]) => !isLarger(larger, smaller))).toEqual([]);
});

test("three rows cool and heat more than two", () => {
  const pairs = groupsBut("rows").filter((group) => group.length === 2);
  expect(pairs.length).toBeGreaterThan(500);
  const isMore = ([two, three]: FanCoilRecord[]) =>
    (["totalCooling", "heating"] as const).every(
      (at) => Number(three?.coil.levels.HIGH_LEVEL[at]) > Number(two?.coil.levels.HIGH_LEVEL[at]),
    );
  expect(pairs.filter((pair) => !isMore(pair))).toEqual([]);
});

test("a second generation is equal to the first", () => {
  expect(JSON.stringify(generateFanCoils())).toBe(JSON.stringify({ series, records }));
});
