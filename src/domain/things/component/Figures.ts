import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { BodyDimension } from "./ComponentBody.ts";

/** The values that a product states. */
export interface Figures {
  readonly categoryCode: string;
  readonly number: (code: PropertyCode) => number | null;
  /** Code of an enumerated value. */
  readonly choice: (code: PropertyCode) => string | null;
}

interface Derived {
  readonly value: number;
  /** Shown to people: 取叶轮直径的 1.45 倍. */
  readonly rule: string;
}

/** Reads a product's dimensions and records where each comes from. */
export interface Sizing {
  /** The stated dimension, else the derived one. */
  readonly take: (code: PropertyCode | null, name: string, derive: () => Derived) => number;
  readonly taken: readonly BodyDimension[];
}

export function sizing(figures: Figures): Sizing {
  const taken: BodyDimension[] = [];
  return {
    taken,
    take(code, name, derive) {
      const stated = code === null ? null : figures.number(code);
      if (stated !== null && stated > 0) {
        taken.push({ code, name, value: stated, rule: null });
        return stated;
      }
      const { value, rule } = derive();
      taken.push({ code, name, value, rule });
      return value;
    },
  };
}

/** Derived dimensions are rounded to this, mm. */
const STEP = 5;
export const rounded = (value: number): number => Math.max(STEP, Math.round(value / STEP) * STEP);

/** A dimension as a share of another one. */
export const share = (of: string, length: number, factor: number) => ({
  value: rounded(length * factor),
  rule: `取${of}的 ${factor} 倍`,
});
