import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { explainUnmatchedUnits } from "#domain/building/kinds/indoorUnit/selection/changes/explainUnmatchedUnits.ts";
import { unitChangesPlainly } from "../../../../../../support/plain/indoorUnit/unitChangesPlainly.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import { indoorUnitColumns } from "#domain/building/kinds/indoorUnit/selection/indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "#domain/building/kinds/indoorUnit/selection/IndoorUnitConditions.ts";
import { selectIndoorUnits } from "#domain/building/kinds/indoorUnit/selection/selectIndoorUnits.ts";
import type { PossibleChange } from "#domain/building/selection/multiRoom.ts";
import { power } from "#domain/base/units.ts";
import { indoorUnit, indoorUnitConditions as conditions } from "../../../../../../support/indoorUnitMaker.ts";
import { runsOf } from "../../../../../../support/runsOf.ts";
import { testRoom } from "../../../../../../support/testRooms.ts";
import { anyConditions, anyRooms, anyUnits } from "../support/arbitraries.ts";

function explained(units: readonly IndoorUnit[], rooms: readonly Room[], asked: IndoorUnitConditions) {
  const columns = indoorUnitColumns(units);
  return explainUnmatchedUnits(columns, rooms, selectIndoorUnits(columns, rooms, asked), asked);
}
const advice = (units: readonly IndoorUnit[], about: Partial<Room>, asked: IndoorUnitConditions) =>
  explained(units, [testRoom(1, about)], asked)[0]!.reasons.filter(
    ({ code }) => code === "nearest" || code === "change",
  );
const change = <Change extends object>(figures: Change) => ({ code: "change", ...figures });

const BOTH = conditions({ checks: ["cooling", "heating"] });

describe("a room without an indoor unit", () => {
  it("names the nearest unit and every single change, the most usual first", () => {
    // 2 units, so 5 kW cooling and 4 kW heating each. a: 3/5 = 0.6 of one, 6/4 of the other; b: 4.5/5 = 0.9, 3.6/4 = 0.9.
    // Units: a takes ceil(10/3) = 4, b max(ceil(10/4.5), ceil(8/3.6)) = 3: one more than 2, 50 %.
    // Cooling alone lowered, heating met: a with 3 kW, 40 %; heating alone: nothing cools 5 kW.
    const units = [
      indoorUnit("a", { cooling: power(3), heating: power(6) }),
      indoorUnit("b", { cooling: power(4.5), heating: power(3.6) }),
      indoorUnit("c", { cooling: power(5), heating: power(4), structure: "V000504" }),
      indoorUnit("d", { cooling: power(6), heating: power(7), structure: "V000504" }),
      indoorUnit("e", { cooling: power(6), heating: power(7), brandCode: "B2" }),
    ];
    const asked = { ...BOTH, brandCode: "B1" };
    const about = { equipmentNumber: 2, coolingLoad: power(10), heatLoad: power(8) };
    expect(advice(units, about, asked)).toEqual([
      {
        code: "nearest",
        model: "B",
        lacks: [
          { check: PROPERTY.coolingCapacity, required: 5, best: 4.5 },
          { check: PROPERTY.heatingCapacity, required: 4, best: 3.6 },
        ],
      },
      change({ kind: "quantity", from: 2, to: 3 }),
      change({ kind: "filter", filter: PROPERTY.structure, admitted: 2 }),
      change({ kind: "filter", filter: "brand", admitted: 1 }),
      change({ kind: "requirement", check: PROPERTY.coolingCapacity, from: 5, to: 3 }),
    ]);
  });

  it("says what the nearest unit does not state", () => {
    const unknown = indoorUnit("plfy", { cooling: null });
    expect(advice([unknown], { coolingLoad: power(3) }, conditions())).toEqual([
      {
        code: "nearest",
        model: "PLFY",
        lacks: [{ check: PROPERTY.coolingCapacity, required: 3, best: null }],
      },
    ]);
  });

  it("says nothing more where nothing is asked for or a unit was found", () => {
    const [nothing, found] = explained(
      [indoorUnit("a")],
      [testRoom(1, { coolingLoad: null }), testRoom(2, { coolingLoad: power(1) })],
      conditions(),
    );
    expect(nothing!.reasons).toEqual([{ code: "no-requirement" }]);
    expect(found!.reasons).toEqual([]);
  });
});

describe("the single changes that are named", () => {
  it("are those of trying every change on every unit, for any catalogue, rooms and conditions", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyUnits, anyRooms, anyConditions, (units, rooms, asked) => {
        const columns = indoorUnitColumns(units);
        const answers = selectIndoorUnits(columns, rooms, asked);
        const plain = answers.map((answer, at) => {
          const asks = answer.reasons.length > 0 && answer.reasons[0]!.code !== "no-requirement";
          const added = asks ? unitChangesPlainly(units, rooms[at]!, asked) : [];
          for (const reason of added) seen.add(reason.code === "change" ? reason.kind : reason.code);
          return { ...answer, reasons: [...answer.reasons, ...added] };
        });
        expect(explainUnmatchedUnits(columns, rooms, answers, asked)).toEqual(plain);
      }),
      { numRuns: runsOf(1000) },
    );
    // All kinds of cases occurred.
    expect([...seen].sort()).toEqual(["filter", "nearest", "quantity", "requirement"]);
  });

  const FILTERS: Readonly<Record<string, string>> = { brand: "brandCode", [PROPERTY.structure]: "structure" };
  const LOADS: Readonly<Record<string, keyof Room>> = {
    [PROPERTY.coolingCapacity]: "coolingLoad",
    [PROPERTY.heatingCapacity]: "heatLoad",
  };
  function made(
    asks: Room,
    asked: IndoorUnitConditions,
    named: PossibleChange,
  ): [Room, IndoorUnitConditions] {
    switch (named.kind) {
      case "quantity":
        return [{ ...asks, equipmentNumber: named.to }, asked];
      case "filter":
        return [asks, { ...asked, [FILTERS[named.filter]!]: null }];
      case "requirement": {
        // Slightly less: dividing a load again may change the last digit.
        const load = named.to * asks.equipmentNumber! * (1 - 1e-12);
        return [{ ...asks, [LOADS[named.check]!]: load }, asked];
      }
      case "water":
      case "range":
        throw new RangeError(`indoor units have no ${named.kind}`);
    }
  }

  it("give the room a match, once made", () => {
    fc.assert(
      fc.property(anyUnits, anyRooms, anyConditions, (units, rooms, any) => {
        const asked = { ...any, topSize: 50 };
        const filled = rooms.map((room) => ({ ...room, equipmentNumber: room.equipmentNumber ?? 1 }));
        explained(units, filled, asked).forEach(({ reasons }, at) => {
          for (const reason of reasons) {
            if (reason.code !== "change") continue;
            const [room, changed] = made(filled[at]!, asked, reason);
            const [answer] = selectIndoorUnits(indoorUnitColumns(units), [room], changed);
            const matching = answer!.productIds.length;
            expect(matching).toBe(reason.kind === "filter" ? reason.admitted : Math.max(matching, 1));
          }
        });
      }),
      { numRuns: runsOf(500) },
    );
  });
});
