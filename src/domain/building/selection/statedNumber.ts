import type { Parameter } from "./multiRoom.ts";

/** The number that a list of parameters states under a code. */
export function statedNumber(parameters: readonly Parameter[], code: string): number | null {
  const value = parameters.find((parameter) => parameter.code === code)?.value;
  return typeof value === "number" ? value : null;
}
