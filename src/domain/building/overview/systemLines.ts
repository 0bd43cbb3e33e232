import type { PlanDucts, PlanDuty, PlanSplit } from "../plan/PlanContent.ts";
import type { OverviewLine } from "./BuildingOverview.ts";
import type { OverviewKind } from "./OverviewKind.ts";

interface Sized {
  readonly id: string;
  readonly name: string;
  readonly rooms: number;
  readonly assumed: number;
  readonly index: string;
  readonly flow: number | null;
}

const lengthOf = (sizes: readonly { readonly length: number }[]): number =>
  sizes.reduce((sum, { length }) => sum + length, 0);

const ASSUMED_LENGTHS = { mark: "估算", text: "管长由楼层和面积估算" } as const;

/** A system without a duty has no verdict; its own page says what is missing. */
const lineOf = (
  { kind }: OverviewKind,
  { id, name, rooms, assumed, index, flow }: Sized,
  of: Pick<OverviewLine, "part" | "figures">,
): OverviewLine => ({
  ...{ ...of, id: `system/${kind}/${id}`, name },
  what: `${rooms} 间${index === "" ? "" : `，最不利 ${index}`}`,
  ...(flow === null
    ? { state: "unknown", words: "暂无工况", why: "管长或管径未齐，请在系统页补齐" }
    : { state: "none", words: "", why: "" }),
  marks: assumed > 0 ? [ASSUMED_LENGTHS] : [],
  ...{ energy: null, energyGap: "", at: { kind, part: "systems", system: id } },
});

const waterLine = (of: OverviewKind, duty: PlanDuty): OverviewLine =>
  lineOf(of, duty, {
    part: "water",
    figures: [
      { name: "流量", value: duty.flow, digits: 1, unit: "m³/h" },
      { name: "扬程", value: duty.head, digits: 1, unit: "m" },
      { name: "水管", value: lengthOf(duty.pipes), digits: 0, unit: "m" },
    ],
  });

const airLine = (of: OverviewKind, ducts: PlanDucts): OverviewLine =>
  lineOf(of, ducts, {
    part: "air",
    figures: [
      { name: "风量", value: ducts.flow, digits: 0, unit: "m³/h" },
      { name: "全压", value: ducts.pressure, digits: 0, unit: "Pa" },
      { name: "风管", value: lengthOf(ducts.ducts), digits: 0, unit: "m" },
    ],
  });

const splitLine = (
  { kind }: OverviewKind,
  { id, name, rooms, units, block, length, assumed }: PlanSplit,
): OverviewLine => ({
  ...{ id: `system/${kind}/${id}`, part: "split", name, what: `${rooms} 间，${units} 台室内机` },
  figures: [
    { name: "同时冷负荷", value: block, digits: 1, unit: "kW" },
    { name: "配管", value: length, digits: 0, unit: "m" },
  ],
  ...(length === null
    ? { state: "unknown", words: "管长未知", why: "楼层没有面积，请在系统页输入管长" }
    : { state: "none", words: "", why: "" }),
  marks: assumed > 0 ? [ASSUMED_LENGTHS] : [],
  ...{ energy: null, energyGap: "", at: { kind, part: "systems", system: id } },
});

/** Indoor units that are not arranged in systems yet, with a link to the page for that */
const openSplits = ({ kind, sums }: OverviewKind): OverviewLine => ({
  ...{ id: `system/${kind}`, part: "split", name: "多联机系统", what: `${sums.units} 台室内机`, figures: [] },
  ...{ state: "open", words: "未选室外机", why: "", marks: [] },
  ...{ energy: null, energyGap: "室外机未选定", at: { kind, part: "systems", system: null } },
});

/** Fresh air of the rooms, with the number of rooms whose fresh air is unknown */
const freshLine = (
  { kind }: OverviewKind,
  { rooms, flow, unknown }: NonNullable<OverviewKind["fresh"]>,
): OverviewLine => ({
  ...{ id: `fresh/${kind}`, part: "air", name: "房间新风", what: `${rooms} 间` },
  figures: [{ name: "新风量", value: flow, digits: 0, unit: "m³/h" }],
  ...(unknown === 0
    ? { state: "none", words: "", why: "" }
    : { state: "unknown", words: `${unknown} 间新风量未知`, why: "没有规则、面积或人数，未计入系统" }),
  marks: [],
  ...{ energy: null, energyGap: "", at: { kind, part: "fresh", system: null } },
});

/** Systems of water, ducts and indoor units for a kind of equipment */
export function systemLines(of: OverviewKind): readonly OverviewLine[] {
  const { duties = [], ducts = [], splits = [] } = of.systems ?? {};
  const isOpen = of.isSplit && splits.length === 0 && of.sums.units > 0;
  return [
    ...duties.map((each) => waterLine(of, each)),
    ...(of.fresh === null ? [] : [freshLine(of, of.fresh)]),
    ...ducts.map((each) => airLine(of, each)),
    ...(isOpen ? [openSplits(of)] : splits.map((each) => splitLine(of, each))),
  ];
}
