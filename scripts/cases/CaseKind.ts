import type { EngineeringCase } from "./EngineeringCase.ts";

export type Inputs = EngineeringCase["inputs"];

/** What a kind may ask besides its own inputs. */
export interface CaseContext {
  /** Inputs of another case of the same file, which `as A1` refers to. */
  readonly inputsOf: (id: string) => Inputs;
}

/** One kind of case and the functions of the product that answer it. */
export interface CaseKind {
  readonly name: string;
  /** By what is given and asked, never by the id: the same kind comes back with other figures. */
  readonly fits: (of: EngineeringCase) => boolean;
  /** Figures by the names under `expected`; more than these may be there. */
  readonly answer: (of: EngineeringCase, context: CaseContext) => unknown;
}

/** Whether all of these stand under `inputs`. */
export const has =
  (...names: readonly string[]) =>
  ({ inputs }: EngineeringCase): boolean =>
    names.every((name) => name in inputs);

/** Whether all of these stand under `expected`. */
export const asks =
  (...names: readonly string[]) =>
  ({ expected }: EngineeringCase): boolean =>
    names.every((name) => name in expected);

export const isNumber = (value: unknown): value is number => typeof value === "number";

/** @throws Error where the input is missing or no number */
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
