import type { PageLine } from "#domain/base/page/PageContent.ts";
import { greatest, least } from "#domain/base/lists.ts";
import type { Matrix } from "./matrix.ts";
import { isNumbers, TransformWalk, type OperatorList, type TransformOperators } from "./TransformWalk.ts";

/** Numbers of the operators that matter for lines. */
export interface PageOperators extends TransformOperators {
  readonly constructPath: number;
  readonly moveTo: number;
  readonly lineTo: number;
  readonly curveTo: number;
  readonly curveTo2: number;
  readonly curveTo3: number;
  readonly closePath: number;
  readonly rectangle: number;
  readonly stroke: number;
  readonly closeStroke: number;
  readonly fill: number;
  readonly eoFill: number;
  readonly fillStroke: number;
  readonly eoFillStroke: number;
  readonly closeFillStroke: number;
  readonly closeEOFillStroke: number;
  readonly endPath: number;
}

/** A filled box thinner than this is a rule. */
const THIN = 1.8;

/** pdfjs-dist 4.10.38; from 5 on paths come in another form. */
export class PathReader {
  readonly #ops: PageOperators;
  readonly #lines: PageLine[] = [];
  /** Straight pieces of the path that no operator has painted yet. */
  #pieces: PageLine[] = [];
  #boxes: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[] = [];
  #pen: readonly [number, number] = [0, 0];
  #start: readonly [number, number] = [0, 0];
  readonly #walk: TransformWalk<{ readonly matrix: Matrix }>;

  constructor(ops: PageOperators, view: Matrix) {
    this.#ops = ops;
    this.#walk = new TransformWalk(ops, { matrix: view });
  }

  read({ fnArray, argsArray }: OperatorList): PageLine[] {
    fnArray.forEach((operator, at) => this.#take(operator, argsArray[at]));
    return this.#lines;
  }

  #take(operator: number, args: unknown): void {
    if (this.#walk.take(operator, args)) return;
    const ops = this.#ops;
    switch (operator) {
      case ops.constructPath:
        if (Array.isArray(args) && isNumbers(args[0]) && isNumbers(args[1]))
          this.#construct(args[0], args[1]);
        return;
      case ops.closeStroke:
      case ops.closeFillStroke:
      case ops.closeEOFillStroke:
        if (this.#pieces.length > 0) this.#lineTo(this.#start);
        this.#stroke();
        return;
      case ops.stroke:
      case ops.fillStroke:
      case ops.eoFillStroke:
        this.#stroke();
        return;
      case ops.fill:
      case ops.eoFill:
        this.#fill();
        return;
      case ops.endPath:
        this.#forget();
        return;
    }
  }

  /**
   * The operators of a page arrive in chunks of 1,000. A path may continue in the next chunk without repeating its
   * last point, so the pen is kept until the path is painted.
   */
  #construct(operators: ArrayLike<number>, numbers: ArrayLike<number>): void {
    const ops = this.#ops;
    let at = 0;
    const next = () => numbers[at++] ?? 0;
    for (const operator of Array.from(operators)) {
      switch (operator) {
        case ops.moveTo:
          this.#pen = [next(), next()];
          this.#start = this.#pen;
          break;
        case ops.lineTo:
          this.#lineTo([next(), next()]);
          break;
        case ops.curveTo:
          at += 4;
          this.#pen = [next(), next()];
          break;
        case ops.curveTo2:
        case ops.curveTo3:
          at += 2;
          this.#pen = [next(), next()];
          break;
        case ops.closePath:
          this.#lineTo(this.#start);
          break;
        case ops.rectangle:
          this.#boxes.push({ x: next(), y: next(), width: next(), height: next() });
          break;
      }
    }
  }

  #lineTo(to: readonly [number, number]): void {
    const [x1, y1] = this.#pen;
    this.#pieces.push({ x1, y1, x2: to[0], y2: to[1] });
    this.#pen = to;
  }

  #stroke(): void {
    for (const piece of this.#pieces) this.#add(piece);
    for (const { x, y, width, height } of this.#boxes) {
      const [right, top] = [x + width, y + height];
      this.#add({ x1: x, y1: y, x2: right, y2: y });
      this.#add({ x1: x, y1: top, x2: right, y2: top });
      this.#add({ x1: x, y1: y, x2: x, y2: top });
      this.#add({ x1: right, y1: y, x2: right, y2: top });
    }
    this.#forget();
  }

  /** Programs also draw rules as thin boxes, by a rectangle or by four lines. */
  #fill(): void {
    const scale = Math.hypot(this.#walk.state.matrix[0], this.#walk.state.matrix[1]);
    const boxes = [...this.#boxes];
    if (this.#pieces.length >= 3 && this.#pieces.length <= 5) {
      const xs = this.#pieces.flatMap(({ x1, x2 }) => [x1, x2]);
      const ys = this.#pieces.flatMap(({ y1, y2 }) => [y1, y2]);
      const [x, y] = [least(xs), least(ys)];
      boxes.push({ x, y, width: greatest(xs) - x, height: greatest(ys) - y });
    }
    for (const { x, y, width, height } of boxes) {
      if (Math.abs(height) * scale < THIN && Math.abs(width) > Math.abs(height))
        this.#add({ x1: x, y1: y + height / 2, x2: x + width, y2: y + height / 2 });
      else if (Math.abs(width) * scale < THIN)
        this.#add({ x1: x + width / 2, y1: y, x2: x + width / 2, y2: y + height });
    }
    this.#forget();
  }

  #add({ x1, y1, x2, y2 }: PageLine): void {
    const [a, b, c, d, e, f] = this.#walk.state.matrix;
    this.#lines.push({
      x1: a * x1 + c * y1 + e,
      y1: b * x1 + d * y1 + f,
      x2: a * x2 + c * y2 + e,
      y2: b * x2 + d * y2 + f,
    });
  }

  #forget(): void {
    this.#pieces = [];
    this.#boxes = [];
  }
}
