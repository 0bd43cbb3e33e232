import { fallsAll } from "../../physics/curve/fallsAll.ts";
import type { ChartDesign, ChartRequest } from "../../catalogue/machine/ChartRequest.ts";
import { dutySetting } from "../chart/dutySetting.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { shownRequest, type AskedSetting } from "../../catalogue/machine/shownSetting.ts";
import { inStatedAir } from "../../catalogue/machine/inFluid.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";
import type { SiteLiquid } from "../../physics/fluid/siteLiquid.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { circulatorIndex, type CirculatorIndex } from "./circulatorIndex.ts";
import { yearCost, type Prices, type YearCost } from "./energyCosts.ts";
import { hasConverter } from "./controlMethods.ts";
import type { EnergyChoice } from "./EnergyChoice.ts";
import { energyMachine, ownDensity } from "./EnergyMachine.ts";
import { energyRows } from "./LoadProfile.ts";
import type { ControlMethod, EnergyFault, Poles } from "./energyTerms.ts";
import { motorQuestion, type MotorFacts } from "./MotorFacts.ts";
import { yearlyEnergy, type EnergyAnswer } from "./yearlyEnergy.ts";

/** All inputs for the yearly energy of a product. */
export interface EnergyOrder {
  readonly setting: AskedSetting;
  readonly motor: MotorFacts;
  readonly choice: EnergyChoice;
  readonly prices: Prices;
  /** The kinds of control to compute; left out for all. */
  readonly methods?: readonly ControlMethod[];
}

export interface ProductEnergy extends EnergyAnswer {
  /** Name of the setting; empty if it has none. */
  readonly setting: string;
  /** Duty of all machines together. */
  readonly duty: ChartDesign;
  /** The air of a fan if it differs from that of its record; curves and duty refer to it. */
  readonly air: SiteAir | null;
  /** The liquid of a pump if it is not the water of its record. */
  readonly liquid: SiteLiquid | null;
  readonly count: number;
  readonly standby: number;
  /** Speed of an unregulated machine, as a share of full speed. */
  readonly fixedRate: number;
  readonly poles: Poles;
  /** The machines are assumed to share a flow evenly, although their curve allows other shares. */
  readonly isShareUncertain: boolean;
  /** One for each of `methods`; `null` without prices or a complete year. */
  readonly costs: readonly (YearCost | null)[];
  readonly index: CirculatorIndex | null;
}

/** The yearly energy of a product at its duty, under each kind of control, with its costs. */
export function productEnergy(
  chart: ChartRequest,
  { setting: asked, motor, choice, prices, methods }: EnergyOrder,
): Result<ProductEnergy, EnergyFault> {
  const { request, air } = inStatedAir(chart);
  const liquid = chart.liquid === undefined || chart.liquid.shown.share === 1 ? null : chart.liquid.shown;
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
    ...(methods === undefined ? {} : { methods }),
  });
  const standby = at.duty.standby ?? 0;
  // Written out field by field for speed: a list computes it for thousands of products.
  return ok({
    motor: answer.motor,
    methods: answer.methods,
    setting: speed,
    duty: at.duty,
    air,
    liquid,
    count: at.count,
    standby,
    fixedRate,
    poles: question.poles,
    isShareUncertain: at.count > 1 && !fallsAll(machine.pressure),
    costs: costsOf(answer, prices, at.count + standby, fixedRate),
    index: motor.isCirculator ? indexOf(chart, asked) : null,
  });
}

/** The index is defined for water, whatever liquid the duty states. */
function indexOf(chart: ChartRequest, asked: AskedSetting): CirculatorIndex | null {
  const products = chart.liquid?.recorded ?? chart.products;
  const at = dutySetting(shownRequest({ ...chart, products }, asked));
  const machine = at && energyMachine(chart.machine, at.of);
  const index = machine && circulatorIndex(machine);
  return index?.ok ? index.value : null;
}

/** The baseline is the machine at a fixed speed with throttling. */
function costsOf({ methods }: EnergyAnswer, prices: Prices, machines: number, fixedRate: number) {
  const years = methods.map(({ method, year }) => ({
    energy: year.ok && year.value.missing === 0 ? year.value.energy : null,
    hasDrive: hasConverter(method, fixedRate),
  }));
  const baseline = years[methods.findIndex(({ method }) => method === "throttled")] ?? null;
  return years.map((year) => yearCost(year, year === baseline ? null : baseline, prices, machines));
}
