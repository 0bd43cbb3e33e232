import { describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { bestFlowOf } from "#domain/products/search/bestFlows.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { answerDuty, MOST_CLOUD } from "#domain/products/search/map/answerDuty.ts";
import { cloudPoints } from "#domain/products/search/map/cloudPoints.ts";
import { isInView, spanAround, type MapView } from "#domain/products/search/map/MapView.ts";
import { readConditions } from "#domain/products/search/readConditions.ts";
import { manyFans } from "../tests/support/manyFans.ts";
import { fanObjects, searchPlainly } from "../tests/support/plainMatcher.ts";
import { measure } from "./measure.ts";
import { percentile } from "./percentile.ts";
import { lookUp } from "#domain/base/keyed.ts";

/** ms within which a question must be answered while the pointer moves. */
const BUDGET = 50;
const MOVES = 60;

/** A drag over the map: 60 positions of a design point, all different. */
const dutyAt = (at: number) => {
  const share = (at % MOVES) / MOVES;
  return [
    { code: PROPERTY.airFlow, value: 9_000 + 6_000 * share + at / 1_000 },
    { code: PROPERTY.totalPressure, value: 400 + 400 * share },
  ];
};
const VIEW: MapView = { flow: spanAround(12_000), value: spanAround(600) };

describe.each([5_000, 20_000])("a duty is dragged over %d fans", (size) => {
  const columns = { ...manyFans(size), models: Array.from({ length: size }, (_, row) => `F-${row}`) };
  const form = dutyFormsOf("C000001").find(({ speed }) => speed === "SINGLE_SPEED");
  const curves = lookUp(columns.curves, "totalPressure");
  if (form === undefined || curves === undefined) throw new Error("these are not fans");
  const begun = performance.now();
  const category = {
    columns,
    form,
    index: dutyIndex(curves),
    cloud: cloudPoints(columns, form, bestFlowOf(columns, form)),
  };
  console.log(`${size} fans: opened in ${(performance.now() - begun).toFixed(0)} ms`);
  const objects = fanObjects(columns, 1);
  const points = Array.from(category.cloud.rows, (_, at) => ({
    flow: category.cloud.flow[at] ?? NaN,
    value: category.cloud.value[at] ?? NaN,
  }));

  const times: Record<string, number[]> = {};
  let found = 0;
  // CPU time in ms, whatever else runs on the machine.
  const timed = (which: string, run: () => number) => () => {
    const start = process.cpuUsage();
    found += run();
    const { user, system } = process.cpuUsage(start);
    (times[which] ??= []).push((user + system) / 1000);
  };
  const options = (which: string) => ({
    iterations: MOVES,
    time: 0,
    warmupIterations: 10,
    teardown(_task: unknown, mode: string) {
      if (mode !== "run") return;
      if (found === 0) throw new Error("nothing was found");
      const list = (times[which] ?? []).slice(-MOVES);
      const p95 = percentile(list, 0.95);
      const verdict = p95 < BUDGET ? "within" : "over";
      console.log(
        `${size} fans, ${which}: p50 ${percentile(list, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms of CPU, ` +
          `${verdict} ${BUDGET} ms`,
      );
    },
  });

  let at = 0;
  const ask = timed("count, brands, cloud and matches", () => {
    const asked = {
      brandCode: null,
      productSeriesId: null,
      isSample: null,
      speedControl: "SINGLE_SPEED" as const,
      curveProperties: dutyAt(at++),
      productProperties: [],
    };
    const read = readConditions(columns, asked);
    if (!read.ok) throw new Error("the question is not understood");
    return answerDuty(category, read.value, VIEW).count;
  });
  const walk = timed("plain loop over objects", () => {
    const cloud = points.filter(({ flow, value }) => isInView(VIEW, flow, value)).slice(0, MOST_CLOUD);
    return searchPlainly(objects, dutyAt(at++), 200) + cloud.length;
  });
  measure("count, brands, cloud and matches", ask, options("count, brands, cloud and matches"));
  measure("plain loop over objects", walk, options("plain loop over objects"));
});
