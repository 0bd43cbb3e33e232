import { describe, expect, it } from "vitest";
import {
  judgePump,
  pumpSpecificSpeed,
  type PumpStandardFigures,
} from "#domain/catalogue/standards/pumpStandard.ts";
import {
  PUMP_BANDS,
  PUMP_STANDARD_TYPES,
  type PumpStandardType,
} from "#domain/catalogue/standards/pumpStandardTables.ts";
import { efficiency, flow, head, rotationalSpeed } from "#domain/base/units.ts";
import transcribed from "../../../fixtures/efficiencyStandards.json" with { type: "json" };

const isType = (type: string): type is PumpStandardType => type in PUMP_STANDARD_TYPES;
const typeOf = (type: string) => (isType(type) ? type : null);

const pump: PumpStandardFigures = {
  type: "single-suction",
  flow: flow(100),
  head: head(32),
  efficiency: efficiency(80),
  speed: rotationalSpeed(2900),
  stages: 1,
};

describe("GB 19762-2025", () => {
  it("holds every band of the transcription", () => {
    expect(
      PUMP_BANDS.map(({ type, from, to, holdsFrom, c }) => [type, from, to, holdsFrom ? "[]" : "(]", ...c]),
    ).toEqual(transcribed.pumpBands);
  });

  it.each(transcribed.pumps)("gives the transcription's own values: $type at $Q m³/h", (given) => {
    const { type, Q, H, n, ns, eta123 } = given;
    const verdict = judgePump({
      type: typeOf(type),
      flow: flow(Q),
      head: head(H),
      efficiency: efficiency(70),
      speed: rotationalSpeed(n),
      stages: given.stages ?? 1,
    });
    const specificSpeed = verdict.arithmetic.find(({ name }) => name.startsWith("比转速"))?.value;
    expect(specificSpeed).toBeCloseTo(ns, 1);
    const limits = verdict.state === "cannot-judge" ? null : verdict.limits;
    expect(Math.abs((limits?.[1] ?? 0) - eta123[0]!)).toBeLessThan(0.006);
    expect(Math.abs((limits?.[2] ?? 0) - eta123[1]!)).toBeLessThan(0.006);
    expect(Math.abs((limits?.[3] ?? 0) - eta123[2]!)).toBeLessThan(0.006);
  });

  it.each([
    [82, "pass", 1],
    [80, "pass", 2],
    [75, "pass", 3],
    [74, "fail", null],
  ] as const)("an efficiency of %d %% is %s, grade %s", (eta, state, grade) => {
    const verdict = judgePump({ ...pump, efficiency: efficiency(eta) });
    expect(verdict).toMatchObject({ state, grade });
    expect(verdict.state !== "cannot-judge" && verdict.margin).toBeCloseTo(eta - 74.65, 1);
  });

  it("judges by the grade asked for", () => {
    expect(judgePump(pump, 1)).toMatchObject({ state: "fail", grade: 2 });
    expect(judgePump(pump, 2)).toMatchObject({ state: "pass", grade: 2 });
  });

  it("cannot judge what is not known, and names all of it", () => {
    expect(judgePump({ ...pump, type: null, efficiency: null, speed: rotationalSpeed(0) })).toEqual({
      state: "cannot-judge",
      standard: "GB 19762-2025",
      missing: ["type", "efficiency", "speed"],
      gap: null,
      arithmetic: [],
    });
  });

  it("cannot judge a flow outside the bands; their shared end belongs to the lower one", () => {
    expect(judgePump({ ...pump, flow: flow(4.99) })).toMatchObject({ state: "cannot-judge", gap: "flow" });
    expect(judgePump({ ...pump, flow: flow(10_001) })).toMatchObject({ state: "cannot-judge", gap: "flow" });
    expect(judgePump({ ...pump, flow: flow(5) }).state).not.toBe("cannot-judge");
    const shared = judgePump({ ...pump, flow: flow(300) });
    expect(shared.arithmetic).toContainEqual({ name: "C（1级）", value: 161.33, unit: "%" });
    const above = judgePump({ ...pump, flow: flow(300.01) });
    expect(above.arithmetic).toContainEqual({ name: "C（1级）", value: 162.33, unit: "%" });
  });

  it("counts one inlet and one stage for the specific speed", () => {
    const plain = pumpSpecificSpeed(flow(100), head(32), rotationalSpeed(2900), 1, 1);
    expect(pumpSpecificSpeed(flow(200), head(32), rotationalSpeed(2900), 2, 1)).toBeCloseTo(plain, 9);
    expect(pumpSpecificSpeed(flow(100), head(160), rotationalSpeed(2900), 1, 5)).toBeCloseTo(plain, 9);
  });
});
