import type { ChartRequest, ChartSetting } from "../../catalogue/machine/ChartRequest.ts";
import type { Machine } from "../../physics/curve/curveQuantities.ts";
import { curveOf, pressureCurveOf } from "../../catalogue/machine/drawnCurves.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { airPower, hydraulicPower } from "../../physics/curve/power.ts";
import { isScalable } from "../../physics/curve/regulate.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { flow, head, pressure, type Density } from "../../base/units.ts";

/** One machine as far as its energy needs it: curves at full speed. */
export interface EnergyMachine {
  readonly kind: Machine;
  /** Total pressure in Pa, or head in m. */
  readonly pressure: FittedCurve;
  /** %: power in the fluid divided by shaft power. */
  readonly efficiency: FittedCurve | undefined;
  /** Shaft power, kW. */
  readonly shaftPower: FittedCurve | undefined;
  /** Power from the mains in kW, motor and drive included. */
  readonly inputPower: FittedCurve | undefined;
  /** %: power in the fluid divided by power from the mains. */
  readonly overallEfficiency: FittedCurve | undefined;
  /** Whether the curves may be scaled with the speed. */
  readonly isScalable: boolean;
  /** Density of the pumped liquid if it is not the water of the record. */
  readonly density?: Density | undefined;
  /**
   * The machine to scale to a speed (share of full speed), where it is not this one: `ChartSetting.regulatedTo`.
   */
  readonly regulatedTo?: (rate: number) => EnergyMachine;
}

/** The machine whose full-speed curves are scaled to a speed. */
export const machineAt = (machine: EnergyMachine, rate: number): EnergyMachine =>
  machine.regulatedTo?.(rate) ?? machine;

/** The density that power is computed with; undefined for the water of the records. */
export const ownDensity = (liquid: ChartRequest["liquid"]): Density | undefined =>
  liquid === undefined || liquid.shown.share === 1 ? undefined : liquid.shown.density;

/** `null` without a pressure or head curve that a system could meet. */
export function energyMachine(kind: Machine, setting: ChartSetting, density?: Density): EnergyMachine | null {
  const fitted = pressureCurveOf(setting, kind);
  if (fitted === undefined) return null;
  const machine = machineOf(kind, setting, fitted, density);
  const { regulatedTo } = setting;
  if (regulatedTo === undefined) return machine;
  return {
    ...machine,
    regulatedTo(rate) {
      const of = regulatedTo(rate);
      return machineOf(kind, of, pressureCurveOf(of, kind) ?? fitted, density);
    },
  };
}

function machineOf(
  kind: Machine,
  setting: ChartSetting,
  fitted: FittedCurve,
  density?: Density,
): EnergyMachine {
  return {
    kind,
    pressure: fitted,
    efficiency: curveOf(setting, kind === "fan" ? "totalPressureEfficiency" : "efficiency"),
    shaftPower: curveOf(setting, "shaftPower"),
    inputPower: curveOf(setting, "inputPower"),
    overallEfficiency: curveOf(setting, "overallEfficiency"),
    isScalable: isScalable(setting),
    ...(density === undefined ? {} : { density }),
  };
}

/** Power in the fluid in kW: for air from its pressure, for liquids from head and density. */
export const fluidPower = (
  { kind, density }: Pick<EnergyMachine, "kind" | "density">,
  q: number,
  value: number,
): number =>
  kind === "fan" ? airPower(flow(q), pressure(value)) : hydraulicPower(flow(q), head(value), density);

const WHOLE = 100;
const read = (fitted: FittedCurve | undefined, q: number): number =>
  fitted === undefined ? Number.NaN : valueOrNaN(fitted, q);

/** kW at full speed at a flow; `null` where neither power nor efficiency is measured. */
const powerBy = (
  measured: FittedCurve | undefined,
  efficiency: FittedCurve | undefined,
  machine: EnergyMachine,
  q: number,
): number | null => {
  const stated = read(measured, q);
  if (stated > 0) return stated;
  const percent = read(efficiency, q);
  return percent > 0 ? (fluidPower(machine, q, read(machine.pressure, q)) * WHOLE) / percent : null;
};

/** Shaft power in kW at full speed. */
export const fullShaftPower = (machine: EnergyMachine, q: number): number | null =>
  powerBy(machine.shaftPower, machine.efficiency, machine, q);

/** Measured power from the mains in kW at full speed; it holds at no other speed. */
export const fullInputPower = (machine: EnergyMachine, q: number): number | null =>
  powerBy(machine.inputPower, machine.overallEfficiency, machine, q);
