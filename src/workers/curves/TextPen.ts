import { times, type Matrix } from "../tables/matrix.ts";
import { numberAt, isNumbers, type DrawingOperators } from "./pdfOperators.ts";

/** Position and colour of a run of letters. */
export interface TextMark {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];

/** Follows the position of text to find its colour, which the library does not report with the words. */
export class TextPen {
  readonly #ops: DrawingOperators;
  #line: Matrix = PLAIN;
  #leading = 0;

  constructor(ops: DrawingOperators) {
    this.#ops = ops;
  }

  take(operator: number, args: unknown, matrix: Matrix): Omit<TextMark, "colour"> | null {
    const ops = this.#ops;
    switch (operator) {
      case ops.beginText:
        this.#line = PLAIN;
        return null;
      case ops.setTextMatrix:
        if (isNumbers(args)) {
          const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((at) => numberAt(args, at));
          this.#line = [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
        }
        return null;
      case ops.setLeading:
        this.#leading = -numberAt(args, 0);
        return null;
      case ops.moveText:
        this.#move(numberAt(args, 0), numberAt(args, 1));
        return null;
      case ops.setLeadingMoveText:
        this.#leading = numberAt(args, 1);
        this.#move(numberAt(args, 0), numberAt(args, 1));
        return null;
      case ops.nextLine:
        this.#move(0, this.#leading);
        return null;
      case ops.showText:
      case ops.showSpacedText: {
        const [, , , , x, y] = times(matrix, this.#line);
        return { x, y };
      }
      default:
        return null;
    }
  }

  #move(x: number, y: number): void {
    this.#line = times(this.#line, [1, 0, 0, 1, x, y]);
  }
}
