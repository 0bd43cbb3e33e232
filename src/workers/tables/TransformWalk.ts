import { times, type Matrix } from "./matrix.ts";

/** Numbers of the operators that set positions. */
export interface TransformOperators {
  readonly save: number;
  readonly restore: number;
  readonly transform: number;
  readonly beginGroup: number;
  readonly endGroup: number;
  readonly paintFormXObjectBegin: number;
  readonly paintFormXObjectEnd: number;
  readonly beginAnnotation: number;
  readonly endAnnotation: number;
}

export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Numbers = ArrayLike<number>;

export const isNumbers = (value: unknown): value is Numbers =>
  Array.isArray(value) ||
  value instanceof Float32Array ||
  value instanceof Float64Array ||
  value instanceof Uint8ClampedArray;

const isMatrix = (value: unknown): value is Matrix => isNumbers(value) && value.length === 6;

/** The graphics state at the current operator; `save` stores it and `restore` returns to it. */
export class TransformWalk<State extends { readonly matrix: Matrix }> {
  state: State;
  readonly #ops: TransformOperators;
  readonly #page: State;
  readonly #stack: State[] = [];

  constructor(ops: TransformOperators, page: State) {
    this.#ops = ops;
    this.#page = page;
    this.state = page;
  }

  /** Returns `false` if the operator does not set a position. */
  take(operator: number, args: unknown): boolean {
    const ops = this.#ops;
    const [first, , third, fourth]: readonly unknown[] = Array.isArray(args) ? args : [];
    switch (operator) {
      case ops.save:
      case ops.beginGroup:
        this.#stack.push(this.state);
        return true;
      case ops.restore:
      case ops.endGroup:
      case ops.endAnnotation:
      case ops.paintFormXObjectEnd:
        this.state = this.#stack.pop() ?? this.state;
        return true;
      case ops.transform:
        this.#transform(args);
        return true;
      case ops.paintFormXObjectBegin:
        this.#stack.push(this.state);
        this.#transform(first);
        return true;
      case ops.beginAnnotation:
        // A form is placed on the page, whatever state the page's own content has left.
        this.#stack.push(this.state);
        this.state = this.#page;
        this.#transform(third);
        this.#transform(fourth);
        return true;
      default:
        return false;
    }
  }

  #transform(matrix: unknown): void {
    if (isMatrix(matrix)) this.state = { ...this.state, matrix: times(this.state.matrix, matrix) };
  }
}
