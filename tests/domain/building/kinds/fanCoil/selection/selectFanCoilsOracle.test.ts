import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { selectFanCoilsPlainly } from "../../../../../support/plain/fanCoil/selectFanCoilsPlainly.ts";
import { FAN_COIL_FIGURES } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { conditions, makeFanCoils, makeRooms } from "../../../../../support/fanCoilMaker.ts";
import { temperature } from "#domain/base/units.ts";
import {
  anyCatalogue,
  anyConditions,
  anyRooms,
  modestRoom,
  roundCatalogue,
  roundRooms,
} from "./support/arbitraries.ts";
import { runsOf } from "../../../../../support/runsOf.ts";

describe("the fast engine answers exactly as the plain loop", () => {
  it("for any catalogue, rooms and conditions", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyCatalogue, anyRooms, anyConditions, (coils, rooms, asked) => {
        const plain = selectFanCoilsPlainly(coils, rooms, asked);
        for (const { corrected, reasons } of plain)
          for (const code of corrected === null ? reasons.map((reason) => reason.code) : ["matched"])
            seen.add(code);
        expect(selectFanCoils(fanCoilColumns(coils), rooms, asked)).toEqual(plain);
      }),
      { numRuns: runsOf(2000) },
    );
    // All kinds of cases occurred.
    expect([...seen].sort()).toEqual([
      "combined",
      "figure-unknown",
      "matched",
      "no-candidates",
      "no-requirement",
      "short",
      "summer-water-too-warm",
      "winter-water-too-cold",
    ]);
  });

  it("for rooms that many candidates meet, whichever checks are ticked", () =>
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.array(modestRoom, { minLength: 1, maxLength: 8 }),
        fc.subarray([...FAN_COIL_FIGURES], { minLength: 1 }),
        fc.constantFrom(1, 5, 50),
        (coils, rooms, checks, topSize) => {
          const asked = conditions({ checks, topSize });
          const fast = selectFanCoils(fanCoilColumns(coils), rooms, asked);
          expect(fast).toEqual(selectFanCoilsPlainly(coils, rooms, asked));
        },
      ),
      { numRuns: runsOf(1000) },
    ));

  it("for round figures, where units tie and just meet, wet and dry", () =>
    fc.assert(
      fc.property(
        roundCatalogue,
        roundRooms,
        fc.subarray([...FAN_COIL_FIGURES], { minLength: 1 }),
        fc.constantFrom(1, 2, 50),
        fc.constantFrom(7, 16),
        (coils, rooms, checks, topSize, water) => {
          const asked = conditions({ checks, topSize, summerWater: temperature(water) });
          const fast = selectFanCoils(fanCoilColumns(coils), rooms, asked);
          expect(fast).toEqual(selectFanCoilsPlainly(coils, rooms, asked));
        },
      ),
      { numRuns: runsOf(3000) },
    ));

  it.each([1, 7, 60])("for a building of 60 rooms in %d air states and a catalogue of 600", (states) => {
    const coils = makeFanCoils(600, 5);
    const columns = fanCoilColumns(coils);
    const rooms = makeRooms(60, states, 6);
    for (const figure of FAN_COIL_FIGURES)
      for (const checks of [[figure], FAN_COIL_FIGURES.filter((other) => other !== figure)]) {
        const asked = conditions({ checks });
        expect(selectFanCoils(columns, rooms, asked)).toEqual(selectFanCoilsPlainly(coils, rooms, asked));
      }
  });

  it("when its columns have been cloned into another thread", () => {
    const coils = makeFanCoils(50, 7);
    const rooms = makeRooms(20, 3, 8);
    const columns = structuredClone(fanCoilColumns(coils));
    expect(selectFanCoils(columns, rooms, conditions())).toEqual(
      selectFanCoilsPlainly(coils, rooms, conditions()),
    );
  });
});
