import { toVerify } from "../../base/marked.ts";
import { TESTED_SHARE } from "../../catalogue/standards/testedUnits.ts";

/** A tested fan coil may reach this multiple of the stated input power and water pressure loss. */
const TESTED_MOST = toVerify(1.1, "GB/T 19232 输入功率、水阻实测不大于名义值 110 %");
/** Fan power by Eurovent: 10 % more, or 1 W if that is more. */
const FAN_POWER = { share: 0.1, watts: 1 } as const;

/** Figures that a manufacturer states for a unit; those left out are not judged. */
export interface UnitFigures {
  /** kW */
  readonly capacity?: number;
  /** m³/h. */
  readonly air?: number;
  /** W of its motor, by GB/T 19232. */
  readonly power?: number;
  /** W of its fan, by Eurovent. */
  readonly fanPower?: number;
  /** Pa */
  readonly waterLoss?: number;
}

type Bound = { readonly least: number } | { readonly most: number };

const BOUNDS: Readonly<Record<keyof UnitFigures, (stated: number) => Bound>> = {
  capacity: (stated) => ({ least: TESTED_SHARE.value * stated }),
  air: (stated) => ({ least: TESTED_SHARE.value * stated }),
  power: (stated) => ({ most: TESTED_MOST.value * stated }),
  fanPower: (stated) => ({ most: stated + Math.max(FAN_POWER.share * stated, FAN_POWER.watts) }),
  waterLoss: (stated) => ({ most: TESTED_MOST.value * stated }),
};
const NAMES = Object.keys(BOUNDS) as (keyof UnitFigures)[];

export interface TestedFigure {
  readonly name: keyof UnitFigures;
  readonly bound: number;
  /** Null where nothing was measured. */
  readonly isMet: boolean | null;
}

/** Rounding must not break a limit. */
const SAME = 1e-12;

/** The permitted result of a test for each stated figure, and whether the measured one keeps it. */
export const judgeTested = (stated: UnitFigures, measured: UnitFigures = {}): readonly TestedFigure[] =>
  NAMES.flatMap((name) => {
    const [own, found] = [stated[name], measured[name]];
    if (own === undefined) return [];
    const bound = BOUNDS[name](own);
    if ("least" in bound)
      return [
        { name, bound: bound.least, isMet: found === undefined ? null : found >= bound.least * (1 - SAME) },
      ];
    return [
      { name, bound: bound.most, isMet: found === undefined ? null : found <= bound.most * (1 + SAME) },
    ];
  });
