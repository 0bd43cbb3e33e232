import type { PackedCurves } from "#domain/physics/curve/PackedCurves.ts";
import { MOST_COEFFICIENTS } from "#domain/physics/curve/RootFinder.ts";
import type { DutyIndex } from "#domain/products/search/DutyIndex.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import {
  duckDbIn,
  type BlobVector,
  type Chunk,
  type Connection,
  type DuckDb,
  type Vector,
} from "./duckDb.ts";

/** Rows of one appended chunk: the size of the engine's vectors. */
const CHUNK_ROWS = 2_048;
const DOUBLE_BYTES = 8;
/**
 * The engine computes with the same figures in another order, so values closer to a limit than this share decide
 * nothing.
 */
const NEAR = 1e-6;

const POWERS = Array.from({ length: MOST_COEFFICIENTS }, (_, power) => `c${power}`);
const COLUMNS = [
  ["row_no", "UINTEGER"],
  ["brand", "USMALLINT"],
  ["first_flow", "DOUBLE"],
  ["last_flow", "DOUBLE"],
  ["least_k", "DOUBLE"],
  ["most_k", "DOUBLE"],
  ["is_single", "BOOLEAN"],
  // Columns of a curve with a single piece; NULL for others.
  ...POWERS.map((name) => [name, "DOUBLE"] as const),
  ["knots", "UTINYINT"],
  ["curve", "BLOB"],
] as const;

/** A system curve from the origin, and the range of flow in which it must be met. */
export interface Reach {
  readonly k: number;
  readonly from: number;
  readonly to: number;
  /** Code number of a brand in the columns; null for every brand. */
  readonly brand: number | null;
}

export interface Reached {
  /** Rows that certainly match. */
  readonly sure: readonly number[];
  /** Rows that may match, with their curves, to be decided by the exact crossing. */
  readonly open: { readonly rows: readonly number[]; readonly curves: PackedCurves };
}

const inRange = ({ k, from, to, brand }: Reach) =>
  `last_flow >= ${from} and first_flow <= ${to} and least_k <= ${k} and most_k >= ${k}` +
  (brand === null ? "" : ` and brand = ${brand}`);

/** The value at a flow of a curve with a single piece; NULL for others. */
function valueAt(flow: number): string {
  const t = `((2 * ${flow} - first_flow - last_flow) / (last_flow - first_flow))`;
  return POWERS.reduceRight((higher, own) => (higher === "" ? own : `(${higher} * ${t} + ${own})`), "");
}

/**
 * Certainty that the curve meets the system between the flows: above NEAR it does, below -NEAR it does not, NULL
 * is unknown. Before its only crossing a curve lies above the system, after it below; a flow outside its range
 * decides nothing.
 */
function surenessOf({ k, from, to }: Reach): string {
  const [atFrom, atTo] = [k * from * from, k * to * to];
  return `case when is_single then least(
    case when first_flow > ${from} then 1 else (${valueAt(from)}) / ${atFrom} - 1 end,
    case when last_flow < ${to} then 1 else 1 - (${valueAt(to)}) / ${atTo} end,
    case when least_k < ${k * (1 - NEAR)} and most_k > ${k * (1 + NEAR)} then 1 else 0 end,
    case when c0 is null then 0 else 1 end) end`;
}

function reachedOf(chunks: readonly Chunk[]): Reached {
  const [sure, rows, blobs]: [number[], number[], Uint8Array[]] = [[], [], []];
  const [knotCounts, leastK, mostK, single]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const chunk of chunks) {
    const [row, least, most, isSingle, knots, curve] = Array.from({ length: 6 }, (_, at) =>
      chunk.getColumnVector(at),
    ) as [Vector, Vector, Vector, Vector, Vector, BlobVector];
    for (let at = 0; at < chunk.rowCount; at++) {
      const blob = curve.getItemBytes(at);
      if (blob === null) {
        sure.push(row.getItem(at) as number);
        continue;
      }
      rows.push(row.getItem(at) as number);
      blobs.push(blob);
      leastK.push(least.getItem(at) as number);
      mostK.push(most.getItem(at) as number);
      single.push(Number(isSingle.getItem(at)));
      knotCounts.push(knots.getItem(at) as number);
    }
  }
  const bounds = {
    leastResistance: Float64Array.from(leastK),
    greatestResistance: Float64Array.from(mostK),
    hasSingleCrossing: Uint8Array.from(single),
  };
  return { sure, open: { rows, curves: { ...piecesOf(blobs, knotCounts), ...bounds } } };
}

/** Restores curves from their bytes: first the knots, then the coefficients. */
function piecesOf(blobs: readonly Uint8Array[], knotCounts: readonly number[]) {
  const firstKnot = new Uint32Array(blobs.length + 1);
  const firstCoefficient = new Uint32Array(blobs.length + 1);
  blobs.forEach((blob, at) => {
    // Every curve has a number of knots.
    firstKnot[at + 1] = firstKnot[at]! + knotCounts[at]!;
    firstCoefficient[at + 1] = firstCoefficient[at]! + blob.length / DOUBLE_BYTES - knotCounts[at]!;
  });
  const knots = new Float64Array(firstKnot[blobs.length]!);
  const coefficients = new Float64Array(firstCoefficient[blobs.length]!);
  const [ofKnots, ofCoefficients] = [new Uint8Array(knots.buffer), new Uint8Array(coefficients.buffer)];
  blobs.forEach((blob, at) => {
    const length = knotCounts[at]! * DOUBLE_BYTES;
    ofKnots.set(blob.subarray(0, length), firstKnot[at]! * DOUBLE_BYTES);
    ofCoefficients.set(blob.subarray(length), firstCoefficient[at]! * DOUBLE_BYTES);
  });
  return { knots, coefficients, firstKnot, firstCoefficient };
}

/** The values of a row's curve for the last columns. */
function curveValues(curves: PackedCurves, row: number): readonly unknown[] {
  const knots = curves.knots.subarray(curves.firstKnot[row], curves.firstKnot[row + 1]);
  const coefficients = curves.coefficients.subarray(
    curves.firstCoefficient[row],
    curves.firstCoefficient[row + 1],
  );
  const whole = new Float64Array(knots.length + coefficients.length);
  whole.set(knots);
  whole.set(coefficients, knots.length);
  const isOnePiece = knots.length === 2;
  return [
    ...POWERS.map((_, power) => (isOnePiece ? (coefficients[power] ?? 0) : null)),
    knots.length,
    { bytes: new Uint8Array(whole.buffer) },
  ];
}

/** Fans in a DuckDB file: the reach of a curve as columns, the curve itself as bytes. */
export class DuckFans {
  readonly #api: DuckDb;
  readonly #connection: Connection;
  readonly #close: () => void;

  private constructor(api: DuckDb, connection: Connection, close: () => void) {
    this.#api = api;
    this.#connection = connection;
    this.#close = close;
  }

  static async open(packages: string, file: string, memory: string): Promise<DuckFans> {
    const api = duckDbIn(packages);
    const instance = await api.DuckDBInstance.create(file);
    const connection = await instance.connect();
    await connection.run(`set memory_limit = '${memory}'`);
    return new DuckFans(api, connection, () => {
      connection.closeSync();
      instance.closeSync();
    });
  }

  /**
   * Writes every fan with a curve, in bands of last flow, and within a band by resistance. The engine stores the
   * least and greatest values of some 100,000 rows each, and skips those that cannot match.
   */
  async load({ brands }: SearchColumns, curves: PackedCurves, index: DutyIndex): Promise<void> {
    const columns = COLUMNS.map(([name, type]) => `${name} ${type}`).join(", ");
    await this.#connection.run(`create table loaded (${columns})`);
    const appender = await this.#connection.createAppender("loaded");
    const types = COLUMNS.map(([, type]) => this.#api[type]);
    const { rows, first, last, leastK, mostK, hasSingleCrossing } = index;
    for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
      const count = Math.min(CHUNK_ROWS, rows.length - from);
      const chunk = this.#api.DuckDBDataChunk.create(types, count);
      const vectors = COLUMNS.map((_, at) => chunk.getColumnVector(at));
      for (let position = 0; position < count; position++) {
        const at = from + position;
        // Every position of the index has its row and ranges.
        const row = rows[at]!;
        const ranges = [first[at], last[at], leastK[at], mostK[at], hasSingleCrossing[at] === 1];
        const values = [row, brands.rows[row], ...ranges, ...curveValues(curves, row)];
        vectors.forEach((vector, column) => vector.setItem(position, values[column]));
      }
      for (const vector of vectors) vector.flush();
      appender.appendDataChunk(chunk);
    }
    appender.closeSync();
    await this.#connection.run(
      "create table fans as select * from loaded order by floor(2 * ln(last_flow)), least_k * most_k",
    );
    await this.#connection.run("drop table loaded");
    await this.#connection.run("checkpoint");
  }

  /** Writes the same rows as one Parquet file. */
  async writeParquet(file: string): Promise<void> {
    await this.#connection.run(`copy fans to '${file}' (format parquet)`);
  }

  /** The rows that their ranges of flow and K do not exclude, all undecided. */
  async inRange(table: string, reach: Reach): Promise<Reached> {
    return this.#ask(
      `select row_no, least_k, most_k, is_single, knots, curve from ${table} where ${inRange(reach)}`,
    );
  }

  /** Of these, the rows that their values at the two flows do not exclude; undecided ones with their curve. */
  async judged(table: string, reach: Reach): Promise<Reached> {
    return this.#ask(`
      select row_no, least_k, most_k, is_single, knots, case when sureness > ${NEAR} then null else curve end
      from (select *, ${surenessOf(reach)} as sureness from ${table} where ${inRange(reach)})
      where sureness is null or sureness >= ${-NEAR}`);
  }

  async #ask(sql: string): Promise<Reached> {
    const answer = await this.#connection.run(sql);
    return reachedOf(await answer.fetchAllChunks());
  }

  close(): void {
    this.#close();
  }
}
