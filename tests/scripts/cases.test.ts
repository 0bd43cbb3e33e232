import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casesMain } from "../../scripts/cases/casesMain.ts";
import { compareFigures } from "../../scripts/cases/compareFigures.ts";
import { readCases } from "../../scripts/cases/EngineeringCase.ts";
import { readFormula } from "../../scripts/cases/readFormula.ts";
import { runCases } from "../../scripts/cases/runCases.ts";
import { nearnessOf } from "../../scripts/cases/tolerance.ts";

const FOLDER = "tests/fixtures/cases";
const outcomesOf = async (name: string) =>
  runCases(readCases(await readFile(join(FOLDER, name), "utf8"), name));
const idsWith = (outcomes: ReturnType<typeof runCases>, status: string) =>
  outcomes.filter(([, outcome]) => outcome.status === status).map(([{ id }]) => id);

describe("the open cases", () => {
  it("of the second layer pass, but for one figure of a glycol", async () => {
    const outcomes = await outcomesOf("engineering2_cases.json");
    expect(idsWith(outcomes, "broken")).toEqual([]);
    // The reference of C10 prints two coefficients of the viscosity with the other sign: 1.6e-5 of it, where 1e-5 is asked.
    expect(
      outcomes.flatMap(([{ id }, outcome]) =>
        outcome.status === "failed" ? [[id, outcome.differences]] : [],
      ),
    ).toEqual([
      ["C10", [expect.objectContaining({ path: "viscosity_pa_s", share: expect.closeTo(-1.6e-5, 6) })]],
    ]);
    // A stopped pump has a check valve here.
    expect(idsWith(outcomes, "unanswered")).toEqual([]);
  });

  it("of the third layer all pass", async () => {
    const outcomes = await outcomesOf("engineering3_cases.json");
    expect(outcomes.filter(([, { status }]) => status !== "passed")).toEqual([]);
    expect(outcomes).toHaveLength(44);
  });
});

describe("a run", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cases-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(text: string): Promise<{ readonly code: number; readonly printed: string }> {
    const file = join(folder, "some_cases.json");
    await writeFile(file, text);
    let printed = "";
    const code = await casesMain([file], (part) => {
      printed += part;
    });
    return { code, printed };
  }
  const water = { id: "W1", title: "Water", inputs: { temperature_c: 25 }, tolerance: "1e-6 relative" };
  const expected = { density: 997.047013, specific_heat_kj: 4.18144618, viscosity_pa_s: 0.000889996774 };
  const file = (...cases: readonly object[]) => JSON.stringify({ family: "some", cases });

  it("passes what is so, and fails what is not with its difference", async () => {
    const right = await run(file({ ...water, expected }));
    expect(right.code).toBe(0);
    expect(right.printed).toMatch(/\n1 passed, 0 failed\n$/u);
    const wrong = await run(
      file({ ...water, expected: { ...expected, density: 1000 } }, { ...water, expected }),
    );
    expect(wrong.code).toBe(1);
    expect(wrong.printed).toContain("density: expected 1000, found 997.047");
    expect(wrong.printed).toContain("(-0.295 %)");
    expect(wrong.printed).toMatch(/\n1 passed, 1 failed\n$/u);
  });

  it("names a kind without a function and counts it as neither", async () => {
    const { code, printed } = await run(
      file(
        { ...water, expected },
        { id: "X1", title: "Tea", inputs: { leaves: 3 }, expected: { minutes: 4 } },
      ),
    );
    expect(code).toBe(0);
    expect(printed).toContain("Kinds without a function:\n  some_cases.json X1: Tea\n");
    expect(printed).toMatch(/\n1 passed, 0 failed, 1 skipped\n$/u);
  });

  it("fails a case whose inputs cannot be read, and goes on", async () => {
    const { code, printed } = await run(
      file({ ...water, inputs: { temperature_c: "warm" }, expected }, { ...water, expected }),
    );
    expect(code).toBe(1);
    expect(printed).toContain("no number or list of numbers");
    expect(printed).toMatch(/\n1 passed, 1 failed\n$/u);
  });

  it("refuses what is no file of cases in a sentence", async () => {
    expect(await run("{")).toEqual({ code: 2, printed: "some_cases.json: no JSON\n" });
    const { code, printed } = await run('{"cases":[{"id":3}]}');
    expect(code).toBe(2);
    expect(printed).toMatch(/^some_cases\.json: cases\.0\.id: /u);
    expect(await casesMain([], () => {})).toBe(2);
    expect(await casesMain([join(folder, "none.json")], () => {})).toBe(2);
  });
});

it("answers a motor of two stated efficiencies in the unit of the case", () => {
  const [[, outcome] = []] = runCases({
    family: "some",
    cases: [
      {
        id: "M1",
        topic: "D",
        title: "Part load",
        inputs: { eta_100: 90, eta_75: 91, loads: [1, 0.75, 0.5] },
        // v_L = (0.1111… − 0.75·0.0989…)/0.4375, v_0 the rest: 91.3 % at half load.
        expected: { eta: [90, 91, 91.275] },
        tolerance: "0.01 point",
      },
    ],
  });
  expect(outcome).toEqual({ status: "passed", kind: "motor at part load", compared: 3 });
});

const outcomeOf = (inputs: object, expected: object, tolerance = "1e-7 relative", topic = "B") =>
  runCases(
    readCases(JSON.stringify({ cases: [{ id: "X", topic, title: "x", inputs, expected, tolerance }] }), "x"),
  )[0]![1];

it("answers each invariant by itself, and names those that nothing answers", () => {
  const inputs = (...properties: readonly string[]) => ({ properties });
  const known = "attenuation never raises a level";
  expect(outcomeOf(inputs(known, "tea is hot"), { violations: 0 })).toMatchObject({
    status: "passed",
    unanswered: ["tea is hot"],
  });
  for (const property of [
    "⊕ of levels is never below the largest",
    "grades nest: 1B ⊂ 2B ⊂ 3B",
    "rating of an NR curve is its own NR",
    "probability falls with the duty head, 0.5 where nominal equals duty",
    "the worst case's range contains the nominal flow",
    "sum of indoor capacities never above the outdoor's available capacity",
    "IPLV lies between its COPs",
    "with the largest boiler out less remains",
    "a condenser takes more than the evaporator",
    "flows add up exactly",
  ])
    expect([property, outcomeOf(inputs(property), { violations: 0 })]).toEqual([
      property,
      expect.objectContaining({ status: "passed", compared: 1 }),
    ]);
  // A word of a property is no property, nor is a sentence of two.
  for (const property of [
    "tea is hot",
    "probability of rain is stated",
    "NR of a room is typed",
    "the sources of figures are named",
    "an indoor unit is never more than 2 m wide",
    "the chiller's condenser is cleaned",
    "grades nest, and attenuation never raises a level",
  ])
    expect([property, outcomeOf(inputs(property), { violations: 0 })]).toEqual([
      property,
      { status: "unanswered" },
    ]);
});

it("takes a refusal that a case expects, and the units of a room together", () => {
  const tree = {
    segments: [{ id: "P", parent: null, L: 5, level: "plant" }],
    terminals: [{ id: "T", seg: "P", q: 1, n: 3, loss: 20_000 }],
  };
  const duty = { duty: { flow_m3h: 3 } };
  expect(outcomeOf(tree, duty).status).toBe("passed");
  const rising = { ...tree, diversity: { riser: 0.9, plant: 0.95 } };
  expect(outcomeOf(rising, { error: "diversity-rises" }, "exact").status).toBe("passed");
  expect(outcomeOf(rising, { error: "no-length" }, "exact").status).toBe("failed");
  expect(outcomeOf(rising, duty).status).toBe("broken");
  const constant = { ...tree, diversity: { plant: 0.5 }, flow_control: "constant" };
  expect(outcomeOf(constant, duty).status).toBe("passed");
});

it("sizes ducts in the air of the site, though its temperature is stated", () => {
  const rules = { sides_mm: [120, 160, 200], v_max: 7, R_max: 0.8, aspect_max: 4, roughness_mm: 0.15 };
  const inputs = { ...rules, air: { t: 20, rho: 1.05 }, flows_m3h: [200] };
  expect(outcomeOf(inputs, { rows: [{ a: 200, b: 120, R: 0.523573661 }] })).toMatchObject({
    status: "passed",
  });
  const high = { temperature_c: [20], pressure_pa: 80_000 };
  expect(outcomeOf(high, { rho: [0.950724402], nu: [1.90739385e-5] }, "1e-4 relative")).toMatchObject({
    status: "passed",
  });
});

describe("comparing", () => {
  it("takes each form of tolerance", () => {
    expect(nearnessOf("0.5 % (C_H 0.001)", "B")).toEqual({
      share: 0.005,
      distance: 0,
      words: expect.anything(),
      only: null,
    });
    expect(nearnessOf("0.5 % (C_H 0.001)", "C_H_at_60_percent")).toMatchObject({ share: 0, distance: 0.001 });
    expect(nearnessOf("1e-5 relative (freezing 0.01 K)", "freezing_c")).toMatchObject({ distance: 0.01 });
    expect(nearnessOf("formula 0.01 dB; table within 0.7 dB", "table_db[0][1]")).toMatchObject({
      distance: 0.7,
    });
    expect(nearnessOf("DN exact; 1e-7 relative", "rows[2].R_pa_per_m")).toMatchObject({ share: 1e-7 });
    const words = "1e-7 (probability); 1e-9 (linear); 0.1 percentage point between probability and draws";
    expect(nearnessOf(words, "probability")).toMatchObject({ distance: 1e-7 });
    expect(nearnessOf(words, "monte_carlo_2e6_seed_1")).toMatchObject({ distance: 0.001 });
    // `index exact` is said of the index, not of its loss.
    expect(nearnessOf("DN and index exact; 1e-7 relative", "index_loss_pa")).toMatchObject({ share: 1e-7 });
    expect(nearnessOf("DN and index exact; 1e-7 relative", "cooling.index")).toMatchObject({ share: 0 });
    expect(nearnessOf("exact", "short")).toMatchObject({ share: 0, distance: 0 });
    expect(nearnessOf("0.001 dB; ratings exact", "lp[0]")).toMatchObject({ distance: 0.001 });
  });

  it("holds texts, nothing and lists exactly, and misses no figure that is not answered", () => {
    const differences = (expected: unknown, answer: unknown, tolerance = "1 %") =>
      compareFigures(expected, answer, tolerance).differences.map(({ path }) => path);
    expect(differences({ a: null, b: "x", c: [1, 2] }, { a: null, b: "x", c: [1.005, 2] })).toEqual([]);
    expect(differences({ a: null, b: "x", c: [1, 2] }, { a: 0, b: "y", c: [1] })).toEqual(["a", "b", "c"]);
    expect(differences({ a: 1, b: { c: 2 } }, {})).toEqual(["a", "b.c"]);
    expect(differences({ a: 100 }, { a: 101.1 })).toEqual(["a"]);
    expect(differences({ a: 1 }, { a: Number.NaN })).toEqual(["a"]);
    // A function that answers NaN or nothing answers "no value"; a name that is not there is not answered.
    expect(differences({ a: null, b: null }, { a: Number.NaN, b: undefined })).toEqual([]);
    expect(differences({ a: null }, {})).toEqual(["a"]);
    // A figure with the value of a text and its own recomputation: both are held against the one answer.
    expect(differences({ A: { published: 100, recomputed: 100.4 } }, { A: 100.4 })).toEqual([]);
    expect(differences({ a: 1, recomputed: { a: 1.5 } }, { a: 1 })).toEqual(["recomputed.a"]);
  });

  it("allows half of the ninth digit, of a file that drops zeros at the end too", () => {
    const isNear = (expected: number, found: number, printing?: "decimals") =>
      compareFigures({ a: expected }, { a: found }, "1e-9 relative", printing).differences.length === 0;
    expect(isNear(0.024, 0.0237773)).toBe(false);
    expect(isNear(6.629, 6.6291)).toBe(false);
    expect(isNear(0.02, 0.02 * (1 + 1.2e-9))).toBe(true);
    expect(isNear(0.123456789, 0.1234567894)).toBe(true);
    // The second layer's files round to decimals.
    expect(isNear(6.106, 6.10609, "decimals")).toBe(true);
  });

  it("takes a tolerance to a text for the figures of that text alone", () => {
    const epanet = "0.1 % to EPANET where f is Swamee-Jain; Colebrook within the stated difference";
    expect(nearnessOf(epanet, "epanet_head_loss_m[3]")).toMatchObject({ share: 0.001 });
    expect(nearnessOf(epanet, "swamee_jain_head_loss_m[3]")).toMatchObject({ share: 1e-9 });
    const read = "1e-5 relative to the read figures with their law; 1e-8 ours";
    expect(nearnessOf(read, "read.f_altshul")).toMatchObject({ share: 1e-5 });
    expect(nearnessOf(read, "altshul_recomputed.f")).toMatchObject({ share: 0, distance: 1e-8 });
    expect(nearnessOf("0.001 dB; ratings exact", "nr")).toMatchObject({ share: 0, distance: 0 });
  });

  it("reads formulas as cases state them", () => {
    expect(readFormula("30 - 0.003·Q² m (Q m3/h, measured 0..95)")(50)).toBeCloseTo(22.5, 12);
    expect(readFormula("0.80(1-((q-55)/55)²), q m3/h")(44)).toBeCloseTo(0.768, 12);
    expect(readFormula("8.00 + 2.39·Q^1.852")(2)).toBeCloseTo(8 + 2.39 * 2 ** 1.852, 12);
    expect(() => readFormula("as A1")).toThrow("no formula");
  });
});
