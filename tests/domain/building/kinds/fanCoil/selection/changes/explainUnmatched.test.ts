import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { explainUnmatched } from "#domain/building/kinds/fanCoil/selection/changes/explainUnmatched.ts";
import type { FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import type { PossibleChange } from "#domain/building/selection/multiRoom.ts";
import { flow, power, pressure, temperature } from "#domain/base/units.ts";
import { conditions, GB_STATE, room } from "../../../../../../support/fanCoilMaker.ts";
import { runsOf } from "../../../../../../support/runsOf.ts";
import { anyCatalogue, anyConditions, modestRoom } from "../support/arbitraries.ts";

/** A unit with this total cooling and heating, kW; 73 % of the cooling is sensible. */
function unit(id: string, total: number, heating: number, changed: Partial<FanCoil> = {}): FanCoil {
  const level = {
    airFlow: flow(total * 200),
    totalCooling: power(total),
    sensibleCooling: power(total * 0.73),
    heating: power(heating),
    inputPower: power(0.05),
    noise: null,
  };
  return {
    id,
    model: `M-${id}`,
    brandCode: "B1",
    structure: "V000401",
    installation: "V000411",
    externalStaticPressure: pressure(30),
    rated: GB_STATE,
    levels: { HIGH_LEVEL: level, MEDIUM_LEVEL: level },
    ...changed,
  };
}

/** At this room's conditions every unit gives its rated figures. */
const ratedRoom = (figures: Partial<Room>) =>
  room({
    summerDryBulb: temperature(27),
    summerWetBulb: temperature(19.5),
    winterDryBulb: temperature(21),
    ...figures,
  });

function explained(coils: readonly FanCoil[], asks: Room, asked: FanCoilConditions) {
  const columns = fanCoilColumns(coils);
  return explainUnmatched(columns, [asks], selectFanCoils(columns, [asks], asked), asked)[0]!;
}
const advice = (coils: readonly FanCoil[], asks: Room, changed: Partial<FanCoilConditions> = {}) =>
  explained(coils, asks, conditions(changed)).reasons.filter(
    ({ code }) => code === "nearest" || code === "change",
  );

const change = <Change extends object>(figures: Change) => ({ code: "change", ...figures });

describe("a room without a match", () => {
  const coils = [unit("a", 3, 4), unit("b", 4, 6)];

  it("names the nearest product and every numeric change, the most usual first", () => {
    // 10 kW over 2 units = 5 kW each; b gives 4: 80 %.
    // Units: 10/4 = 2.5, so 3, one more than 2: 50 %. Requirement: 5 down to 4 kW: 20 %.
    // Water: 4·(19.5 − t)/12.5·e^{0.0167(t − 7)}: at 3 ℃ 4·1.32·0.9354 = 4.939, at 2 ℃ 4·1.4·0.9199 = 5.151.
    // So 2 ℃: 5 K of the 20 K to the dry bulb, 25 %.
    const asks = ratedRoom({ coolingLoad: power(10), equipmentNumber: 2 });
    expect(advice(coils, asks)).toEqual([
      {
        code: "nearest",
        model: "M-b",
        lacks: [{ check: PROPERTY.mediumTotalCooling, required: 5, best: 4 }],
      },
      change({ kind: "quantity", from: 2, to: 3 }),
      // A designer would do neither: lower the load, or use water that no chiller supplies.
      change({ kind: "requirement", check: PROPERTY.mediumTotalCooling, from: 5, to: 4 }),
      change({ kind: "water", season: "summer", from: 7, to: 2 }),
    ]);
  });

  it("names water that chillers supply before a lower load", () => {
    // 4·(19.5 − 6)/12.5·e^{−0.0167} = 4.2485 at 6 ℃; 4.2 kW are required.
    const asks = ratedRoom({ coolingLoad: power(4.2), equipmentNumber: 1 });
    expect(advice(coils, asks).slice(1)).toEqual([
      change({ kind: "quantity", from: 1, to: 2 }),
      change({ kind: "water", season: "summer", from: 7, to: 6 }),
      change({ kind: "requirement", check: PROPERTY.mediumTotalCooling, from: 4.2, to: 4 }),
    ]);
  });

  it("names how much warmer the winter's water would have to be", () => {
    // b heats 6 kW over 39 K. 6.5 kW need 39·6.5/6 = 42.25 K: 63.25 ℃, in whole degrees 64 ℃; 4/39 = 10.3 %.
    // The requirement would have to fall from 6.5 to 6 kW, 7.7 %, and two units need 3.25 kW each.
    expect(advice(coils, ratedRoom({ heatLoad: power(6.5), equipmentNumber: 1 })).slice(1)).toEqual([
      change({ kind: "quantity", from: 1, to: 2 }),
      change({ kind: "requirement", check: PROPERTY.mediumHeating, from: 6.5, to: 6 }),
      change({ kind: "water", season: "winter", from: 60, to: 64 }),
    ]);
  });

  it("names the one requirement that would have to change least", () => {
    // a lacks heating and air; b lacks only 100 of 900 m³/h of air.
    const asks = ratedRoom({
      coolingLoad: power(3),
      heatLoad: power(5),
      airSupplyVolume: flow(900),
      equipmentNumber: 1,
    });
    expect(advice(coils, asks)).toContainEqual(
      change({ kind: "requirement", check: PROPERTY.mediumAirFlow, from: 900, to: 800 }),
    );
  });

  it("counts what each filter keeps out and widens the range to the nearest pressure", () => {
    const offered = [
      unit("brand", 5, 8, { brandCode: "B2" }),
      unit("shape", 5, 8, { structure: "V000403" }),
      unit("shape2", 6, 8, { structure: "V000403" }),
      unit("both", 5, 8, { brandCode: "B2", structure: "V000403" }),
      unit("high", 5, 8, { externalStaticPressure: pressure(50) }),
      unit("low", 5, 8, { externalStaticPressure: pressure(6) }),
      unit("silent", 5, 8, { externalStaticPressure: null }),
    ];
    const asked = {
      brandCode: "B1",
      structure: "V000401" as const,
      staticPressure: { from: 12, to: 30 },
    };
    // 12 Pa down to 6 are 6 Pa; 30 up to 50 are 20.
    expect(advice(offered, ratedRoom({ coolingLoad: power(5) }), asked)).toEqual([
      change({
        kind: "range",
        property: PROPERTY.externalStaticPressure,
        from: { from: 12, to: 30 },
        to: { from: 6, to: 30 },
      }),
      change({ kind: "filter", filter: PROPERTY.externalStaticPressure, admitted: 3 }),
      change({ kind: "filter", filter: PROPERTY.structure, admitted: 2 }),
      change({ kind: "filter", filter: "brand", admitted: 1 }),
    ]);
  });

  it("names no product as nearest where the water alone stands in the way", () => {
    const asks = ratedRoom({ coolingLoad: power(1), equipmentNumber: 1 });
    // A dry coil gives 1/20 of its sensible 2.92 kW for each degree; 1 kW takes 20/2.92 = 6.85 K: 20 ℃.
    expect(advice(coils, asks, { summerWater: temperature(27) })).toEqual([
      change({ kind: "water", season: "summer", from: 27, to: 20 }),
    ]);
  });

  it("says nothing more where nothing is asked for or a product was found", () => {
    expect(explained(coils, room(), conditions()).reasons).toEqual([{ code: "no-requirement" }]);
    expect(explained(coils, ratedRoom({ coolingLoad: power(1) }), conditions()).reasons).toEqual([]);
  });
});

describe("each change that is named, once made,", () => {
  /** The question with the change made. A requirement is that of one unit at the medium level, without margin. */
  function made(asks: Room, asked: FanCoilConditions, named: PossibleChange): [Room, FanCoilConditions] {
    switch (named.kind) {
      case "quantity":
        return [{ ...asks, equipmentNumber: named.to }, asked];
      case "water":
        return [asks, { ...asked, [`${named.season}Water`]: temperature(named.to) }];
      case "range":
        return [asks, { ...asked, staticPressure: named.to }];
      case "filter":
        return [asks, { ...asked, [FILTERS[named.filter]!]: null }];
      case "requirement": {
        // Slightly less: dividing a load again may change the last digit.
        const load = named.to * (asks.equipmentNumber ?? 1) * (1 - 1e-12);
        return [{ ...asks, [LOADS[named.check]!]: load }, asked];
      }
    }
  }
  const FILTERS: Readonly<Record<string, string>> = {
    brand: "brandCode",
    [PROPERTY.structure]: "structure",
    [PROPERTY.installation]: "installation",
    [PROPERTY.externalStaticPressure]: "staticPressure",
  };
  const LOADS: Readonly<Record<string, keyof Room>> = {
    [PROPERTY.mediumAirFlow]: "airSupplyVolume",
    [PROPERTY.mediumTotalCooling]: "coolingLoad",
    [PROPERTY.mediumHeating]: "heatLoad",
  };

  it("gives the room a match", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        anyCatalogue,
        modestRoom,
        anyConditions,
        fc.integer({ min: 1, max: 3 }),
        (coils, asks, any, n) => {
          const asked: FanCoilConditions = {
            ...any,
            level: "MEDIUM_LEVEL",
            checks: ["airFlow", "totalCooling", "heating"],
            productIds: null,
            staticPressure: n === 1 ? any.staticPressure : { from: 30, to: 30 },
          };
          const filled = { ...asks, equipmentNumber: n };
          const columns = fanCoilColumns(coils);
          for (const reason of explained(coils, filled, asked).reasons) {
            if (reason.code !== "change") continue;
            seen.add(reason.kind);
            const [changedRoom, changed] = made(filled, { ...asked, topSize: 50 }, reason);
            const [answer] = selectFanCoils(columns, [changedRoom], changed);
            const matching = answer!.productIds.length;
            expect(matching).toBe(reason.kind === "filter" ? reason.admitted : Math.max(matching, 1));
          }
        },
      ),
      { numRuns: runsOf(1000) },
    );
    expect([...seen].sort()).toEqual(["filter", "quantity", "range", "requirement", "water"]);
  });
});
