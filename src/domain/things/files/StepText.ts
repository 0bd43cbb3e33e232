import type { Triple } from "#domain/things/model/displayData.ts";

const hex = (unit: number) => unit.toString(16).toUpperCase().padStart(4, "0");

/** ISO 10303-21 is 7 bit; all other characters are written as \X2\hhhh\X0\. */
export function stepText(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replaceAll(
      /[^\x20-\x7e]+/gu,
      (run) =>
        `\\X2\\${Array.from({ length: run.length }, (_, at) => hex(run.charCodeAt(at))).join("")}\\X0\\`,
    );
  return `'${escaped}'`;
}

/** A real number of ISO 10303-21 has a decimal point, and E before its exponent. */
export function stepReal(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6);
  return /[.e]/u.test(text) ? text.replace("e", "E") : `${text}.`;
}

export const stepList = (items: readonly string[]): string => `(${items.join(",")})`;
export const stepTriple = (triple: Triple): string => stepList(triple.map(stepReal));

/** Lines of a file's data section, each with its number. */
export class StepLines {
  readonly #lines: string[] = [];

  /** Adds a line and returns the name by which other lines refer to it. */
  add(entity: string): string {
    this.#lines.push(`#${this.#lines.length + 1}=${entity};`);
    return `#${this.#lines.length}`;
  }

  toString(): string {
    return this.#lines.join("\n");
  }
}
