import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AIR_OUTLET_DEFAULTS,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { movedRule, newRule, ownFields, ruleProblem } from "#domain/building/batch/rules/editRules.ts";
import { AIR_OUTLET_FIELDS } from "#domain/building/kinds/airOutlet/airOutletFields.ts";
import { FAN_COIL_FIELDS } from "#domain/building/kinds/fanCoil/fanCoilFields.ts";
import { differingWords } from "#domain/building/batch/kind/filterWords.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { filtersOf, ruledFilter } from "#domain/building/batch/rules/ruledFilter.ts";
import { matchText, ownText } from "#domain/building/batch/rules/ruleWords.ts";

const rule = <Filter = object>(about: Partial<RoomRule<Filter>> = {}): RoomRule<Filter> => ({
  id: "1",
  name: "病房",
  words: ["病房"],
  floors: [],
  zones: [],
  own: {},
  ...about,
});
const velocity = fc.integer({ min: 1, max: 9 });
const outlet: fc.Arbitrary<AirOutletFilter> = fc
  .record({
    brandCode: fc.constantFrom(null, "B1", "B2"),
    range: fc.tuple(velocity, velocity),
    nozzleThrow: velocity,
    altitude: fc.constantFrom(0, 1891),
  })
  .map(({ range, ...filter }) => ({
    ...AIR_OUTLET_DEFAULTS,
    ...filter,
    fromVelocity: Math.min(...range),
    toVelocity: Math.max(...range),
  }));

describe("what a rule has of its own", () => {
  it("makes of the building's conditions those that were wanted, but for the height of the building", () => {
    fc.assert(
      fc.property(outlet, outlet, (general, wanted) => {
        const own = ownFields(general, wanted, AIR_OUTLET_FIELDS);
        expect(ruledFilter(general, rule<AirOutletFilter>({ own }))).toEqual({
          ...wanted,
          altitude: general.altitude,
        });
      }),
    );
  });

  it("leaves ranges that run forwards whatever the building's conditions become", () => {
    fc.assert(
      fc.property(outlet, outlet, outlet, (general, wanted, later) => {
        const own = ownFields(general, wanted, AIR_OUTLET_FIELDS);
        const { fromVelocity, toVelocity } = ruledFilter(later, rule<AirOutletFilter>({ own }));
        expect(fromVelocity).toBeLessThanOrEqual(toVelocity);
      }),
    );
  });

  it("is nothing where nothing differs; the rest follows the building's conditions", () => {
    expect(ownFields(FAN_COIL_DEFAULTS, { ...FAN_COIL_DEFAULTS }, FAN_COIL_FIELDS)).toEqual({});
    const wanted: FanCoilFilter = { ...FAN_COIL_DEFAULTS, level: "HIGH_LEVEL" };
    const own = ownFields(FAN_COIL_DEFAULTS, wanted, FAN_COIL_FIELDS);
    expect(own).toEqual({ level: "HIGH_LEVEL" });
    const general: FanCoilFilter = { ...FAN_COIL_DEFAULTS, summerSupplyWaterTemperature: 9 };
    expect(ruledFilter(general, rule<FanCoilFilter>({ own }))).toEqual({ ...general, level: "HIGH_LEVEL" });
  });
});

it("makes one filter of a rule and the building's conditions as long as neither changes", () => {
  const own = rule<FanCoilFilter>({ own: { level: "HIGH_LEVEL" } });
  const conditions = { general: FAN_COIL_DEFAULTS, rules: [own] };
  expect(filtersOf(conditions)[0]).toBe(FAN_COIL_DEFAULTS);
  expect(filtersOf(conditions)[1]).toBe(ruledFilter(FAN_COIL_DEFAULTS, own));
  const later = { ...FAN_COIL_DEFAULTS };
  expect(ruledFilter(later, own)).not.toBe(filtersOf(conditions)[1]);
});

describe("rules in their order", () => {
  it("move up and down, never beyond the ends, and none is lost", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 8 }),
        fc.nat(8),
        fc.constantFrom(-1, 1),
        (rules, at, by) => {
          const moved = movedRule(rules, at, by);
          expect(new Set(moved)).toEqual(new Set(rules));
          expect(moved.length).toBe(rules.length);
          const isInside = at < rules.length && at + by >= 0 && at + by < rules.length;
          expect(isInside ? moved[at + by] : moved).toBe(isInside ? rules[at] : rules);
        },
      ),
    );
  });

  it("get ids of their own", () => {
    expect(newRule([]).id).toBe("1");
    expect(newRule([rule({ id: "7" }), rule({ id: "别处" })]).id).toBe("8");
  });

  it.each([
    [[rule({ name: " " })], 0, "name", "第 1 条没有名称，请填写"],
    [[rule(), rule({ name: "病房 " })], 1, "name", "名称“病房”已用于前面一条，请改名"],
    [
      [rule(), rule({ name: "走廊", words: [] })],
      1,
      "match",
      "“走廊”没有设定适用的房间，请填写名称用词、楼层或分区",
    ],
  ])("say what is wrong with them: %#", (rules, at, field, message) => {
    expect(ruleProblem(rules)).toEqual({ at, field, message });
  });

  it("hold where each has a name and rooms", () => {
    expect(ruleProblem([])).toBeNull();
    expect(ruleProblem([rule(), rule({ name: "三层", words: [], floors: ["3F"] })])).toBeNull();
  });
});

it("reads in words which rooms a rule is for, and what is its own", () => {
  expect(matchText(rule({ words: ["病房", "护理"], floors: ["3F", "4F"], zones: ["东区"] }))).toBe(
    "名称含“病房”或“护理”，楼层 3F、4F，分区 东区",
  );
  expect(matchText(rule({ words: [] }))).toBe("未设定适用的房间");
  const own = (filter: Partial<FanCoilFilter>, general: Partial<FanCoilFilter> = {}) =>
    ownText(
      differingWords(
        FAN_COIL_FIELDS,
        { ...FAN_COIL_DEFAULTS, ...general, ...filter },
        { ...FAN_COIL_DEFAULTS, ...general },
        null,
      ),
    );
  expect(own({ level: "HIGH_LEVEL" })).toBe("高档，积灰 10 %，间歇 10 %");
  expect(own({})).toBe("与筛选条件相同");
  expect(own({ noiseLimit: null }, { noiseLimit: 38 })).toBe("噪声不限");
  expect(own({ dustCorrectionFactor: 30 })).toBe("与筛选条件相同");
});
