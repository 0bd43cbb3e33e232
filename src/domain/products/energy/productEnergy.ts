import { fallsAll } from "../../physics/curve/fallsAll.ts";
import type { ChartDesign, ChartRequest } from "../../catalogue/machine/ChartRequest.ts";
import { dutySetting } from "../chart/dutySetting.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { shownRequest, type AskedSetting } from "../../catalogue/machine/shownSetting.ts";
import { inStatedAir } from "../../catalogue/machine/inMedium.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";
import type { SiteLiquid } from "../../physics/fluid/siteLiquid.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { circulatorIndex, type CirculatorIndex } from "./circulatorIndex.ts";
import { yearCost, type Prices, type YearCost } from "./energyCosts.ts";
import { hasConverter } from "./controlWays.ts";
import type { EnergyChoice } from "./EnergyChoice.ts";
import { energyMachine, ownDensity } from "./EnergyMachine.ts";
import { energyRows } from "./LoadProfile.ts";
import type { ControlWay, EnergyFault, Poles } from "./energyTerms.ts";
import { motorQuestion, type MotorFacts } from "./MotorFacts.ts";
import { yearlyEnergy, type EnergyAnswer } from "./yearlyEnergy.ts";

/** Everything that the energy of a product's year is computed from. */
export interface EnergyOrder {
  readonly setting: AskedSetting;
  readonly motor: MotorFacts;
  readonly choice: EnergyChoice;
  readonly prices: Prices;
  /** The ways that are asked about; left out for all. */
  readonly ways?: readonly ControlWay[];
}

export interface ProductEnergy extends EnergyAnswer {
  /** Of the setting, as a person reads it; empty where there is only one. */
  readonly setting: string;
  /** Of all machines together. */
  readonly duty: ChartDesign;
  /** What a fan moves, where it is not the air of its record: curves and duty are meant there. */
  readonly air: SiteAir | null;
  /** What a pump lifts, where it is not the water of its record. */
  readonly liquid: SiteLiquid | null;
  readonly count: number;
  readonly standby: number;
  /** Of what is not regulated, over full speed. */
  readonly fixedRate: number;
  readonly poles: Poles;
  /** Several machines share a flow evenly, though their curve lets them share it otherwise. */
  readonly isShareDoubtful: boolean;
  /** Beside `ways`; `null` without prices or a whole year. */
  readonly costs: readonly (YearCost | null)[];
  readonly index: CirculatorIndex | null;
}

/** The energy of a product's year at its duty, under each way of control, and what it costs. */
export function productEnergy(
  chart: ChartRequest,
  { setting: asked, motor, choice, prices, ways }: EnergyOrder,
): Result<ProductEnergy, EnergyFault> {
  const { request, air } = inStatedAir(chart);
  const liquid = chart.liquid === undefined || chart.liquid.told.share === 1 ? null : chart.liquid.told;
  const at = dutySetting(shownRequest(request, asked));
  if (at === null) return fail("no-duty");
  const machine = energyMachine(request.machine, at.of, ownDensity(chart.liquid));
  if (machine === null) return fail("no-curve");
  const rows = energyRows(choice);
  if (rows === null) return fail("no-hours");
  const { speed } = at.of;
  const question = motorQuestion(motor, speed, choice);
  const fixedRate = machine.isScalable ? (request.rate ?? FULL_RATE) : FULL_RATE;
  const answer = yearlyEnergy({
    machine,
    count: at.count,
    duty: at.duty,
    rows,
    ...question,
    statedDrive: choice.driveEfficiency,
    leastRate: choice.leastRate,
    fixedRate,
    isStaged: choice.isStaged,
    ...(ways === undefined ? {} : { ways }),
  });
  const standby = at.duty.standby ?? 0;
  // Written out, for a list asks it of thousands.
  return ok({
    motor: answer.motor,
    ways: answer.ways,
    setting: speed,
    duty: at.duty,
    air,
    liquid,
    count: at.count,
    standby,
    fixedRate,
    poles: question.poles,
    isShareDoubtful: at.count > 1 && !fallsAll(machine.pressure),
    costs: costsOf(answer, prices, at.count + standby, fixedRate),
    index: motor.isCirculator ? indexOf(chart, asked) : null,
  });
}

/** The index is about water, whatever the duty states. */
function indexOf(chart: ChartRequest, asked: AskedSetting): CirculatorIndex | null {
  const products = chart.liquid?.recorded ?? chart.products;
  const at = dutySetting(shownRequest({ ...chart, products }, asked));
  const machine = at && energyMachine(chart.machine, at.of);
  const index = machine && circulatorIndex(machine);
  return index?.ok ? index.value : null;
}

/** The baseline is the machine at a fixed speed, throttled. */
function costsOf({ ways }: EnergyAnswer, prices: Prices, machines: number, fixedRate: number) {
  const years = ways.map(({ way, year }) => ({
    energy: year.ok && year.value.missing === 0 ? year.value.energy : null,
    hasDrive: hasConverter(way, fixedRate),
  }));
  const baseline = years[ways.findIndex(({ way }) => way === "throttled")] ?? null;
  return years.map((year) => yearCost(year, year === baseline ? null : baseline, prices, machines));
}
