import { isDeviation } from "../duty/deviationRate.ts";
import { isDutyFigure } from "../duty/systemFigures.ts";
import { CODE, MOST_DUTY_FIGURES } from "../../base/limits.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import type { DutyEntry } from "./ListState.ts";

const isObject = (value: unknown): value is { readonly [Name in keyof DutyEntry]?: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readEntry(entry: unknown): DutyEntry | null {
  if (!isObject(entry)) return null;
  const { code, value, deviationRate = null } = entry;
  if (typeof code !== "string" || !CODE.test(code)) return null;
  if (typeof value !== "number" || !isDutyFigure({ code, value })) return null;
  if (deviationRate === null) return { code, value, deviationRate };
  return typeof deviationRate === "number" && isDeviation(deviationRate)
    ? { code, value, deviationRate }
    : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads the duty from a link to a product (`designPropertiesOf`); no text means no duty. One bad entry fails the
 * whole.
 */
export function readDesignProperties(text: string | null): Result<readonly DutyEntry[], "malformed"> {
  if (text === null || text === "") return ok([]);
  const stated = parse(text);
  if (!Array.isArray(stated) || stated.length > MOST_DUTY_FIGURES) return fail("malformed");
  const entries = stated.map(readEntry);
  const read = entries.filter((entry) => entry !== null);
  const isWhole =
    read.length === entries.length && new Set(read.map(({ code }) => code)).size === read.length;
  return isWhole ? ok(read) : fail("malformed");
}
