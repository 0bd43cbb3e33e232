import { describe, expect, it } from "vitest";
import type { Room } from "#domain/building/rooms/Room.ts";
import { airOutletColumns } from "#domain/building/kinds/airOutlet/selection/airOutletColumns.ts";
import { outletFigures, airPerOutlet } from "#domain/building/kinds/airOutlet/selection/outletFigures.ts";
import { serves } from "#domain/building/kinds/airOutlet/selection/serves.ts";
import { servingOutlets } from "#domain/building/kinds/airOutlet/selection/servingOutlets.ts";
import { fanCoilCandidates } from "#domain/building/kinds/fanCoil/selection/fanCoilCandidates.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import { FAN_COIL_FIGURES } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { unitRequirement } from "#domain/building/kinds/fanCoil/selection/unitRequirement.ts";
import { indoorUnitColumns } from "#domain/building/kinds/indoorUnit/selection/indoorUnitColumns.ts";
import { unitCandidates } from "#domain/building/kinds/indoorUnit/selection/unitCandidates.ts";
import {
  candidateMatrix,
  EXCESS_UNIT,
  unpackCandidates,
  type CandidateRows,
} from "#domain/building/selection/roomCandidates.ts";
import { power } from "#domain/base/units.ts";
import { outlet, outletConditions } from "../../../support/airOutletMaker.ts";
import { conditions, makeFanCoils, makeRooms, room } from "../../../support/fanCoilMaker.ts";
import { indoorUnit, indoorUnitConditions } from "../../../support/indoorUnitMaker.ts";

const SLACK = 0.3;
/** Rooms of the test makers require more air than fits their loads. */
const WIDE = 1.5;

describe("candidates of fan coils", () => {
  const coils = makeFanCoils(120);
  const columns = fanCoilColumns(coils);
  const rooms = [...makeRooms(60, 7), room({ roomId: "nothing asked" })];
  const asked = conditions();
  const found = fanCoilCandidates(columns, rooms, asked, WIDE);

  /** Asks about each product alone: the selection's answer, judged by the figures it gives. */
  function plainly(one: Room): Map<number, number> {
    const required = unitRequirement(one, unitQuantity(one, asked.singleUnitArea), asked);
    const excess = new Map<number, number>();
    coils.forEach(({ id }, row) => {
      const [answer] = selectFanCoils(columns, [one], { ...asked, productIds: [id] });
      if (!answer?.corrected) return;
      const { corrected } = answer;
      const ratios = FAN_COIL_FIGURES.flatMap((figure) => {
        const must = required[figure];
        return must === null || figure === "heatMoistureRatio" ? [] : [Number(corrected[figure]) / must];
      });
      excess.set(row, Math.min(...ratios) - 1);
    });
    return excess;
  }

  it("are those that the selection would take one by one, within the slack", () => {
    let pairs = 0;
    rooms.forEach((one, at) => {
      const all = [...plainly(one)];
      const within = all.filter(([, excess]) => excess <= WIDE);
      expect([...found[at]!.rows].sort((a, b) => a - b)).toEqual(within.map(([row]) => row));
      found[at]!.rows.forEach((row, pair) =>
        expect(found[at]!.excess[pair]).toBeCloseTo(new Map(all).get(row)!, 9),
      );
      const least = all.length === 0 ? null : Math.min(...all.map(([, excess]) => excess));
      expect(found[at]!.least === null).toBe(least === null);
      expect(found[at]!.least ?? 0).toBeCloseTo(least ?? 0, 9);
      pairs += within.length;
    });
    expect(pairs).toBeGreaterThan(20);
  });

  it("say how much slack would help a room that none serves within it", () => {
    const tight = fanCoilCandidates(columns, rooms, asked, 0.001);
    const without = tight.filter(({ rows, least }) => rows.length === 0 && least !== null);
    expect(without.length).toBeGreaterThan(10);
    for (const { least } of without) expect(least).toBeGreaterThan(0.001);
    expect(found.at(-1)).toEqual({ rows: [], excess: [], lead: [], least: null });
  });

  it("count heating when it is checked, as the selection does", () => {
    const cold = room({ roomId: "cold", coolingLoad: power(1.5), heatLoad: power(4) });
    const without = conditions({ checks: ["totalCooling"] });
    const excess = (checked: typeof asked) => fanCoilCandidates(columns, [cold], checked, 5)[0]?.least;
    expect(excess(conditions({ checks: ["totalCooling", "heating"] }))).not.toBe(excess(without));
  });
});

it("indoor units: the figure that is exceeded least governs, cooling leads", () => {
  const columns = indoorUnitColumns([
    indoorUnit("a", { cooling: power(2), heating: power(3) }),
    indoorUnit("b", { cooling: power(2.5), heating: power(2.2) }),
    indoorUnit("c", { cooling: power(1.9), heating: power(9) }),
  ]);
  const rooms = [room({ coolingLoad: power(2), heatLoad: power(2) })];
  const asked = indoorUnitConditions({ checks: ["cooling", "heating"] });
  expect(unitCandidates(columns, rooms, asked, SLACK)).toEqual([
    { rows: [0, 1], excess: [0, expect.closeTo(0.1)], lead: [0, 0.25], least: 0 },
  ]);
  const heated = [room({ coolingLoad: power(2), heatLoad: power(1.6) })];
  expect(unitCandidates(columns, heated, asked, 0.2)[0]).toMatchObject({ rows: [0], excess: [0] });
  const one = indoorUnitColumns([indoorUnit("b", { cooling: power(2.5), heating: power(2.2) })]);
  expect(unitCandidates(one, rooms, asked, 0.05)).toEqual([
    { rows: [], excess: [], lead: [], least: expect.closeTo(0.1) as number },
  ]);
});

it("air outlets: what the velocity is off the middle of its range counts", () => {
  const outlets = Array.from({ length: 40 }, (_, at) => outlet("V000167", [100 + 10 * at, 100]));
  const columns = airOutletColumns(outlets);
  const asked = outletConditions();
  const middle = (asked.velocity.from + asked.velocity.to) / 2;
  const rooms = makeRooms(30, 1);
  const found = servingOutlets(columns, rooms, asked, 0.2);
  rooms.forEach((one, at) => {
    const air = airPerOutlet(one, unitQuantity(one, asked.singleUnitArea))!;
    const off = outlets.flatMap((each) => {
      const figures = outletFigures(each, air);
      return serves(figures, asked)
        ? [{ id: each.id, off: Math.abs(figures.velocity - middle) / middle }]
        : [];
    });
    const within = off.filter((each) => each.off <= 0.2 + 1e-12).map(({ id }) => id);
    expect(new Set(found[at]!.rows.map((row) => columns.ids[row]))).toEqual(new Set(within));
  });
  expect(found.some(({ rows }) => rows.length > 0)).toBe(true);
});

describe("the matrix on the wire", () => {
  const ROOMS: CandidateRows[] = [
    { rows: [700, 3, 41], excess: [0.2999, 0, 0.05], lead: [0.3, 0, 0.07], least: 0 },
    { rows: [], excess: [], lead: [], least: 0.4 },
    { rows: [41], excess: [4.99999], lead: [90], least: 4.99999 },
  ];
  const { used, bits, excess, lead, least } = candidateMatrix(ROOMS);
  const models = Array.from(used, (row) => ({
    id: `p${row}`,
    model: `M${row}`,
    name: "",
    seriesName: null,
    brandCode: "B1",
    isSample: false,
    size: row,
    inputPower: null,
    noise: null,
  }));
  const packed = { models, bits: "", excess: "", lead: "", least };
  const bytes = { bits, excess: new Uint8Array(excess.buffer), lead: new Uint8Array(lead.buffer) };

  it("brings every pair back, each excess to 0.01 %", () => {
    const rows = unpackCandidates(packed, bytes, 3);
    expect(rows?.map((row) => row.models.map((place) => models[place]?.id))).toEqual([
      ["p3", "p41", "p700"],
      [],
      ["p41"],
    ]);
    expect(rows?.[0]?.excess.map((units) => units * EXCESS_UNIT)).toEqual([0, 0.05, expect.closeTo(0.2999)]);
    expect(rows?.[2]?.excess).toEqual([50_000]);
    expect(rows?.[0]?.lead.map((units) => units * EXCESS_UNIT)).toEqual([
      0,
      expect.closeTo(0.07),
      expect.closeTo(0.3),
    ]);
    // A value too large for two bytes is stored as the largest one.
    expect(rows?.[2]?.lead).toEqual([0xffff]);
  });

  it("is refused where its measures do not fit", () => {
    expect(unpackCandidates(packed, bytes, 2)).toBeNull();
    expect(unpackCandidates(packed, { ...bytes, bits: bits.slice(1) }, 3)).toBeNull();
    for (const cut of [1, 2]) {
      const [short, shorter] = [bytes.excess.slice(cut), bytes.lead.slice(cut)];
      expect(unpackCandidates(packed, { ...bytes, excess: short }, 3)).toBeNull();
      expect(unpackCandidates(packed, { ...bytes, excess: short, lead: shorter }, 3)).toBeNull();
    }
  });
});
