import { wrongFluid, type WrongFluid } from "../../physics/fluid/wrongFluid.ts";
import { SYSTEM_CODE, SYSTEM_FAULTS, SYSTEM_NAMES, wrongFigure, type SystemFault } from "./systemFigures.ts";

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

/** An impossible figure of a duty's system or fluid: the field and a sentence for people. */
export interface DutyFault {
  readonly code: string;
  readonly fault: SystemFault | WrongFluid["fault"];
  readonly sentence: string;
}

/**
 * Checks the fluid, then the system against every pressure or head that is entered; null if all are possible.
 *
 * @param figures that may be entered
 */
export function dutyFault(
  figures: readonly { readonly code: string; readonly of: string }[],
  duty: readonly StatedFigure[],
): DutyFault | null {
  const fluid = wrongFluid(
    figures.filter(({ of }) => of === "fluid"),
    duty,
  );
  if (fluid !== null) return fluid;
  for (const { code, of } of figures) {
    const value = of === "value" ? duty.find((figure) => figure.code === code)?.value : undefined;
    const wrong = value === undefined ? null : wrongFigure(duty, value);
    if (wrong !== null) {
      const { code: field, fault, name } = wrong;
      const whose = name === null ? "" : `${SYSTEM_NAMES[name]}：`;
      return { code: field, fault, sentence: `${whose}${SYSTEM_FAULTS[fault]}` };
    }
  }
  return null;
}

/** A remark on a system that needs the same pressure or head at every flow; null if friction counts. */
export function flatRemark(
  figures: readonly { readonly code: string; readonly of: string }[],
  duty: readonly StatedFigure[],
): string | null {
  const find = (code: string) => duty.find((figure) => figure.code === code)?.value;
  const isFlat = figures.some(
    ({ code, of }) =>
      of === "value" && find(code) !== undefined && find(code) === find(SYSTEM_CODE.staticValue),
  );
  return isFlat ? "管路阻力为 0，按恒定压力计算" : null;
}
