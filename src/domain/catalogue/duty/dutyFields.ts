import { factsOf, flowFactsOf } from "../../physics/curve/curveQuantities.ts";
import { machineOf } from "../machineOf.ts";
import { FLUID_FIGURES } from "../../physics/fluid/fluidFigures.ts";
import { allFiguresOf, dutyFormOf, type DutyFigure } from "./dutyForms.ts";
import type { SpeedMode } from "./SpeedMode.ts";
import { systemFigures } from "./systemFigures.ts";

/** One field of a duty's form: the figure and its texts for people. */
export interface DutyField extends DutyFigure {
  readonly label: string;
  readonly unit: string;
  /** The flow may be entered in m³/h or in L/s. */
  readonly hasFlowUnits: boolean;
}

/**
 * The fields of a category's duty, with those of the system and the fluid last; none for a category without
 * curves.
 */
export function dutyFields(categoryCode: string, speedControl: SpeedMode): readonly DutyField[] {
  const machine = machineOf(categoryCode);
  const form = dutyFormOf(categoryCode, speedControl);
  if (machine === null || form === undefined) return [];
  const beside = [...systemFigures(machine), ...FLUID_FIGURES[machine]];
  return allFiguresOf(categoryCode, form).map((figure) => {
    const known = beside.find(({ code }) => code === figure.code);
    if (known !== undefined) return { ...figure, ...known, hasFlowUnits: false };
    const { name, unit } = figure.of === "flow" ? flowFactsOf(machine) : factsOf(form.quantity);
    return { ...figure, label: name, unit, hasFlowUnits: figure.of === "flow" && machine === "pump" };
  });
}
