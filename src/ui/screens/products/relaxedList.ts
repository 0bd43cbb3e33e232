import type { Relaxation } from "#api/contract/relaxations.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { EMPTY_LIST, type DutyEntry, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { codeIn, dutyFormOf, isBesidePoints } from "#domain/catalogue/duty/dutyForms.ts";
import { SPEED_NAMES, type SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";
import { USUAL_DEVIATION } from "#domain/catalogue/duty/deviationRate.ts";

function withValue(state: ListState, code: string, value: string | null): Partial<ListState> {
  const others = state.properties.filter((filter) => filter.code !== code);
  return { properties: value === null ? others : [...others, { kind: "enums", code, codes: [value] }] };
}

/** Translates a fan's duty from one speed mode to the other. */
function atSpeed({ speedControl, duty }: ListState, other: SpeedMode): readonly DutyEntry[] {
  const [form, otherForm] = [dutyFormOf(FAN, speedControl), dutyFormOf(FAN, other)];
  if (form === undefined || otherForm === undefined) return [];
  return duty.flatMap((entry) => {
    const code = codeIn(otherForm, form, entry.code);
    return code === undefined ? [] : [{ ...entry, code }];
  });
}

/**
 * Only quantities of a point have a rate; what describes its circumstances (a system, a number of machines, an
 * air) has none.
 */
const widened = (duty: readonly DutyEntry[], rate: number) =>
  duty.map((entry) =>
    isBesidePoints(entry.code)
      ? entry
      : { ...entry, deviationRate: Math.max(entry.deviationRate ?? USUAL_DEVIATION, rate) },
  );

/** A suggestion for an empty list: its text and its changes. */
export interface Suggestion {
  readonly label: string;
  readonly changes: Partial<ListState>;
}

function suggestionOf(relaxation: Relaxation, state: ListState): Suggestion {
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
        changes: { speedControl: speed, duty: atSpeed(state, speed) },
      };
    }
    case "brand":
      return { label: "不限品牌", changes: { brandCode: null } };
    case "series":
      return { label: "不限系列", changes: { series: null } };
    case "words":
      return { label: `不限“${state.words}”`, changes: { words: "" } };
    case "sample":
      return { label: "不限实测与示例", changes: { isSample: null } };
    case "origin":
      return { label: "不限来源", changes: { origin: "all" } };
    case "tolerance":
      return {
        label: "不限公差下满足",
        changes: { tolerance: state.tolerance && { ...state.tolerance, isRequired: false } },
      };
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

/** Each suggestion with its number of products. */
export const suggestionsOf = (relaxations: readonly Relaxation[], state: ListState): readonly Suggestion[] =>
  relaxations.map((relaxation) => {
    const { label, changes } = suggestionOf(relaxation, state);
    return { label: `${label}（${formatNumber(relaxation.count, 0)} 个）`, changes };
  });
