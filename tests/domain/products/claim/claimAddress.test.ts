import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAN, PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { movedCondition } from "#domain/products/chart/designPoints.ts";
import { withoutDefaults } from "#domain/products/claim/dutyDefaults.ts";
import { figuresOfCategory } from "#domain/products/claim/figuresOfCategory.ts";
import { isDutyFigure } from "#domain/catalogue/duty/systemFigures.ts";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { PLAIN_SET } from "#domain/products/parallel/SetChoice.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";
import { stateParts } from "#domain/products/claim/stateParts.ts";
import {
  MOST_CHARACTERS,
  readClaimQuery,
  writeClaimQuery,
  type LinkedClaim,
} from "#domain/products/claim/claimAddress.ts";
import { answerAt, chartAt, operatingState } from "../../../support/answerMaker.ts";
import { testFan, testPump } from "../../../support/chartMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const HASH = "0123456789abcdef";
const linked = (changed: Partial<LinkedClaim> = {}): LinkedClaim => ({
  engine: ENGINE,
  catalogue: HASH,
  categoryCode: PUMP,
  productId: "i-1~水泵",
  record: "fedcba9876543210",
  state: operatingState({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32 }, { setting: null }),
  answer: [
    { key: "1.flow", text: "310.5" },
    { key: "standard.margin", text: "-1.2" },
  ],
  ...changed,
});
const written = (verdict: LinkedClaim): string => {
  const query = writeClaimQuery(verdict, 0);
  if (!query.ok) throw new Error(query.code);
  return query.value;
};
const read = (query: string) => readClaimQuery(new URLSearchParams(query));

/** Usual ranges of figures; a figure without one may be any number. */
const RANGES: ReadonlyMap<string, readonly [number, number]> = new Map([
  [PROPERTY.highSpeedAirFlow, [1000, 13_000]],
  [PROPERTY.lowSpeedAirFlow, [700, 9000]],
  [PROPERTY.totalPressure, [100, 900]],
  [PROPERTY.highSpeedTotalPressure, [100, 900]],
  [PROPERTY.lowSpeedTotalPressure, [50, 400]],
  [PROPERTY.head, [5, 40]],
  ["staticHead", [-5, 20]],
  ["systemExponent", [1, 2.5]],
  ["leastHead", [5, 20]],
  ["mostHead", [20, 40]],
  ["leastExponent", [1, 2.5]],
  ["mostExponent", [1, 2.5]],
  ["siteAltitude", [-400, 4500]],
  ["siteAirPressure", [60, 105]],
  ["airTemperature", [0, 60]],
  ["airHumidity", [0, 100]],
  ["lowestAirTemperature", [-30, 0]],
  ["ethyleneFraction", [10, 50]],
  ["propyleneFraction", [10, 50]],
  ["liquidTemperature", [5, 60]],
  ["frostTemperature", [-20, 0]],
  ["surfacePressure", [80, 200]],
  ["fillPressure", [0, 300]],
  ["suctionHead", [-3, 5]],
  ["suctionLoss", [0, 2]],
]);
const WHOLE: ReadonlySet<string> = new Set(["machineCount", "standbyCount"]);

/** Flows in m³/h around which the two machines of these tests are measured. */
const FLOWS = { fan: [1000, 13_000], pump: [80, 600] } as const;

const anyFigure = (categoryCode: string, code: string): fc.Arbitrary<DutyEntry> => {
  if (WHOLE.has(code))
    return fc.integer({ min: 1, max: 3 }).map((value) => ({ code, value, deviationRate: null }));
  const flows = FLOWS[categoryCode === FAN ? "fan" : "pump"];
  const [min, max] = code === PROPERTY.airFlow ? flows : (RANGES.get(code) ?? [0.000001, 5000]);
  return (
    fc
      .double({ min, max, noNaN: true })
      // A detail's figures in the address; nobody enters −0, so it becomes 0.
      .map((value) => ({ code, value: Number(value.toFixed(6)) + 0, deviationRate: null }))
      .filter(isDutyFigure)
  );
};
/** Points are usually stated; all other fields come from the description of the category. */
const anyDuty = (categoryCode: string): fc.Arbitrary<readonly DutyEntry[]> =>
  fc
    .tuple(
      ...figuresOfCategory(categoryCode).map(({ code, of }) => {
        const isPoint = of === "flow" || of === "value";
        return fc.oneof(
          { weight: isPoint ? 9 : 1, arbitrary: anyFigure(categoryCode, code) },
          { weight: isPoint ? 1 : 9, arbitrary: fc.constant(null) },
        );
      }),
    )
    .map((figures) => figures.filter((figure) => figure !== null));

const anyState = (categoryCode: string): fc.Arbitrary<OperatingState> =>
  fc.record({
    duty: anyDuty(categoryCode),
    rate: fc.option(fc.double({ min: 0.5, max: 1, noNaN: true }).map(speedRate), { nil: null }),
    setting: fc.constantFrom(undefined, null, "高速", "低速", "1450"),
    powerLimit: fc.option(fc.double({ min: 0.01, max: 1, noNaN: true }), { nil: null }),
    energy: fc.constantFrom(DEFAULT_CHOICE, {
      ...DEFAULT_CHOICE,
      hours: 4000,
      control: "constantPressure" as const,
    }),
    set: fc.constantFrom(PLAIN_SET, {
      arrangement: "series" as const,
      own: 2,
      others: [{ id: "a:b,c", count: 3 }],
      control: "one" as const,
    }),
  });

const KINDS = [
  { categoryCode: FAN, machine: "fan", product: testFan() },
  { categoryCode: PUMP, machine: "pump", product: testPump() },
  { categoryCode: WATER_SUPPLY_SET, machine: "pump", product: { ...testPump(), parts: 3 } },
] as const;

describe("what is shown is what is linked", () => {
  it.each(KINDS)("of $categoryCode, over random states", ({ categoryCode, machine, product }) => {
    let answered = 0;
    fc.assert(
      fc.property(anyState(categoryCode), fc.double({ min: 0.7, max: 1.2, noNaN: true }), (asked, drag) => {
        // A point moved by dragging is a duty like any other.
        const chart = chartAt(machine, product, asked);
        const dragged = (chart?.designPoints ?? []).map((design) => ({
          ...design,
          flow: flow(design.flow * drag),
        }));
        const duty = movedCondition(machine, [product], dragged, asked.duty);
        const shown = answerAt(machine, product, { ...asked, duty });
        const back = read(written(linked({ categoryCode, ...shown })));
        if (!back.ok) throw new Error(back.code);
        const { state, answer } = back.value;
        expect(answer).toEqual(shown.answer);
        expect(answerAt(machine, product, state)).toEqual({ answer, state });
        expect({ ...state, duty: withoutDefaults(state.duty) }).toEqual({
          ...shown.state,
          duty: withoutDefaults(inOrder(categoryCode, duty)),
        });
        if (shown.answer.some(({ key }) => key === "1.flow")) answered++;
      }),
      { numRuns: runsOf(150) },
    );
    // Most random states are ones at which a machine can run; otherwise the test would prove little.
    expect(answered).toBeGreaterThan(30);
  });

  it("states what everybody means by leaving it out, and it means the same", () => {
    const state = operatingState({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32 });
    expect(stateParts(PUMP, state)).toEqual([
      [PROPERTY.airFlow, "300"],
      [PROPERTY.head, "32"],
      ["staticHead", "0"],
      ["systemExponent", "2"],
      ["machineCount", "1"],
    ]);
    expect(stateParts(PUMP, operatingState({}))).toEqual([]);
    // A set already consists of several pumps.
    expect(stateParts(WATER_SUPPLY_SET, state).map(([name]) => name)).not.toContain("machineCount");
  });

  it("leaves out what means nothing to the category", () => {
    const state = operatingState({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32, airTemperature: 5, P1: 4 });
    expect(stateParts(PUMP, state)).toEqual(
      stateParts(PUMP, operatingState({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32 })),
    );
  });
});

const inOrder = (categoryCode: string, duty: readonly DutyEntry[]): readonly DutyEntry[] =>
  figuresOfCategory(categoryCode).flatMap(({ code }) => duty.find((entry) => entry.code === code) ?? []);

describe("the address of a verdict", () => {
  it("has the parts of H.2 in their order, numbers in the fewest digits, nobody's name", () => {
    const state = operatingState(
      { [PROPERTY.head]: 1e-7, [PROPERTY.airFlow]: 0.1 + 0.2, staticHead: -4, deviation: 3 },
      { rate: speedRate(0.85), setting: null, powerLimit: 0.27 },
    );
    expect(written(linked({ state }))).toMatch(
      new RegExp(
        `^v=1&e=${ENGINE}&c=${HASH}&k=${PUMP}&${PROPERTY.airFlow}=0.30000000000000004&${PROPERTY.head}=0.0000001` +
          `&staticHead=-4&systemExponent=2&machineCount=1&speedRate=0.85&setting=&powerLimit=0.27` +
          `&p=i-1~%E6%B0%B4%E6%B3%B5~fedcba9876543210&a=1.flow_310.5~standard.margin_-1.2~[0-9a-f]{8}$`,
        "u",
      ),
    );
  });

  it("reads what it wrote, and another engine's and another catalogue's", () => {
    for (const verdict of [linked(), linked({ engine: 41, catalogue: "f".repeat(16) })]) {
      const { duty } = verdict.state;
      const back = read(written(verdict));
      expect(back).toMatchObject({
        ok: true,
        value: { ...verdict, state: { ...verdict.state, duty: expect.anything() as unknown } },
      });
      expect(back.ok && withoutDefaults(back.value.state.duty)).toEqual(duty);
    }
  });

  // H6 of data/engineering2_cases.json: a damaged token.
  it("H6 is unreadable as soon as a sign of it is missing, or is another one", () => {
    const query = written(linked());
    for (let end = 0; end < query.length; end++)
      expect(read(query.slice(0, end))).toEqual({ ok: false, code: "unreadable" });
    for (let at = 0; at < query.length; at++) {
      const other = query[at] === "1" ? "2" : "1";
      expect(read(query.slice(0, at) + other + query.slice(at + 1)).ok, `${at}: ${query[at]}`).toBe(false);
    }
    expect(read(`${query}&from=chat`).ok).toBe(false);
    expect(read(`x=1&${query}`).ok).toBe(false);
    expect(read("").ok).toBe(false);
  });

  it("is unreadable, not worked on, where it is longer than any that was written, or holds half a character", () => {
    const answer = Array.from({ length: 1000 }, (_, at) => ({ key: `${at}.flow`, text: "12345.6" }));
    const long = writeClaimQuery(linked({ answer }), -100_000);
    expect(long.ok && long.value.length > 10_000 && read(long.value)).toEqual({
      ok: false,
      code: "unreadable",
    });
    const half = [...new URLSearchParams(written(linked()))].map(([name, value]): [string, string] => [
      name,
      name === "p" ? `\uD800${value}` : value,
    ]);
    expect(readClaimQuery(half)).toEqual({ ok: false, code: "unreadable" });
  });

  it("is unreadable where it states what nobody here can compute with", () => {
    const query = written(linked());
    expect(read(query.replace(`k=${PUMP}`, "k=C000003")).ok).toBe(false);
    const of = (state: Partial<OperatingState>) =>
      read(written(linked({ state: { ...linked().state, ...state } }))).ok;
    expect(of({ rate: speedRate(0.2) })).toBe(false);
    expect(of({ powerLimit: -1 })).toBe(false);
    expect(of({ rate: speedRate(0.5) })).toBe(true);
  });

  it(`is none where it would have more than ${MOST_CHARACTERS} characters`, () => {
    const answer = Array.from({ length: 100 }, (_, at) => ({ key: `${at}.flow`, text: "12345.6" }));
    const query = written(linked({ answer }));
    const room = MOST_CHARACTERS - query.length;
    expect(writeClaimQuery(linked({ answer }), room).ok).toBe(true);
    expect(writeClaimQuery(linked({ answer }), room + 1)).toEqual({ ok: false, code: "too-long" });
  });
});
