import { fine, inVersion, type DxfVersion } from "./dxfValues.ts";

/** Codes and values, a line each, in the order written. */
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

  /** A drawing of ten thousand rows is a million lines: no call takes so many at once. */
  append(more: DxfPairs): void {
    for (const line of more.#lines) this.#lines.push(line);
  }

  toString(): string {
    return `${this.#lines.join("\r\n")}\r\n`;
  }
}
