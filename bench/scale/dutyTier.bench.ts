/**
 * The measurement behind docs/scale.md: searching many fans by duty, in columns of this process and in a separate
 * engine.
 */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { Crossings } from "#domain/physics/curve/Crossings.ts";
import { operatingPointPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { systemValueAt } from "#domain/physics/curve/systemCurve.ts";
import type { Duty } from "#domain/products/search/Duty.ts";
import { dutyIndex, type DutyIndex } from "#domain/products/search/DutyIndex.ts";
import { deviationWithin, flowRange, matchDuty } from "#domain/products/search/matchDuty.ts";
import { readConditions } from "#domain/products/search/readConditions.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { manyFans } from "../../tests/support/manyFans.ts";
import { drawnDuty } from "../drawnDuty.ts";
import { measure } from "../measure.ts";
import { percentile } from "../percentile.ts";
import { DuckFans, type Reach, type Reached } from "./DuckFans.ts";

const packages = process.env["BENCH_DUCKDB"];
const sizes = (process.env["BENCH_TIER_FANS"] ?? "1000000").split(",").map(Number);
const MEMORY = process.env["BENCH_TIER_MEMORY"] ?? "2GB";
const QUESTIONS = Number(process.env["BENCH_TIER_QUESTIONS"] ?? 40);
const WARM = 3;

type Point = NonNullable<Duty["point"]>;

function dutyAt(columns: SearchColumns, at: number): { readonly duty: Duty; readonly point: Point } {
  const read = readConditions(columns, {
    brandCode: null,
    productSeriesId: null,
    isSample: null,
    speedControl: "SINGLE_SPEED",
    curveProperties: drawnDuty(at),
    productProperties: [],
  });
  if (!read.ok || read.value.duty?.point == null) throw new Error("the question is not understood");
  return { duty: read.value.duty, point: read.value.duty.point };
}

/** The rows that the exact crossing confirms, as `matchDuty` does with the rows of its index. */
function crossed({ rows, curves }: Reached["open"], { system, flow, value }: Point): number[] {
  const crossings = new Crossings();
  return rows.filter((_, index) => {
    const met = operatingPointPacked(curves, index, system, crossings);
    const worst = Math.max(deviationWithin(met, flow), deviationWithin(systemValueAt(system, met), value));
    return !Number.isNaN(worst);
  });
}

/** The times of one way of answering, question by question. */
class Timed {
  #clock: number[] = [];
  #processor: number[] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  async of<Answer>(run: () => Answer | Promise<Answer>): Promise<Answer> {
    const [begun, used] = [performance.now(), process.cpuUsage()];
    const answer = await run();
    const { user, system } = process.cpuUsage(used);
    this.#clock.push(performance.now() - begun);
    this.#processor.push((user + system) / 1000);
    return answer;
  }

  forget(): void {
    [this.#clock, this.#processor] = [[], []];
  }

  line(beside: Timed): string {
    const [p50, p95, processor] = [
      percentile(this.#clock, 0.5),
      percentile(this.#clock, 0.95),
      percentile(this.#processor, 0.5),
    ];
    const ratio = (p50 / percentile(beside.#clock, 0.5)).toFixed(2);
    return `${this.name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, processor p50 ${processor.toFixed(1)} ms, ${ratio} times the columns' p50`;
  }
}

function demandSame(way: string, stated: Uint32Array, found: readonly number[]): void {
  const [own, other] = [stated.toSorted(), Uint32Array.from(found).sort()];
  if (own.length !== other.length || own.some((row, at) => row !== other[at]))
    throw new Error(`${way} finds ${other.length} fans, the columns ${own.length}, or others`);
}

interface Asked {
  readonly columns: SearchColumns;
  readonly index: DutyIndex;
  readonly fans: DuckFans;
  readonly parquet: string;
  readonly brand: number | null;
}

/** The ways of querying the engine, by printed name. */
const circuitLengthsOf = ({ fans, parquet }: Pick<Asked, "fans" | "parquet">) =>
  [
    ["DuckDB, ranges there, all crossings here", (reach: Reach) => fans.inRange("fans", reach)],
    ["DuckDB, ends judged there, open crossings here", (reach: Reach) => fans.judged("fans", reach)],
    ["the same over Parquet", (reach: Reach) => fans.judged(`'${parquet}'`, reach)],
  ] as const;

/** Asks both for every duty, and prints the times. */
async function compare(name: string, asked: Asked): Promise<void> {
  const { columns, index, brand } = asked;
  const here = new Timed("columns in this process");
  const ways = circuitLengthsOf(asked).map(([label, ask]) => ({ timed: new Timed(label), ask, open: 0 }));
  let matches = 0;
  for (let at = 0; at < QUESTIONS + WARM; at++) {
    if (at === WARM) for (const { timed } of [{ timed: here }, ...ways]) timed.forget();
    const { duty, point } = dutyAt(columns, at);
    const reach = { k: point.system.k, ...flowRange(point), brand };
    const stated = await here.of(() => {
      const { rows } = matchDuty(columns, index, duty);
      return brand === null ? rows : rows.filter((row) => columns.brands.rows[row] === brand);
    });
    for (const way of ways) {
      const found = await way.timed.of(async () => {
        const { sure, open } = await way.ask(reach);
        if (at >= WARM) way.open += open.rows.length;
        return [...sure, ...crossed(open, point)];
      });
      demandSame(way.timed.name, stated, found);
    }
    if (at >= WARM) matches += stated.length;
  }
  if (matches === 0) throw new Error("nothing was found");
  console.log(
    `${name}: ${Math.round(matches / QUESTIONS)} found a duty, the same by every way\n${here.line(here)}`,
  );
  for (const { timed, open } of ways)
    console.log(`${timed.line(here)}, ${Math.round(open / QUESTIONS)} crossings here a duty`);
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

if (packages === undefined)
  console.log(
    "To run the duty in DuckDB: npm install --prefix FOLDER @duckdb/node-api, then BENCH_DUCKDB=FOLDER; BENCH_TIER_FANS=1000000,10000000 for both sizes (12 GB of memory, 4 GB of disk).",
  );

describe.skipIf(packages === undefined).each(sizes)("a duty over %d fans", async (size) => {
  if (packages === undefined) return;
  const dir = await mkdtemp(join(tmpdir(), "volute-tier-"));
  const before = process.memoryUsage().arrayBuffers;
  const { curves: made, ...stated } = manyFans(size);
  const curves = lookUp(made, "totalPressure")!;
  // Without the efficiencies, which the search by duty does not need: a fifth of the memory for ten million fans.
  const columns = { ...stated, curves: keyed({ totalPressure: curves }) };
  const index = dutyIndex(curves);
  console.log(`${size} fans: columns and index ${megabytes(process.memoryUsage().arrayBuffers - before)}`);
  const [file, parquet] = [join(dir, "fans.duckdb"), join(dir, "fans.parquet")];
  const fans = await DuckFans.open(packages, file, MEMORY);
  try {
    const begun = performance.now();
    await fans.load(columns, curves, index);
    await fans.writeParquet(parquet);
    const [ofFile, ofParquet] = [(await stat(file)).size, (await stat(parquet)).size];
    console.log(
      `${size} fans: DuckDB filled in ${((performance.now() - begun) / 1000).toFixed(0)} s, ${megabytes(ofFile)}, as Parquet ${megabytes(ofParquet)}`,
    );
    await compare(`${size} fans`, { columns, index, fans, parquet, brand: null });
    await compare(`${size} fans of one brand`, { columns, index, fans, parquet, brand: 7 });
  } finally {
    fans.close();
    await rm(dir, { recursive: true });
  }
  measure(
    "a duty in the columns of this process",
    () => {
      if (matchDuty(columns, index, dutyAt(columns, 5).duty).rows.length === 0) throw new Error("nothing");
    },
    { iterations: 5, time: 0 },
  );
});
