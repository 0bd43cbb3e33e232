import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Matrix } from "../tables/matrix.ts";
import type { DrawingOperators } from "./pdfOperators.ts";

/** Greatest distance in points between an arc and its pieces: a hundredth of a fine line's width. */
const FLATNESS = 0.004;
const MOST_PIECES = 64;

export interface SubPath {
  readonly points: Point[];
  isClosed: boolean;
}

/** Sub-paths of the path that no operator has painted yet, in points of the page. */
export class PathBuilder {
  readonly #ops: DrawingOperators;
  #paths: SubPath[] = [];
  #pen: Point = [0, 0];
  #start: Point = [0, 0];

  constructor(ops: DrawingOperators) {
    this.#ops = ops;
  }

  /**
   * The operators of a page arrive in chunks of 1,000. A path may continue in the next chunk without repeating its
   * last point, so pen and sub-path are kept until they are painted.
   */
  construct(operators: ArrayLike<number>, numbers: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): void {
    const ops = this.#ops;
    let at = 0;
    const next = (): Point => {
      const x = numbers[at++] ?? 0;
      const y = numbers[at++] ?? 0;
      return [a * x + c * y + e, b * x + d * y + f];
    };
    for (const operator of Array.from(operators)) {
      switch (operator) {
        case ops.moveTo:
          this.#moveTo(next());
          break;
        case ops.lineTo:
          this.#lineTo(next());
          break;
        case ops.curveTo:
          this.#curveTo(next(), next(), next());
          break;
        case ops.curveTo2:
          this.#curveTo(this.#pen, next(), next());
          break;
        case ops.curveTo3: {
          const second = next();
          const end = next();
          this.#curveTo(second, end, end);
          break;
        }
        case ops.closePath:
          this.close();
          break;
        case ops.rectangle: {
          const x = numbers[at++] ?? 0;
          const y = numbers[at++] ?? 0;
          const width = numbers[at++] ?? 0;
          const height = numbers[at++] ?? 0;
          const corner = (u: number, v: number): Point => [a * u + c * v + e, b * u + d * v + f];
          this.#moveTo(corner(x, y));
          this.#lineTo(corner(x + width, y));
          this.#lineTo(corner(x + width, y + height));
          this.#lineTo(corner(x, y + height));
          this.close();
          break;
        }
      }
    }
  }

  close(): void {
    const last = this.#paths.at(-1);
    if (last) last.isClosed = true;
    this.#pen = this.#start;
  }

  /** Returns the sub-paths so far; the next path begins empty. */
  take(): readonly SubPath[] {
    const paths = this.#paths.filter(({ points }) => points.length > 1);
    this.#paths = [];
    return paths;
  }

  #moveTo(to: Point): void {
    this.#paths.push({ points: [to], isClosed: false });
    this.#pen = to;
    this.#start = to;
  }

  #open(): Point[] {
    const last = this.#paths.at(-1);
    if (last && !last.isClosed) return last.points;
    const points = [this.#pen];
    this.#paths.push({ points, isClosed: false });
    return points;
  }

  #lineTo(to: Point): void {
    this.#open().push(to);
    this.#pen = to;
  }

  #curveTo(one: Point, two: Point, end: Point): void {
    const points = this.#open();
    const start = this.#pen;
    const bend = Math.max(
      Math.hypot(start[0] - 2 * one[0] + two[0], start[1] - 2 * one[1] + two[1]),
      Math.hypot(one[0] - 2 * two[0] + end[0], one[1] - 2 * two[1] + end[1]),
    );
    // A chord of a cubic in n equal steps is off by at most 6·bend/(8·n²).
    const pieces = Math.min(MOST_PIECES, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / FLATNESS))));
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      const s = 1 - t;
      const [p, q, r, w] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      points.push([
        p * start[0] + q * one[0] + r * two[0] + w * end[0],
        p * start[1] + q * one[1] + r * two[1] + w * end[1],
      ]);
    }
    this.#pen = end;
  }
}
