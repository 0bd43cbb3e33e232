import { CLOSED } from "../../physics/curve/systemCurve.ts";
import type { DutyEntry } from "../../catalogue/listing/ListState.ts";
import { COUNT_CODE, machineCount } from "../../catalogue/duty/machineCount.ts";
import { SYSTEM_CODE } from "../../catalogue/duty/systemFigures.ts";

/** Values of duty figures that are not stated. Figures missing here have no default. */
const DEFAULTS: ReadonlyMap<string, number> = new Map([
  [SYSTEM_CODE.staticValue, CLOSED.staticValue],
  [SYSTEM_CODE.exponent, CLOSED.exponent],
  [COUNT_CODE.running, machineCount([])],
]);

export const defaultFigure = (code: string): number | null => DEFAULTS.get(code) ?? null;

/** A duty without figures that equal their defaults. */
export const withoutDefaults = (duty: readonly DutyEntry[]): readonly DutyEntry[] =>
  duty.filter(({ code, value }) => defaultFigure(code) !== value);
