import { fine, inVersion, type DxfVersion } from "./dxfValues.ts";

/** Codes and values, each on a line of its own, in the order written. */
export class DxfPairs {
  readonly #lines: string[] = [];
  readonly #version: DxfVersion;

  constructor(version: DxfVersion) {
    this.#version = version;
  }

  put(...pairs: readonly (readonly [code: number, value: string | number])[]): void {
    for (const [code, value] of pairs)
      this.#lines.push(
        String(code),
        typeof value === "number" ? fine(value) : inVersion(value, this.#version),
      );
  }

  /** A drawing of ten thousand rows has a million lines, more than a single call may take as arguments. */
  append(more: DxfPairs): void {
    for (const line of more.#lines) this.#lines.push(line);
  }

  toString(): string {
    return `${this.#lines.join("\r\n")}\r\n`;
  }
}
