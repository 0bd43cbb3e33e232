import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import { indoorUnitColumns } from "#domain/building/kinds/indoorUnit/selection/indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "#domain/building/kinds/indoorUnit/selection/IndoorUnitConditions.ts";
import { selectIndoorUnits } from "#domain/building/kinds/indoorUnit/selection/selectIndoorUnits.ts";
import { selectIndoorUnitsPlainly } from "../../../../../support/plain/indoorUnit/selectIndoorUnitsPlainly.ts";
import { area, power } from "#domain/base/units.ts";
import { indoorUnit, indoorUnitConditions as conditions } from "../../../../../support/indoorUnitMaker.ts";
import { runsOf } from "../../../../../support/runsOf.ts";
import { testRoom } from "../../../../../support/testRooms.ts";
import { anyConditions, anyRooms, anyUnits, kilowatts } from "./support/arbitraries.ts";

const select = (units: readonly IndoorUnit[], about: Partial<Room>, asked = conditions()) =>
  selectIndoorUnits(indoorUnitColumns(units), [testRoom(1, about)], asked)[0]!;

const SERIES = [
  indoorUnit("a22", { cooling: power(2.2), heating: power(2.5) }),
  indoorUnit("a28", { cooling: power(2.8), heating: power(3.2) }),
  indoorUnit("a36", { cooling: power(3.6), heating: power(4) }),
  indoorUnit("a45", { cooling: power(4.5), heating: power(5) }),
];
/** 45 ㎡ at 20 ㎡ a unit are ceil(2.25) = 3 units; 9.6 kW / 3 = 3.2 kW cooling, 12.6 kW / 3 = 4.2 kW heating each. */
const HALL = { roomArea: area(45), coolingLoad: power(9.6), heatLoad: power(12.6) };

describe("a room", () => {
  it("is given the units that cool it, the least excess first", () => {
    // 3.6 / 3.2 = 1.125, 4.5 / 3.2 = 1.406; 2.8 < 3.2 does not do.
    expect(select(SERIES, HALL)).toEqual({
      roomId: "r1",
      quantity: 3,
      productIds: ["a36", "a45"],
      reasons: [],
    });
  });

  it("is held to every ticked check", () => {
    // 4.0 < 4.2: only a45 heats it.
    expect(select(SERIES, HALL, conditions({ checks: ["cooling", "heating"] })).productIds).toEqual(["a45"]);
    // Heating alone: 5.0 / 4.2.
    expect(select(SERIES, HALL, conditions({ checks: ["heating"] })).productIds).toEqual(["a45"]);
  });

  it("is ordered by cooling where it is asked for, however much a unit heats", () => {
    const units = [
      // 1.02 and 1.50: cooling leads.
      indoorUnit("hot", { cooling: power(3.264), heating: power(6.3) }),
      // 1.25 and 1.05.
      indoorUnit("even", { cooling: power(4), heating: power(4.41) }),
    ];
    expect(select(units, HALL, conditions({ checks: ["cooling", "heating"] })).productIds).toEqual([
      "hot",
      "even",
    ]);
    expect(select(units, HALL).productIds).toEqual(["hot", "even"]);
    expect(select(units, HALL, conditions({ checks: ["heating"] })).productIds).toEqual(["even", "hot"]);
  });

  it("prefers less electric input among equals, then the model", () => {
    const units = [
      indoorUnit("b", { inputPower: power(0.06) }),
      indoorUnit("c", { inputPower: null }),
      indoorUnit("d", { inputPower: power(0.04) }),
      indoorUnit("a", { inputPower: power(0.06) }),
    ];
    expect(select(units, HALL).productIds).toEqual(["d", "a", "b", "c"]);
  });

  it("takes the quantity that it specifies", () => {
    // 9.6 / 4 = 2.4 kW each.
    expect(select(SERIES, { ...HALL, equipmentNumber: 4 })).toMatchObject({
      quantity: 4,
      productIds: ["a28", "a36", "a45"],
    });
  });

  it("is just met by a unit of exactly its need", () => {
    expect(select(SERIES, { roomArea: area(10), coolingLoad: power(2.8) }).productIds[0]).toBe("a28");
  });

  it("finds no unit whose figure of a ticked check is unknown", () => {
    const unknown = indoorUnit("plfy", { cooling: null, heating: power(6.3) });
    expect(select([unknown], HALL)).toMatchObject({
      productIds: [],
      reasons: [{ code: "figure-unknown", check: PROPERTY.coolingCapacity }],
    });
    expect(select([unknown], HALL, conditions({ checks: ["heating"] })).productIds).toEqual(["plfy"]);
  });

  it.each<[string, Partial<Room>, Partial<IndoorUnitConditions>]>([
    ["states no load", { coolingLoad: null }, {}],
    ["states a load of nothing", { coolingLoad: power(0) }, {}],
    ["has no check ticked", {}, { checks: [] }],
  ])("is not selected when it %s", (_why, about, changed) => {
    expect(select(SERIES, { ...HALL, ...about }, conditions(changed))).toMatchObject({
      productIds: [],
      reasons: [{ code: "no-requirement" }],
    });
  });

  it("says what is too small, and how large the largest is", () => {
    // 30 kW / 3 = 10 kW.
    expect(select(SERIES, { ...HALL, coolingLoad: power(30) }).reasons).toEqual([
      { code: "short", check: PROPERTY.coolingCapacity, required: 10, best: 4.5 },
    ]);
  });

  it("names the nearest unit where each quantity is reached, but not by one unit", () => {
    const units = [
      indoorUnit("cold", { cooling: power(6), heating: power(2.1) }),
      indoorUnit("warm", { cooling: power(2.88), heating: power(6) }),
    ];
    // cold reaches 2.1 / 4.2 = 0.5, warm 2.88 / 3.2 = 0.9.
    expect(select(units, HALL, conditions({ checks: ["cooling", "heating"] })).reasons).toMatchObject([
      { code: "combined", check: PROPERTY.coolingCapacity, best: 2.88, model: "WARM" },
    ]);
  });

  it.each<[string, Partial<IndoorUnitConditions>]>([
    ["brand", { brandCode: "B2" }],
    ["structure", { structure: "V000504" }],
    ["type", { productType: "V000068" }],
    ["products asked for", { productIds: ["other"] }],
  ])("finds nothing beside its %s", (_what, changed) => {
    expect(select(SERIES, HALL, conditions(changed)).reasons).toEqual([{ code: "no-candidates" }]);
  });
});

describe("selection", () => {
  it("answers exactly as the plain loop, for any catalogue, rooms and conditions", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyUnits, anyRooms, anyConditions, (units, rooms, asked) => {
        const plain = selectIndoorUnitsPlainly(units, rooms, asked);
        for (const { reasons } of plain) for (const { code } of reasons) seen.add(code);
        expect(selectIndoorUnits(indoorUnitColumns(units), rooms, asked)).toEqual(plain);
      }),
      { numRuns: runsOf(2000) },
    );
    // All kinds of cases occurred.
    expect([...seen].sort()).toEqual([
      "combined",
      "figure-unknown",
      "no-candidates",
      "no-requirement",
      "short",
    ]);
  });

  it("never gives a larger load a unit that cools less", () =>
    fc.assert(
      fc.property(anyUnits, anyConditions, kilowatts, kilowatts, (units, asked, load, more) => {
        const chosen = (coolingLoad: number) => {
          const about = { roomArea: area(20), coolingLoad: power(coolingLoad), heatLoad: null };
          const [id] = select(units, about, asked).productIds;
          return units.find((unit) => unit.id === id)?.cooling ?? Infinity;
        };
        expect(chosen(load + more)).toBeGreaterThanOrEqual(chosen(load));
      }),
    ));
});
