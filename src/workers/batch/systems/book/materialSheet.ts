import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { balanceOf, IMBALANCE_MOST } from "#domain/building/network/networkResults.ts";
import { condenserPumps } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { PROPOSED_CONDENSER } from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { RunSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { modulatingValve, nextKvs, onOffValve } from "#domain/physics/pipe/valve.ts";
import { NO_SIZE } from "#domain/physics/pipe/Sizes.ts";
import { FigureSheet } from "./FigureSheet.ts";

interface Line {
  readonly what: string;
  readonly size: string;
  readonly count: number;
  readonly unit: string;
  readonly estimated: number | null;
  readonly note: string;
}

/** Pipes by size, supply and return together, with the part whose length is assumed */
function pipeLines({ run, tree }: RunSystem): readonly Line[] {
  const { names } = run.network.rules.sizes;
  const sums = new Map<number, { length: number; estimated: number }>();
  tree!.segments.forEach(({ length, pipes, assumed }, at) => {
    const size = run.columns.size[at]!;
    const sum = sums.get(size) ?? { length: 0, estimated: 0 };
    sums.set(size, sum);
    sum.length += pipes * length;
    if (assumed !== null) sum.estimated += pipes * length;
  });
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([size, { length, estimated }]) => ({
      what: "水管",
      size: size === NO_SIZE ? "超出系列" : names[size]!,
      count: length,
      unit: "m",
      estimated,
      note: `供回水合计${estimated > 0 ? "，估算" : ""}，未计管件和损耗`,
    }));
}

/** The pipes of condenser water, both ways */
function condenserLines(system: RunSystem): readonly Line[] {
  const { condenser } = system.settings;
  const pipe = condenserPumps(system)?.pipe ?? null;
  if (condenser === null || pipe === null) return [];
  const length = 2 * condenser.length;
  const isAssumed = condenser.length === PROPOSED_CONDENSER.length;
  const note = `供回水合计${isAssumed ? "，估算" : ""}，未计管件和损耗`;
  return [
    {
      what: "冷却水管",
      size: `DN${pipe.dn}`,
      count: length,
      unit: "m",
      estimated: isAssumed ? length : 0,
      note,
    },
  ];
}

const tallied = (sizes: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
};

/** Valves of the units by Kvs, and balancing valves of circuits with a large surplus */
function valveLines({ run, terminals, givenIndex, settings }: RunSystem): readonly Line[] {
  const { control, valve } = settings;
  const [own, balancing]: [number[], number[]] = [[], []];
  givenIndex.forEach((terminal, at) => {
    const { flow, loss, room } = terminals[terminal]!;
    const branch = room.count === 1 ? run.columns.loss[run.layout.segmentOf[at]!]! : 0;
    const each = flow / room.count;
    const chosen = valve === "onOff" ? onOffValve(each) : modulatingValve(each, loss + branch);
    if (control === "variable" && chosen !== null)
      for (let unit = 0; unit < room.count; unit++) own.push(chosen.kvs);
    const balance = balanceOf(run, at);
    if (balance?.kv != null && balance.share > IMBALANCE_MOST.value) balancing.push(nextKvs(balance.kv));
  });
  const line =
    (what: string, note: string) =>
    ([kvs, count]: readonly [number, number]) => ({
      ...{ what, size: `Kvs ${kvs}`, count, unit: "个", estimated: null, note },
    });
  return [
    ...tallied(own).map(line(valve === "onOff" ? "通断阀" : "调节阀", "每台末端一个")),
    ...tallied(balancing).map(line("平衡阀", "按所需 Kv 取不小于它的一档，管长为估算时随之变化")),
  ];
}

/** 材料表: pipes by size and length, valves by Kv */
export function materialSheet(name: string, system: RunSystem): PlanSheet {
  const lines = [...pipeLines(system), ...condenserLines(system), ...valveLines(system)];
  const line = (row: number) => lines[row]!;
  return new FigureSheet(`${name}材料表`, lines.length)
    .texts("名称", (row) => line(row).what)
    .texts("规格", (row) => line(row).size)
    .figures("数量", 1, (row) => line(row).count)
    .texts("单位", (row) => line(row).unit)
    .figures("其中管长估算（m）", 1, (row) => line(row).estimated)
    .texts("备注", (row) => line(row).note)
    .sheet();
}
