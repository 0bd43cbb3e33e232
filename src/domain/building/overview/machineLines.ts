import { dutiesWords } from "../systems/MachineToConfirm.ts";
import { STATE_WORDS } from "../systems/judgeMachine.ts";
import { circuitId } from "../systems/water/plant/plantCircuits.ts";
import { movedBy, PUMP_NAMES } from "../systems/water/pumpTags.ts";
import { HANDLER_YEAR } from "../systems/air/handlerYear.ts";
import type { PlanCoil, PlanDucts, PlanDuty, PlanMachine, PlanSplit } from "../plan/PlanContent.ts";
import type { OverviewFigure, OverviewLine } from "./BuildingOverview.ts";
import type { OverviewKind, OverviewYear } from "./OverviewKind.ts";

interface Machine {
  readonly id: string;
  /** The same name as in `MachineToConfirm` */
  readonly name: string;
  readonly kept: PlanMachine | null;
  /** 2 用 1 备 */
  readonly number: string;
  readonly figures: readonly OverviewFigure[];
  readonly system: string;
  readonly year: OverviewYear;
  /** Marks of its year, if that is known */
  readonly marks?: OverviewLine["marks"];
}

const NOT_CHOSEN: OverviewYear = { energy: null, why: "未选定设备" };
const NO_HOURS: OverviewYear = { energy: null, why: "没有全年逐时负荷" };
const WHOLE = 100;
const NOT_ASKED: OverviewYear = { energy: null, why: "未计算" };

function lineOf({ kind, toConfirm }: OverviewKind, machine: Machine): OverviewLine {
  const { id, name, kept, number, figures, system, year, marks = [] } = machine;
  const shared: Omit<OverviewLine, "what" | "state" | "words" | "why"> = {
    ...{ id: `machine/${kind}/${id}`, name, figures, energy: year.energy, energyGap: year.why },
    part: "machines",
    marks: year.energy === null ? [] : marks,
    at: { kind, part: "systems", system },
  };
  if (kept === null) return { ...shared, what: "", state: "open", words: "未选定", why: "" };
  const what = number === "" ? kept.model : `${kept.model}，${number}`;
  if (kept.state === undefined) return { ...shared, what, state: "unknown", words: "未判定", why: "" };
  const unconfirmed = toConfirm.find((each) => each.system === system && each.name === name);
  return {
    ...{ ...shared, what, state: kept.state, words: STATE_WORDS[kept.state] },
    why: unconfirmed === undefined ? "" : dutiesWords(unconfirmed),
  };
}

const waterFigures = (flow: number | null, head: number | null): readonly OverviewFigure[] => [
  { name: "流量", value: flow, digits: 1, unit: "m³/h" },
  { name: "扬程", value: head, digits: 1, unit: "m" },
];

const yearOf = ({ years }: OverviewKind, as: string, kept: PlanMachine | null): OverviewYear =>
  kept === null ? NOT_CHOSEN : (years.get(as) ?? NOT_ASKED);

function pumpsOf(of: OverviewKind, duty: PlanDuty): readonly Machine[] {
  const { id, name, kind, winter, plant = [] } = duty;
  const { numbers } = of;
  const seasons =
    winter === undefined
      ? waterFigures(duty.flow, duty.head)
      : [
          ...waterFigures(duty.flow, duty.head).map((each) => ({ ...each, name: `夏季${each.name}` })),
          ...waterFigures(winter.flow, winter.head).map((each) => ({ ...each, name: `冬季${each.name}` })),
        ];
  return [
    {
      ...{ id, kept: duty.pump, number: numbers.get(id) ?? "", system: id, figures: seasons },
      name: `${name} ${PUMP_NAMES[movedBy(kind, winter !== undefined)]}`,
      year: yearOf(of, id, duty.pump),
    },
    ...plant.map(({ name: circuit, flow, head, pump }): Machine => {
      const as = circuitId(id, circuit);
      return {
        ...{ id: as, kept: pump, number: numbers.get(as) ?? "", system: id },
        ...{ figures: waterFigures(flow, head), name: `${name} ${PUMP_NAMES[circuit]}` },
        year: yearOf(of, as, pump),
      };
    }),
  ];
}

const coilFigures = (
  [needed, stated]: readonly [needed: string, stated: string],
  coil: PlanCoil | undefined,
): readonly OverviewFigure[] =>
  coil === undefined
    ? []
    : [
        { name: needed, value: coil.need, digits: 1, unit: "kW" },
        { name: stated, value: coil.stated, digits: 1, unit: "kW" },
      ];

/** The fan of a system, or the air handling unit chosen instead */
const fanOf = (
  of: OverviewKind,
  { id, name, flow, pressure, fan, handler, cooling, heating }: PlanDucts,
): Machine => ({
  ...{ id, kept: handler ?? fan, number: "", system: id },
  name: `${name} ${handler === undefined ? "风机" : "机组"}`,
  figures: [
    { name: "风量", value: flow, digits: 0, unit: "m³/h" },
    { name: "全压", value: pressure, digits: 0, unit: "Pa" },
    ...coilFigures(["所需冷量", "机组制冷量"], cooling),
    ...coilFigures(["所需热量", "机组制热量"], heating),
  ],
  year: yearOf(of, id, handler ?? fan),
  marks: handler === undefined ? [] : [{ mark: HANDLER_YEAR.mark, text: HANDLER_YEAR.source }],
});

const outdoorOf = ({ id, name, block, ratio, available, outdoor }: PlanSplit): Machine => ({
  ...{ id, name: `${name} 室外机`, kept: outdoor, number: "", system: id },
  figures: [
    { name: "同时冷负荷", value: block, digits: 1, unit: "kW" },
    { name: "修正制冷量", value: available, digits: 1, unit: "kW" },
    { name: "组合比", value: ratio === null ? null : ratio * WHOLE, digits: 0, unit: "%" },
  ],
  year: outdoor === null ? NOT_CHOSEN : NO_HOURS,
});

/** Lines of pumps, fans and outdoor units for a kind of equipment, including those not chosen yet */
export function machineLines(of: OverviewKind): readonly OverviewLine[] {
  const { duties = [], ducts = [], splits = [] } = of.systems ?? {};
  return [
    ...duties.flatMap((duty) => pumpsOf(of, duty)),
    ...ducts.map((duct) => fanOf(of, duct)),
    ...splits.map(outdoorOf),
  ].map((machine) => lineOf(of, machine));
}
