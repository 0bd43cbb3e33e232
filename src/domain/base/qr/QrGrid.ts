import { alignmentCentres, sideOf } from "./qrSize.ts";

const FINDER = 7;
const FORMAT_MASK = 0b101010000010010;
const LEVEL_M = 0b00;

/**
 * A word followed by its BCH check bits: the remainder of the shifted word divided by the generator (annexes C and
 * D).
 */
function withCheck(word: number, generator: number, degree: number): number {
  let rest = word;
  for (let at = 0; at < degree; at++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator);
  return (word << degree) | rest;
}

export const formatBits = (mask: number): number =>
  withCheck((LEVEL_M << 3) | mask, 0b10100110111, 10) ^ FORMAT_MASK;
export const versionBits = (version: number): number => withCheck(version, 0b1111100100101, 12);

/** The modules of a symbol, and which of them belong to fixed patterns that carry no data. */
export class QrGrid {
  readonly side: number;
  readonly #dark: Uint8Array;
  readonly #isFixed: Uint8Array;
  readonly #version: number;

  constructor(version: number) {
    this.#version = version;
    this.side = sideOf(version);
    this.#dark = new Uint8Array(this.side * this.side);
    this.#isFixed = new Uint8Array(this.side * this.side);
    this.#drawTiming();
    for (const [row, column] of [
      [3, 3],
      [3, this.side - 4],
      [this.side - 4, 3],
    ] as const)
      this.#drawFinder(row, column);
    this.#drawAlignments();
    // Reserves the format's modules; their values are drawn with the mask.
    this.drawFormat(0);
    if (version >= FINDER) this.#drawVersion();
  }

  isDark = (row: number, column: number): boolean => this.#dark[row * this.side + column] === 1;
  isFixed = (row: number, column: number): boolean => this.#isFixed[row * this.side + column] === 1;

  /** Inverts a module: for data, or for a mask. */
  flip(row: number, column: number): void {
    const at = row * this.side + column;
    this.#dark[at] = 1 - this.#dark[at]!;
  }

  #fix(row: number, column: number, isDark: boolean): void {
    if (row < 0 || column < 0 || row >= this.side || column >= this.side) return;
    const at = row * this.side + column;
    this.#dark[at] = isDark ? 1 : 0;
    this.#isFixed[at] = 1;
  }

  /** A finder: concentric squares with a light separator around them. */
  #drawFinder(row: number, column: number): void {
    for (let down = -4; down <= 4; down++)
      for (let across = -4; across <= 4; across++) {
        const ring = Math.max(Math.abs(down), Math.abs(across));
        this.#fix(row + down, column + across, ring !== 2 && ring !== 4);
      }
  }

  #drawAlignments(): void {
    const centres = alignmentCentres(this.#version);
    const last = centres.length - 1;
    centres.forEach((row, i) =>
      centres.forEach((column, j) => {
        // The finders are here.
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let down = -2; down <= 2; down++)
          for (let across = -2; across <= 2; across++)
            this.#fix(row + down, column + across, Math.max(Math.abs(down), Math.abs(across)) !== 1);
      }),
    );
  }

  #drawTiming(): void {
    for (let at = 0; at < this.side; at++) {
      this.#fix(FINDER - 1, at, at % 2 === 0);
      this.#fix(at, FINDER - 1, at % 2 === 0);
    }
  }

  /** Drawn twice: around the first finder, and beside the other two (7.9). */
  drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const isSet = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at < 15; at++) {
      const [row, column] = at < 6 ? [at, 8] : at < 8 ? [at + 1, 8] : at === 8 ? [8, 7] : [8, 14 - at];
      this.#fix(row, column, isSet(at));
      if (at < 8) this.#fix(8, this.side - 1 - at, isSet(at));
      else this.#fix(this.side - 15 + at, 8, isSet(at));
    }
    this.#fix(this.side - 8, 8, true);
  }

  /** Drawn twice: beside the second and the third finder (7.10). */
  #drawVersion(): void {
    const bits = versionBits(this.#version);
    for (let at = 0; at < 18; at++) {
      const isDark = ((bits >> at) & 1) === 1;
      const [near, far] = [Math.floor(at / 3), this.side - 11 + (at % 3)];
      this.#fix(near, far, isDark);
      this.#fix(far, near, isDark);
    }
  }
}
