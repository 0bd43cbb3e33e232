import type { EngineeringCase } from "./EngineeringCase.ts";

export type Inputs = EngineeringCase["inputs"];

/** Data that a kind may use besides its own inputs. */
export interface CaseContext {
  /** Inputs of another case of the same file, to which `as A1` refers. */
  readonly inputsOf: (id: string) => Inputs;
}

/** The product refuses the inputs, with the code of its error; a case may expect that as `error`. */
export class CaseRefusal extends Error {
  readonly code: string;
  constructor(code: string, detail = "") {
    super(`${code} ${detail}`.trim());
    this.code = code;
  }
}

/** One kind of case, with the product's functions that answer it. */
export interface CaseKind {
  readonly name: string;
  /**
   * Decided by the names of inputs and expected figures, never by the id: the same kind occurs with other
   * figures.
   */
  readonly fits: (of: EngineeringCase) => boolean;
  /** Figures by the names under `expected`; there may be more than these. */
  readonly answer: (of: EngineeringCase, context: CaseContext) => unknown;
  /** Parts of a case that no function answers; they are named beside its outcome. */
  readonly leavesOut?: (of: EngineeringCase) => readonly string[];
}

/** Whether `inputs` has all of these names. */
export const has =
  (...names: readonly string[]) =>
  ({ inputs }: EngineeringCase): boolean =>
    names.every((name) => name in inputs);

/** Whether `expected` has all of these names. */
export const asks =
  (...names: readonly string[]) =>
  ({ expected }: EngineeringCase): boolean =>
    names.every((name) => name in expected);

export const isNumber = (value: unknown): value is number => typeof value === "number";

/** @throws Error for a missing input, or one that is not a number */
export function numberIn(inputs: Inputs, name: string, otherwise?: number): number {
  const value = inputs[name] ?? otherwise;
  if (!isNumber(value)) throw new Error(`no number under inputs.${name}`);
  return value;
}

export function numbersIn(inputs: Inputs, name: string): readonly number[] {
  const value = inputs[name];
  if (!Array.isArray(value) || !value.every(isNumber)) throw new Error(`no numbers under inputs.${name}`);
  return value;
}

export function pairIn(inputs: Inputs, name: string): readonly [number, number] {
  const [first, second, ...more] = numbersIn(inputs, name);
  if (first === undefined || second === undefined || more.length > 0)
    throw new Error(`no pair of numbers under inputs.${name}`);
  return [first, second];
}

export function textIn(inputs: Inputs, name: string): string {
  const value = inputs[name];
  if (typeof value !== "string") throw new Error(`no text under inputs.${name}`);
  return value;
}

/** An object, or every entry of a list of objects. */
export function objectIn(inputs: Inputs, name: string): Inputs {
  const value = inputs[name];
  if (typeof value !== "object" || value === null) throw new Error(`no object under inputs.${name}`);
  return value as Inputs;
}
