import type { PlanDucts, PlanDuty } from "../plan/PlanContent.ts";
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

/** A system without a duty has no verdict: something is missing that its own page names. */
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
  marks: assumed > 0 ? [{ mark: "估算", text: "管长由楼层和面积估算" }] : [],
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

/** Systems of water and of ducts of a kind of equipment. */
export function systemLines(of: OverviewKind): readonly OverviewLine[] {
  const { duties = [], ducts = [] } = of.systems ?? {};
  return [...duties.map((each) => waterLine(of, each)), ...ducts.map((each) => airLine(of, each))];
}
