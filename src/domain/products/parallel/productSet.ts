import { onOther, type OtherSystem } from "../../catalogue/duty/systemFigures.ts";
import { MOST_MACHINES } from "../../catalogue/duty/machineCount.ts";
import type {
  ChartDesign,
  ChartProduct,
  ChartRequest,
  ChartSetting,
} from "../../catalogue/machine/ChartRequest.ts";
import { CURVE_QUANTITY_ORDER, PRESSURE_QUANTITY } from "../../physics/curve/curveQuantities.ts";
import type { CurveQuantity, Machine } from "../../physics/curve/curveQuantities.ts";
import { dutySetting, type DutySetting } from "../chart/dutySetting.ts";
import { curveOf, pressureCurveOf } from "../../catalogue/machine/drawnCurves.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { oneOf } from "../chart/machineSets.ts";
import { shownRequest, type AskedSetting } from "../../catalogue/machine/shownSetting.ts";
import { systemOf, type CurvePoint, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { energyMachine, ownDensity } from "../energy/EnergyMachine.ts";
import type { EnergyChoice } from "../energy/EnergyChoice.ts";
import { motorQuestion, ratedPowerAt, type MotorFacts } from "../energy/MotorFacts.ts";
import type { Poles } from "../energy/energyTerms.ts";
import { inStatedAir } from "../../catalogue/machine/inFluid.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { combinedCurve, drawnCurve } from "./combinedCurve.ts";
import { controlledSet, type ControlledAnswer } from "./controlledSet.ts";
import { peakOf, type MachineGroup, type ParallelMember } from "../../physics/curve/parallelStates.ts";
import { isPlain, type Arrangement, type SetChoice } from "./SetChoice.ts";
import type { SetYear } from "./setYear.ts";
import { combinedYear, NO_MOTOR } from "./combinedYear.ts";
import { setStages, type SetStage, type StageOutcome } from "./setStages.ts";

/** Everything that describes a set, beside its chart, whose products are in the order of the choice. */
export interface SetOrder {
  readonly setting: AskedSetting;
  /** One for each product. */
  readonly motors: readonly MotorFacts[];
  readonly energy: EnergyChoice;
  readonly set: SetChoice;
}

export type SetFault = "no-duty" | "no-curve" | "too-many-machines";

export interface SetAnswer {
  /** Name of the product's setting; empty if it has none. */
  readonly setting: string;
  readonly machine: Machine;
  /** Duty of all machines together. */
  readonly duty: ChartDesign;
  readonly air: SiteAir | null;
  /** Only for equal machines in parallel that can be regulated. */
  readonly controlled: ControlledAnswer | null;
  /** The combined machines; `null` if there are none. */
  readonly combined: CombinedSet | null;
}

/** Equal machines of a set, with their names for texts and pictures. */
export interface SetMember {
  readonly name: string;
  /** Name of the setting; empty if there is only one. */
  readonly speed: string;
  readonly count: number;
  /** m³/h of one machine: ends of the measured range. */
  readonly first: number;
  readonly last: number;
  /** Pa or m: the greatest measured value. */
  readonly peak: number;
  /** kW of one motor as the catalogue states it; `null` if not stated. */
  readonly ratedPower: number | null;
  /** Poles of its motor, as used for the energy of a year. */
  readonly poles: Poles;
  readonly single: readonly CurvePoint[];
}

export interface CombinedSet {
  readonly machine: Machine;
  readonly arrangement: Arrangement;
  readonly members: readonly SetMember[];
  /** The curve of all machines together. */
  readonly curve: readonly CurvePoint[];
  /** The quantities of every machine's readings, in order. */
  readonly columns: readonly CurveQuantity[];
  /** The design system comes first, with `name` null. */
  readonly systems: readonly SystemOfSet[];
  readonly year: Result<SetYear, "no-hours">;
}

export interface SystemOfSet {
  readonly name: OtherSystem["name"] | null;
  readonly system: SystemCurve;
  /** Fewest machines first, all of them last. */
  readonly stages: readonly ReadStage[];
  /** The set without the machine that gives most; `null` for one machine, and if all together have no point. */
  readonly largestOut: { readonly member: number; readonly outcome: StageOutcome } | null;
}

/** The state of several equal machines. */
export interface RunningGroup extends MachineGroup {
  /** Pressure or head of each: that of the set, or at no flow if dead-headed; in series its own part. */
  readonly value: number;
  /** One for each of the set's `columns`; NaN where nothing was measured. */
  readonly readings: readonly number[];
  /** It is dead-headed although it could run at this pressure: its curve droops. */
  readonly isOnlyAtStart: boolean;
  /** It keeps running, but could not open its check valve if started beside the others: its curve droops. */
  readonly cannotStart: boolean;
}

export interface ReadStage extends SetStage {
  /** The machines at the operating point; empty if there is none. */
  readonly machines: readonly RunningGroup[];
}

/** A member before its texts are made. */
interface Member extends ParallelMember {
  readonly of: ChartSetting;
  readonly name: string;
  readonly speed: string;
  readonly motor: MotorFacts | undefined;
}

/** The first setting of another product that has a curve for a system to meet, reduced to one machine. */
function settingOf({ settings, parts }: ChartProduct, machine: Machine): ChartSetting | null {
  const of = settings.find((setting) => pressureCurveOf(setting, machine) !== undefined);
  if (of === undefined) return null;
  return parts === undefined ? of : oneOf(of, parts);
}

/** The set at a product's duty: the machines of the duty and those that a person combines with them. */
export function productSet(
  chart: ChartRequest,
  { setting: asked, motors, energy, set }: SetOrder,
): Result<SetAnswer, SetFault> {
  const { request, air } = inStatedAir(chart);
  const [first, ...others] = request.products;
  const at = first === undefined ? null : dutySetting(shownRequest({ ...request, products: [first] }, asked));
  if (first === undefined || at === null) return fail("no-duty");
  const members = membersOf(request.machine, at, first, others, motors, set);
  if (members === null) return fail("no-curve");
  if (members.reduce((sum, { count }) => sum + count, 0) > MOST_MACHINES) return fail("too-many-machines");
  return ok({
    setting: at.of.speed,
    machine: request.machine,
    duty: at.duty,
    air,
    controlled: isPlain(set) ? controlledOf(request, at, motors[0], energy, set) : null,
    combined: isPlain(set) ? null : combinedOf(request, at.duty, members, energy, set.arrangement),
  });
}

/** A setting is named only if there are others. */
const namesOf = ({ name, settings }: ChartProduct, of: ChartSetting | null) => ({
  name,
  speed: settings.length > 1 ? (of?.speed ?? "") : "",
});

function membersOf(
  machine: Machine,
  at: DutySetting,
  first: ChartProduct,
  others: readonly ChartProduct[],
  motors: readonly MotorFacts[],
  set: SetChoice,
): readonly Member[] | null {
  const found = [
    { of: at.of, ...namesOf(first, at.of), count: set.own ?? at.count, motor: motors[0] },
    ...others.map((product, index) => {
      const of = settingOf(product, machine);
      return {
        of,
        ...namesOf(product, of),
        count: set.others[index]?.count ?? 1,
        motor: motors[index + 1],
      };
    }),
  ];
  const members = found.flatMap(({ of, ...member }): readonly Member[] => {
    const curve = of === null ? undefined : pressureCurveOf(of, machine);
    return of === null || curve === undefined ? [] : [{ ...member, of, curve }];
  });
  return members.length < found.length ? null : members;
}

/** Only pumps hold a constant head; a fan's duct needs less pressure as its flow falls. */
function controlledOf(
  { machine: kind, liquid }: ChartRequest,
  { of, duty, count }: DutySetting,
  motor: MotorFacts | undefined,
  energy: SetOrder["energy"],
  { control }: SetChoice,
): ControlledAnswer | null {
  const machine = energyMachine(kind, of, ownDensity(liquid));
  if (kind !== "pump" || count < 2 || machine?.isScalable !== true || motor === undefined) return null;
  return controlledSet({
    ...motorQuestion(motor, of.speed, energy),
    set: { machine, count, kind: control, leastRate: energy.leastRate },
    duty,
    statedDrive: energy.driveEfficiency,
  });
}

function combinedOf(
  request: ChartRequest,
  duty: ChartDesign,
  members: readonly Member[],
  energy: EnergyChoice,
  arrangement: Arrangement,
): CombinedSet {
  const { machine } = request;
  const columns = CURVE_QUANTITY_ORDER.filter(
    (quantity) =>
      quantity !== PRESSURE_QUANTITY[machine] &&
      members.some(({ of }) => curveOf(of, quantity) !== undefined),
  );
  const systems = [
    { name: null, design: duty },
    ...(duty.others ?? []).map((other) => ({ name: other.name, design: onOther(duty, other) })),
  ];
  return {
    machine,
    arrangement,
    members: members.map(({ of, name, speed, curve, count, motor }) => ({
      name,
      speed,
      count,
      first: curve.first,
      last: curve.last,
      peak: peakOf(curve),
      ratedPower: motor === undefined ? null : ratedPowerAt(motor, of.speed),
      poles: motorQuestion(motor ?? NO_MOTOR, of.speed, energy).poles,
      single: drawnCurve(curve),
    })),
    curve: combinedCurve(arrangement, members),
    year: combinedYear(request, { duty, members, energy, arrangement }),
    columns,
    systems: systems.map(({ name, design }) => {
      const system = systemOf(design);
      const stages = setStages(arrangement, members, system);
      return {
        name,
        system,
        stages: stages.map((stage) => ({ ...stage, machines: machinesOf(stage, members, columns) })),
        largestOut: largestOutOf(stages, members),
      };
    }),
  };
}

/** The set without the machine that gives most while all run: in parallel by flow, in series by pressure. */
function largestOutOf(stages: readonly SetStage[], members: readonly Member[]): SystemOfSet["largestOut"] {
  const whole = stages.at(-1);
  if (whole?.outcome.status !== "runs") return null;
  const [some, ...rest] = whole.outcome.groups.map((group) => ({
    member: group.member,
    // In series the flows are equal, in parallel the pressures, so the product is the share of the power in the
    // fluid.
    share: group.flow * valueOf(members, group),
  }));
  if (some === undefined) return null;
  const { member } = rest.reduce((one, other) => (other.share > one.share ? other : one), some);
  const counts = whole.counts.map((count, at) => (at === member ? count - 1 : count));
  const left = stages.find((stage) => stage.counts.every((count, at) => count === counts[at]));
  return left === undefined ? null : { member, outcome: left.outcome };
}

const valueOf = (members: readonly Member[], { member, flow: q }: MachineGroup): number => {
  const curve = members[member]?.curve;
  return curve === undefined ? Number.NaN : valueOrNaN(curve, q);
};

function machinesOf(
  { outcome }: SetStage,
  members: readonly Member[],
  columns: readonly CurveQuantity[],
): readonly RunningGroup[] {
  if (outcome.status !== "runs") return [];
  return outcome.groups.flatMap((group): readonly RunningGroup[] => {
    const member = members[group.member];
    if (member === undefined) return [];
    const value = valueOrNaN(member.curve, group.flow);
    return [
      {
        ...group,
        value,
        readings: columns.map((quantity) => readingAt(curveOf(member.of, quantity), group.flow)),
        isOnlyAtStart: group.isDeadHeaded && outcome.value < peakOf(member.curve),
        cannotStart: !group.isDeadHeaded && isHeldShutAtStart(member.curve, value),
      },
    ];
  });
}

const readingAt = (curve: FittedCurve | undefined, q: number): number =>
  curve === undefined ? Number.NaN : valueOrNaN(curve, q);

const ROUNDING = 1e-9;
const isHeldShutAtStart = (curve: FittedCurve, value: number): boolean =>
  curve.first === 0 && valueOrNaN(curve, 0) < value * (1 - ROUNDING);
