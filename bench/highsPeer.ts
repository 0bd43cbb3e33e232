import highsLoader, { type ModelData } from "highs";
import type { MedianProblem } from "#domain/building/batch/optimum/MedianProblem.ts";
import { transposed, type Sets } from "#domain/building/batch/optimum/Sets.ts";

/** The result of a general solver within its time limit. */
export interface PeerAnswer {
  /** The best value found; Infinity if none. */
  readonly found: number;
  /** The proved lower bound. */
  readonly bound: number;
  readonly seconds: number;
  readonly isProved: boolean;
}

const highs = await highsLoader();
const OPTIMAL = 7;

const zeros = (length: number) => new Float64Array(length);
const ones = (length: number) => new Float64Array(length).fill(1);
const unbounded = (length: number) => new Float64Array(length).fill(Infinity);

/** The fewest models that serve every room: min Σ y_m, with Σ of the candidates of each room ≥ 1. */
export const coverModel = (rows: Sets, models: number): ModelData => ({
  numCols: models,
  numRows: rows.starts.length - 1,
  colCost: ones(models),
  colLower: zeros(models),
  colUpper: ones(models),
  rowLower: ones(rows.starts.length - 1),
  rowUpper: unbounded(rows.starts.length - 1),
  integrality: new Int32Array(models).fill(1),
  matrix: {
    format: "csr",
    numRows: rows.starts.length - 1,
    numCols: models,
    starts: Int32Array.from(rows.starts),
    indices: Int32Array.from(rows.members),
    values: ones(rows.members.length),
  },
});

/**
 * At most k models at the least cost, in the form of ENGINEERING-2, G.1: columns x of all pairs, then y of the
 * models; rows Σ x = 1 for each room, x ≤ y for each pair, Σ y ≤ k.
 */
export function medianModel({ rows, costs, models }: MedianProblem, k: number): ModelData {
  const [rooms, pairs] = [rows.starts.length - 1, rows.members.length];
  const byModel = transposed({ starts: rows.starts, members: rows.members }, models);
  const pairsOf = new Int32Array(pairs);
  const next = byModel.starts.slice();
  rows.members.forEach((model, pair) => (pairsOf[next[model]!++] = pair));
  const [columns, numRows] = [pairs + models, rooms + pairs + 1];
  const starts = new Int32Array(columns + 1);
  const indices = new Int32Array(3 * pairs + models);
  const values = new Float64Array(indices.length);
  let at = 0;
  const put = (row: number, value: number) => {
    indices[at] = row;
    values[at++] = value;
  };
  for (let room = 0; room < rooms; room++)
    for (let pair = rows.starts[room]!; pair < rows.starts[room + 1]!; pair++) {
      put(room, 1);
      put(rooms + pair, 1);
      starts[pair + 1] = at;
    }
  for (let model = 0; model < models; model++) {
    for (let place = byModel.starts[model]!; place < byModel.starts[model + 1]!; place++)
      put(rooms + pairsOf[place]!, -1);
    put(rooms + pairs, 1);
    starts[pairs + model + 1] = at;
  }
  const rowLower = new Float64Array(numRows).fill(-Infinity).fill(1, 0, rooms);
  const rowUpper = zeros(numRows).fill(1, 0, rooms);
  rowUpper[numRows - 1] = k;
  const colCost = zeros(columns);
  colCost.set(costs);
  return {
    numCols: columns,
    numRows,
    colCost,
    colLower: zeros(columns),
    colUpper: ones(columns),
    rowLower,
    rowUpper,
    integrality: new Int32Array(columns).fill(1, pairs),
    matrix: { format: "csc", numRows, numCols: columns, starts, indices, values },
  };
}

/** Runs the solver for this long; the time counts from the finished matrix. */
export function solveByHighs(data: ModelData, limit: number): PeerAnswer {
  const began = performance.now();
  return highs.withModel(data, (model) => {
    model.options.set("output_flag", false);
    model.options.set("time_limit", limit);
    model.options.set("mip_rel_gap", 0);
    const { modelStatus } = model.run();
    const bound = model.info.get("mip_dual_bound");
    const gap = model.info.get("primal_solution_status");
    return {
      found: gap === 2 ? model.getObjectiveValue() : Infinity,
      bound: Number(bound),
      seconds: (performance.now() - began) / 1000,
      isProved: modelStatus === OPTIMAL,
    };
  });
}
