import { greatest, least } from "#domain/base/lists.ts";
import type { Box, DrawnPath, Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Matrix } from "../tables/matrix.ts";
import { TransformWalk } from "../tables/TransformWalk.ts";
import { PathBuilder, type SubPath } from "./PathBuilder.ts";
import { colourOf, isNumbers, numberAt, type DrawingOperators, type OperatorList } from "./pdfOperators.ts";
import { TextPen, type TextMark } from "./TextPen.ts";

interface State {
  readonly matrix: Matrix;
  readonly stroke: string;
  readonly fill: string;
  readonly width: number;
  readonly dash: string;
  readonly strokeAlpha: number;
  readonly fillAlpha: number;
  readonly clip: Box | null;
}

/** Lines with less opacity are invisible. */
const FAINTEST = 0.02;

/** pdfjs-dist 4.10.38; from 5 on paths come in another form. */
export class DrawingReader {
  readonly paths: DrawnPath[] = [];
  readonly marks: TextMark[] = [];
  readonly #ops: DrawingOperators;
  readonly #builder: PathBuilder;
  readonly #text: TextPen;
  readonly #walk: TransformWalk<State>;
  #isClipping = false;

  constructor(ops: DrawingOperators, view: Matrix) {
    this.#ops = ops;
    this.#builder = new PathBuilder(ops);
    this.#text = new TextPen(ops);
    this.#walk = new TransformWalk<State>(ops, {
      matrix: view,
      stroke: "#000000",
      fill: "#000000",
      width: 1,
      dash: "",
      strokeAlpha: 1,
      fillAlpha: 1,
      clip: null,
    });
  }

  get #state(): State {
    return this.#walk.state;
  }

  set #state(state: State) {
    this.#walk.state = state;
  }

  read({ fnArray, argsArray }: OperatorList): this {
    fnArray.forEach((operator, at) => {
      const args = argsArray[at];
      if (this.#move(operator, args) || this.#style(operator, args) || this.#paint(operator, args)) return;
      const mark = this.#text.take(operator, args, this.#state.matrix);
      if (mark) this.marks.push({ ...mark, colour: this.#state.fill });
    });
    return this;
  }

  /** Handles operators that set positions. */
  #move(operator: number, args: unknown): boolean {
    if (!this.#walk.take(operator, args)) return false;
    if (operator !== this.#ops.paintFormXObjectBegin) return true;
    const [, box]: readonly unknown[] = Array.isArray(args) ? args : [];
    if (isNumbers(box) && box.length === 4) this.#clipTo(this.#cornersOf(box));
    return true;
  }

  #style(operator: number, args: unknown): boolean {
    const ops = this.#ops;
    switch (operator) {
      case ops.setLineWidth:
        this.#state = { ...this.#state, width: numberAt(args, 0) };
        return true;
      case ops.setDash:
        this.#state = { ...this.#state, dash: dashOf(isNumbers(args) ? args[0] : undefined) };
        return true;
      case ops.setStrokeRGBColor:
        this.#state = { ...this.#state, stroke: colourOf(args) };
        return true;
      case ops.setFillRGBColor:
        this.#state = { ...this.#state, fill: colourOf(args) };
        return true;
      case ops.setStrokeColorN:
        this.#state = { ...this.#state, stroke: "" };
        return true;
      case ops.setFillColorN:
        this.#state = { ...this.#state, fill: "" };
        return true;
      case ops.setGState:
        this.#setAll(Array.isArray(args) ? args[0] : undefined);
        return true;
      default:
        return false;
    }
  }

  #paint(operator: number, args: unknown): boolean {
    const ops = this.#ops;
    switch (operator) {
      case ops.constructPath:
        if (Array.isArray(args) && isNumbers(args[0]) && isNumbers(args[1]))
          this.#builder.construct(args[0], args[1], this.#state.matrix);
        return true;
      case ops.clip:
      case ops.eoClip:
        this.#isClipping = true;
        return true;
      case ops.stroke:
        return this.#paintAs(true, false);
      case ops.closeStroke:
        this.#builder.close();
        return this.#paintAs(true, false);
      case ops.fill:
      case ops.eoFill:
        return this.#paintAs(false, true);
      case ops.fillStroke:
      case ops.eoFillStroke:
        return this.#paintAs(true, true);
      case ops.closeFillStroke:
      case ops.closeEOFillStroke:
        this.#builder.close();
        return this.#paintAs(true, true);
      case ops.endPath:
        return this.#paintAs(false, false);
      default:
        return false;
    }
  }

  #paintAs(isStroked: boolean, isFilled: boolean): true {
    const { matrix, stroke, fill, width, dash, strokeAlpha, fillAlpha, clip } = this.#state;
    const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    const paths = this.#builder.take();
    for (const { points, isClosed } of paths) {
      if (isFilled && fillAlpha > FAINTEST)
        this.paths.push({ points, isClosed: true, paint: "fill", colour: fill, width: 0, dash: "", clip });
      if (isStroked && strokeAlpha > FAINTEST)
        this.paths.push({
          points,
          isClosed,
          paint: "stroke",
          colour: stroke,
          width: width * scale,
          dash,
          clip,
        });
    }
    if (this.#isClipping) this.#clipTo(boxOf(paths));
    this.#isClipping = false;
    return true;
  }

  /** A clip that is not an upright box counts by its extent. */
  #clipTo(box: Box): void {
    const { clip } = this.#state;
    this.#state = {
      ...this.#state,
      clip: clip
        ? {
            left: Math.max(clip.left, box.left),
            top: Math.max(clip.top, box.top),
            right: Math.min(clip.right, box.right),
            bottom: Math.min(clip.bottom, box.bottom),
          }
        : box,
    };
  }

  #cornersOf(box: ArrayLike<number>): Box {
    const [a, b, c, d, e, f] = this.#state.matrix;
    const [x1, y1, x2, y2] = [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0];
    const points = [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ].map(([x = 0, y = 0]): Point => [a * x + c * y + e, b * x + d * y + f]);
    return boxOf([{ points, isClosed: true }]);
  }

  #setAll(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      const [key, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      if (key === "LW" && typeof value === "number") this.#state = { ...this.#state, width: value };
      if (key === "D" && isNumbers(value)) this.#state = { ...this.#state, dash: dashOf(value[0]) };
      if (key === "CA" && typeof value === "number") this.#state = { ...this.#state, strokeAlpha: value };
      if (key === "ca" && typeof value === "number") this.#state = { ...this.#state, fillAlpha: value };
    }
  }
}

const dashOf = (lengths: unknown): string =>
  isNumbers(lengths)
    ? Array.from(lengths)
        .map((length) => length.toFixed(2))
        .join(" ")
    : "";

/** An empty box if there is no path: content that is clipped to nothing is invisible. */
const boxOf = (paths: readonly SubPath[]): Box => {
  const points = paths.flatMap((path) => path.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: least(xs), top: least(ys), right: greatest(xs), bottom: greatest(ys) };
};
