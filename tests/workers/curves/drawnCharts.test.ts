import { expect, it } from "vitest";
import { compareChart, type Outcome } from "../../../scripts/digitise/compareChart.ts";
import { drawnChart } from "../../support/charts/drawnCharts.ts";
import { chartsOf } from "../../support/charts/testPage.ts";

/** Each page is drawn, opened and compared. */
const PAGES = 24;
/** A curve begins level, on a rule of the grid that has another colour. */
const ON_A_RULE = 5145;
const LEAST_OFFERED = 0.97;
const LEAST_FINE = 0.95;

it(
  "reads charts drawn at random, and offers nothing wrong without saying so",
  { timeout: 60_000 },
  async () => {
    const all: Outcome[] = [];
    for (const seed of [...Array.from({ length: PAGES }, (_, at) => at + 1), ON_A_RULE]) {
      const { bytes, truth, story } = drawnChart(seed);
      const outcomes = compareChart(truth, await chartsOf(bytes));
      const wrong = outcomes.filter(({ status }) => status === "wrong" || status === "extra");
      expect({ story, wrong }).toEqual({ story, wrong: [] });
      all.push(...outcomes);
    }
    const of = (kind: Outcome["of"]) => all.filter((outcome) => outcome.of === kind);
    expect(of("frame").filter(({ status }) => status !== "right")).toEqual([]);
    const offered = of("curve").filter(({ status }) => status !== "missing");
    expect(offered.length).toBeGreaterThanOrEqual(LEAST_OFFERED * of("curve").length);
    const fine = offered.filter(({ status }) => status === "fine");
    expect(fine.length).toBeGreaterThanOrEqual(LEAST_FINE * offered.length);
  },
);
