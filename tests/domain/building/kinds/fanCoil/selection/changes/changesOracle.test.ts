import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Room } from "#domain/building/rooms/Room.ts";
import { explainUnmatched } from "#domain/building/kinds/fanCoil/selection/changes/explainUnmatched.ts";
import { singleChangesPlainly } from "../../../../../../support/plain/fanCoil/singleChangesPlainly.ts";
import { FAN_COIL_FIGURES, type FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { conditions } from "../../../../../../support/fanCoilMaker.ts";
import { temperature } from "#domain/base/units.ts";
import { runsOf } from "../../../../../../support/runsOf.ts";
import {
  anyCatalogue,
  anyConditions,
  anyRooms,
  modestRoom,
  roundCatalogue,
  roundRooms,
} from "../support/arbitraries.ts";

const named = (reason: NoMatchReason) =>
  reason.code === "change" ? (reason.kind === "water" ? reason.season : reason.kind) : reason.code;

/** Answers of the fast and of the exhaustive search for each room; changes that were named are added to `seen`. */
function told(coils: FanCoil[], rooms: Room[], asked: FanCoilConditions, seen: Set<string>) {
  const columns = fanCoilColumns(coils);
  const answers = selectFanCoils(columns, rooms, asked);
  const plain = answers.map((answer, at) => {
    const { reasons } = answer;
    const asks = reasons.length > 0 && reasons[0]!.code !== "no-requirement";
    const added = asks ? singleChangesPlainly(coils, rooms[at]!, asked) : [];
    for (const reason of added) seen.add(named(reason));
    return { ...answer, reasons: [...reasons, ...added] };
  });
  return { fast: explainUnmatched(columns, rooms, answers, asked), plain };
}

describe("the single changes that the fast search names are those of trying every change", () => {
  it("for any catalogue, rooms and conditions", () => {
    fc.assert(
      fc.property(anyCatalogue, anyRooms, anyConditions, (coils, rooms, asked) => {
        const { fast, plain } = told(coils, rooms.slice(0, 3), asked, new Set());
        expect(fast).toEqual(plain);
      }),
      { numRuns: runsOf(300) },
    );
  });

  it("for rooms that many candidates nearly meet, behind filters, whichever checks are ticked", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.array(modestRoom, { minLength: 1, maxLength: 3 }),
        anyConditions,
        fc.subarray([...FAN_COIL_FIGURES], { minLength: 1 }),
        fc.constantFrom(12, 16, 20),
        (coils, rooms, filtered, checks, water) => {
          // Most questions ask for a single static pressure, a range that can be widened.
          const staticPressure = water === 16 ? filtered.staticPressure : { from: 30, to: 30 };
          const asked = {
            ...filtered,
            checks,
            staticPressure,
            productIds: null,
            summerWater: temperature(water),
          };
          const { fast, plain } = told(coils, rooms, asked, seen);
          expect(fast).toEqual(plain);
        },
      ),
      { numRuns: runsOf(300) },
    );
    // All kinds of cases occurred.
    expect(seen.size).toBe(7);
  });

  it("for round figures, where units tie and just meet", () =>
    fc.assert(
      fc.property(
        roundCatalogue,
        roundRooms,
        fc.subarray([...FAN_COIL_FIGURES], { minLength: 1 }),
        (coils, rooms, checks) => {
          const { fast, plain } = told(coils, rooms, conditions({ checks }), new Set());
          expect(fast).toEqual(plain);
        },
      ),
      { numRuns: runsOf(500) },
    ));
});
