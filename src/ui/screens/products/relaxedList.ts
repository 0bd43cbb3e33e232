import type { Relaxation } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { EMPTY_LIST, type DutyEntry, type ListState } from "#domain/listing/ListState.ts";
import type { SpeedMode } from "#domain/search/curveCodes.ts";
import { USUAL_DEVIATION } from "#domain/curve/deviationRate.ts";

/** A quantity of a single-speed fan and the high speed's of a double-speed one. */
const AT_OTHER_SPEED: ReadonlyMap<string, string> = new Map(
  (
    [
      [PROPERTY.airFlow, PROPERTY.highSpeedAirFlow],
      [PROPERTY.totalPressure, PROPERTY.highSpeedTotalPressure],
    ] as const
  ).flatMap(([single, high]) => [
    [single, high],
    [high, single],
  ]),
);

const SPEED_NAMES: Readonly<Record<SpeedMode, string>> = { SINGLE_SPEED: "单速", DOUBLE_SPEED: "双速" };

function withValue(state: ListState, code: string, value: string | null): Partial<ListState> {
  const others = state.properties.filter((filter) => filter.code !== code);
  return { properties: value === null ? others : [...others, { kind: "enums", code, codes: [value] }] };
}

const atOtherSpeed = (duty: readonly DutyEntry[]) =>
  duty.flatMap((entry) => {
    const code = AT_OTHER_SPEED.get(entry.code);
    return code === undefined ? [] : [{ ...entry, code }];
  });

const widened = (duty: readonly DutyEntry[], rate: number) =>
  duty.map((entry) => ({ ...entry, deviationRate: Math.max(entry.deviationRate ?? USUAL_DEVIATION, rate) }));

/** A way on from a list that holds nothing: what it does, in words and to the list. */
export interface WayOn {
  readonly label: string;
  readonly changes: Partial<ListState>;
}

function wayOn(relaxation: Relaxation, state: ListState): WayOn {
  const { kind, code, name, value, valueName, rate, speedControl } = relaxation;
  switch (kind) {
    case "deviation":
      return { label: `放宽偏差至 ±${rate ?? 0} %`, changes: { duty: widened(state.duty, rate ?? 0) } };
    case "property":
      return {
        label: value === null ? `不限${name ?? ""}` : `${name ?? ""}改为${valueName ?? value}`,
        changes: withValue(state, code ?? "", value),
      };
    case "speed": {
      const speed = speedControl ?? "SINGLE_SPEED";
      return {
        label: `改选${SPEED_NAMES[speed]}风机`,
        changes: { speedControl: speed, duty: atOtherSpeed(state.duty) },
      };
    }
    case "brand":
      return { label: "不限品牌", changes: { brandCode: null } };
    case "series":
      return { label: "不限系列", changes: { series: null } };
    case "sample":
      return { label: "不限实测与示例", changes: { isSample: null } };
    case "filters":
      return {
        label: "只按工况查询",
        changes: {
          ...EMPTY_LIST,
          speedControl: state.speedControl,
          duty: state.duty,
          pageSize: state.pageSize,
        },
      };
    case "duty":
      return { label: "清除工况", changes: { duty: [] } };
  }
}

/** Each way on with how many products it leads to. */
export const waysOn = (relaxations: readonly Relaxation[], state: ListState): readonly WayOn[] =>
  relaxations.map((relaxation) => {
    const { label, changes } = wayOn(relaxation, state);
    return { label: `${label}（${formatNumber(relaxation.count, 0)} 个）`, changes };
  });
