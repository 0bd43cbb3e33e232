import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { fanCoilCandidates } from "#domain/building/kinds/fanCoil/selection/fanCoilCandidates.ts";
import type { SelectionLimits } from "#domain/building/selection/limits.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import type { FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { explainUnmatched } from "#domain/building/kinds/fanCoil/selection/changes/explainUnmatched.ts";
import { droppableFilters } from "#domain/building/batch/kind/droppableFilters.ts";
import { FAN_COIL_FIELDS } from "#domain/building/kinds/fanCoil/fanCoilFields.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { levelOf } from "#domain/building/kinds/fanCoil/selection/levelOf.ts";
import { explainUnmatchedUnits } from "#domain/building/kinds/indoorUnit/selection/changes/explainUnmatchedUnits.ts";
import { INDOOR_UNIT_FIELDS } from "#domain/building/kinds/indoorUnit/indoorUnitFields.ts";
import { indoorUnitColumns } from "#domain/building/kinds/indoorUnit/selection/indoorUnitColumns.ts";
import { selectIndoorUnits } from "#domain/building/kinds/indoorUnit/selection/selectIndoorUnits.ts";
import { fanCoilRatios, limitedPlainly, unitRatios, type Answer } from "./support/limitedPlainly.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { power } from "#domain/base/units.ts";
import { conditions, makeFanCoils, room } from "../../../support/fanCoilMaker.ts";
import { anyCatalogue, anyConditions, anyRooms } from "../kinds/fanCoil/selection/support/arbitraries.ts";
import {
  anyConditions as anyUnitConditions,
  anyRooms as anyUnitRooms,
  anyUnits,
} from "../kinds/indoorUnit/selection/support/arbitraries.ts";
import { runsOf } from "../../../support/runsOf.ts";

const ALL = 1_000;
const someNoise = fc.array(fc.option(fc.integer({ min: 25, max: 45 }), { nil: null }), {
  minLength: 41,
  maxLength: 41,
});
const someLimit = fc.integer({ min: 24, max: 46 }).map((to) => ({ from: 0, to }));
const someMargin = fc.constantFrom(0, 0.05, 0.2, 0.5, 1, 3);

/** Gives each unit its own noise level; null is not stated. */
const withNoise = (coils: readonly FanCoil[], noise: readonly (number | null)[]) =>
  coils.map((coil, at): FanCoil => {
    const { MEDIUM_LEVEL: medium, HIGH_LEVEL: high } = coil.levels;
    return {
      ...coil,
      levels: {
        MEDIUM_LEVEL: { ...medium, noise: noise[at] ?? null },
        HIGH_LEVEL: { ...high, noise: noise[at + 1] ?? null },
      },
    };
  });
const keeps = (noise: number | null, to: number) => noise !== null && noise <= to;

const plain = ({ productIds, reasons }: Answer) => ({ productIds, reasons });

describe("a limit of noise", () => {
  it("selects fan coils as from a catalogue without the loud ones, and those that state none", () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        anyRooms,
        anyConditions,
        someNoise,
        someLimit,
        (coils, rooms, asked, noise, limit) => {
          const stated = withNoise(coils, noise);
          const quiet = stated.filter((coil) => keeps(levelOf(coil, asked.level).noise, limit.to));
          expect(selectFanCoils(fanCoilColumns(stated), rooms, { ...asked, noise: limit })).toEqual(
            selectFanCoils(fanCoilColumns(quiet), rooms, asked),
          );
        },
      ),
      { numRuns: runsOf(150) },
    );
  });

  it("selects indoor units so, too", () => {
    fc.assert(
      fc.property(
        anyUnits,
        anyUnitRooms,
        anyUnitConditions,
        someNoise,
        someLimit,
        (units, rooms, asked, noise, limit) => {
          const stated = units.map((unit, at) => ({ ...unit, noise: noise[at] ?? null }));
          const quiet = stated.filter((unit) => keeps(unit.noise, limit.to));
          expect(selectIndoorUnits(indoorUnitColumns(stated), rooms, { ...asked, noise: limit })).toEqual(
            selectIndoorUnits(indoorUnitColumns(quiet), rooms, asked),
          );
        },
      ),
      { numRuns: runsOf(150) },
    );
  });
});

describe("an allowed margin", () => {
  const ALL_FIGURES = ["airFlow", "totalCooling", "sensibleCooling", "latentCooling", "heating"] as const;
  const figureLimits = fc
    .subarray([...ALL_FIGURES], { minLength: 1, maxLength: 2 })
    .chain((figures) =>
      fc.tuple(...figures.map((figure) => someMargin.map((most) => ({ figure, check: figure, most })))),
    );
  const someLimits: fc.Arbitrary<SelectionLimits> = fc.oneof(
    someMargin.map((margin) => ({ margin })),
    figureLimits.map((figureMargins) => ({ figureMargins })),
    fc.record({ margin: someMargin, figureMargins: figureLimits }),
  );

  it("takes from what fan coils are offered those that exceed by more, and says what comes nearest", () => {
    let [matched, oversized, byFigure] = [0, 0, 0];
    fc.assert(
      fc.property(anyCatalogue, anyRooms, anyConditions, someLimits, (coils, rooms, asked, limits) => {
        const columns = fanCoilColumns(coils);
        const without = selectFanCoils(columns, rooms, { ...asked, topSize: ALL });
        selectFanCoils(columns, rooms, { ...asked, ...limits }).forEach((answer, at) => {
          const { topSize } = asked;
          const ratios = fanCoilRatios(columns, rooms[at]!, asked);
          expect(plain(answer)).toEqual(
            limitedPlainly(plain(without[at]!), ratios, coils, { ...limits, topSize }),
          );
          const [reason] = answer.reasons;
          if (answer.productIds.length > 0) matched++;
          if (reason?.code === "oversized") oversized++;
          if (reason?.code === "oversized" && reason.check !== undefined) byFigure++;
        });
      }),
      { numRuns: runsOf(200) },
    );
    expect(Math.min(matched, oversized, byFigure)).toBeGreaterThan(20);
  });

  it("does so with indoor units", () => {
    fc.assert(
      fc.property(
        anyUnits,
        anyUnitRooms,
        anyUnitConditions,
        fc.oneof(
          someMargin.map((margin) => ({ margin })),
          someMargin.map((most) => ({ figureMargins: [{ figure: "heating", check: "heating", most }] })),
        ),
        (units, rooms, asked, limits) => {
          const columns = indoorUnitColumns(units);
          const without = selectIndoorUnits(columns, rooms, { ...asked, topSize: ALL });
          selectIndoorUnits(columns, rooms, { ...asked, ...limits }).forEach((answer, at) => {
            const { topSize } = asked;
            const ratios = unitRatios(units, rooms[at]!, asked);
            expect(plain(answer)).toEqual(
              limitedPlainly(plain(without[at]!), ratios, units, { ...limits, topSize }),
            );
          });
        },
      ),
      { numRuns: runsOf(200) },
    );
  });

  it("limits what the best plans may use to the smaller of the two", () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        anyRooms,
        anyConditions,
        someMargin,
        someMargin,
        (coils, rooms, asked, own, slack) => {
          const columns = fanCoilColumns(coils);
          expect(fanCoilCandidates(columns, rooms, { ...asked, margin: own }, slack)).toEqual(
            fanCoilCandidates(columns, rooms, asked, Math.min(own, slack)),
          );
        },
      ),
      { numRuns: runsOf(100) },
    );
  });
});

describe("changes that would give a room a match", () => {
  const isFilter = (reason: NoMatchReason) => reason.code === "change" && reason.kind === "filter";

  it("count, filter by filter, the fan coils that are then offered within both limits, and promise no figure", () => {
    fc.assert(
      fc.property(anyCatalogue, anyRooms, anyConditions, someNoise, someLimit, someMargin, (...given) => {
        const [coils, rooms, filtered, noise, limit, margin] = given;
        const columns = fanCoilColumns(withNoise(coils, noise));
        const asked = { ...filtered, noise: limit, margin };
        const answers = selectFanCoils(columns, rooms, asked);
        explainUnmatched(columns, rooms, answers, asked).forEach(({ reasons }, at) => {
          const changes = reasons.filter((reason) => reason.code === "change");
          for (const { kind } of changes) expect(["filter", "range"]).toContain(kind);
          if (reasons.length === 0 || ["no-requirement", "oversized"].includes(reasons[0]!.code)) return;
          const expected = droppableFilters(FAN_COIL_FIELDS, asked, asked.level).flatMap(
            ({ filter, without }) => {
              const [found] = selectFanCoils(columns, [rooms[at]!], { ...without, topSize: ALL });
              const admitted = found!.productIds.length;
              return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
            },
          );
          expect(new Set(reasons.filter(isFilter))).toEqual(new Set(expected));
        });
      }),
      { numRuns: runsOf(150) },
    );
  });

  it.each([
    ["MEDIUM_LEVEL", PROPERTY.mediumNoise],
    ["HIGH_LEVEL", PROPERTY.highNoise],
  ] as const)("name the noise of the level where every fan coil is too loud: %s", (level, filter) => {
    const columns = fanCoilColumns(withNoise(makeFanCoils(3, 1), Array<number>(4).fill(60)));
    const rooms = [room({ coolingLoad: power(0.1) })];
    const asked = conditions({ level, noise: { from: 0, to: 30 } });
    const answers = selectFanCoils(columns, rooms, asked);
    expect(explainUnmatched(columns, rooms, answers, asked)[0]?.reasons).toContainEqual({
      code: "change",
      kind: "filter",
      filter,
      admitted: expect.any(Number),
    });
  });

  it("count the indoor units so, too", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyUnits, anyUnitRooms, anyUnitConditions, someNoise, someLimit, someMargin, (...given) => {
        const [units, rooms, filtered, noise, limit, margin] = given;
        const columns = indoorUnitColumns(units.map((unit, at) => ({ ...unit, noise: noise[at] ?? null })));
        const asked = { ...filtered, noise: limit, margin };
        const answers = selectIndoorUnits(columns, rooms, asked);
        explainUnmatchedUnits(columns, rooms, answers, asked).forEach(({ reasons }, at) => {
          if (reasons.length === 0 || ["no-requirement", "oversized"].includes(reasons[0]!.code)) return;
          const expected = droppableFilters(INDOOR_UNIT_FIELDS, asked).flatMap(({ filter, without }) => {
            const [found] = selectIndoorUnits(columns, [rooms[at]!], { ...without, topSize: ALL });
            const admitted = found!.productIds.length;
            return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
          });
          for (const { filter } of expected) seen.add(filter);
          expect(new Set(reasons.filter((reason) => reason.code === "change"))).toEqual(new Set(expected));
        });
      }),
      { numRuns: runsOf(150) },
    );
    expect([...seen]).toContain(PROPERTY.noise);
  });
});
