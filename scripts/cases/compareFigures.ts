import { nearnessOf, roundingOf, type Printing } from "./tolerance.ts";

/** A figure that differs from the expected one. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
  /** (found − expected)/expected; `null` if one of them is not a number. */
  readonly share: number | null;
}

export interface Comparison {
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/** Names under which a text and a recomputation state the same figure: each is compared with the one answer. */
const READINGS = new Set(["published", "read", "recomputed"]);
/** Names of remarks on a figure. */
const REMARKS = new Set(["note"]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A figure that was answered with no value; one that was not answered at all is `undefined`. */
function childOf(value: unknown, name: string): unknown {
  if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
  return value[name] ?? null;
}
/** No value is `null` in a file; functions of figures write NaN for it. */
const orNull = (value: unknown): unknown => (Number.isNaN(value) ? null : value);
const isReadings = (value: Readonly<Record<string, unknown>>) =>
  Object.keys(value).every((name) => READINGS.has(name));

/** How far a found figure may lie from the expected one. */
function allowance(expected: number, tolerance: string, path: string, printing: Printing): number {
  const { share, distance } = nearnessOf(tolerance, path);
  if (share + distance === 0) return 0;
  return Math.max(share * Math.abs(expected), distance) + roundingOf(expected, printing);
}

const isNear = (expected: number, found: number, allowed: number): boolean =>
  // Allows for the rounding error of the tolerance's decimal fraction.
  Math.abs(found - expected) <= allowed * (1 + 1e-9);

/** Compares every figure under `expected` with the answer's of the same name. */
export function compareFigures(
  expected: unknown,
  answer: unknown,
  tolerance: string,
  printing: Printing = "digits",
): Comparison {
  const differences: Difference[] = [];
  let compared = 0;
  const differ = (path: string, wanted: unknown, found: unknown) => {
    const share = typeof wanted === "number" && typeof found === "number" ? found / wanted - 1 : null;
    differences.push({ path, expected: wanted, found, share });
  };
  const walk = (wanted: unknown, found: unknown, path: string): void => {
    if (Array.isArray(wanted)) {
      if (!Array.isArray(found) || found.length !== wanted.length) differ(path, wanted, found);
      else for (const [at, each] of wanted.entries()) walk(each, found[at], `${path}[${at}]`);
      return;
    }
    if (isObject(wanted)) {
      for (const [name, each] of Object.entries(wanted)) {
        if (REMARKS.has(name)) continue;
        const isReading = READINGS.has(name) && (isReadings(wanted) || isObject(each));
        walk(each, isReading ? found : childOf(found, name), path === "" ? name : `${path}.${name}`);
      }
      return;
    }
    compared += 1;
    const isSame =
      typeof wanted === "number" && typeof found === "number"
        ? isNear(wanted, found, allowance(wanted, tolerance, path, printing))
        : Object.is(wanted, orNull(found));
    if (!isSame) differ(path, wanted, found);
  };
  walk(expected, answer, "");
  return { compared, differences };
}
