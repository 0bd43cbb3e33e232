import { USUAL_DEVIATION } from "../curve/deviationRate.ts";
import { dutyFormsOf, figuresOf, missingFigures, type DutyForm } from "../duty/dutyForms.ts";
import type { SpeedMode } from "../duty/SpeedMode.ts";
import type { Duty, DutyTarget } from "./Duty.ts";
import type { Read, SearchIssue } from "./SearchIssue.ts";

export interface AskedWish {
  readonly code: string;
  readonly value: number;
  /** %; left out or null it counts as 10 %. */
  readonly deviationRate?: number | null | undefined;
}

const PLACE = "curveProperties";

const codesOf = (form: DutyForm): readonly string[] => figuresOf(form).map(({ code }) => code);

/** The form that knows the first code; the speed mode, where one is named, chooses among them. */
function formOf(categoryCode: string, speed: SpeedMode | null, code: string): DutyForm | undefined {
  return dutyFormsOf(categoryCode)
    .filter((form) => speed === null || form.speed === null || form.speed === speed)
    .find((form) => codesOf(form).includes(code));
}

function strangersIn(form: DutyForm | undefined, asked: readonly AskedWish[]): SearchIssue[] {
  const known = form === undefined ? [] : codesOf(form);
  const seen = new Set<string>();
  return asked.flatMap(({ code }, at) => {
    const path = `${PLACE}.${at}.code`;
    if (!known.includes(code)) return [{ path, message: "is not searched by curve here" }];
    if (seen.has(code)) return [{ path, message: "is entered twice" }];
    seen.add(code);
    return [];
  });
}

const missingIn = (form: DutyForm, targets: ReadonlyMap<string, DutyTarget>): SearchIssue[] =>
  missingFigures(figuresOf(form), new Set(targets.keys())).map((code) => ({
    path: PLACE,
    message: `lacks ${code}, which is required`,
  }));

/**
 * The duty that was entered; null when nothing was. A fan's flow alone, and the two low-speed values alone, are
 * compared with rated values; with a pressure or head the operating point is judged.
 */
export function readDuty(
  categoryCode: string,
  speed: SpeedMode | null,
  asked: readonly AskedWish[],
): Read<Duty | null> {
  const [first] = asked;
  if (first === undefined) return { ok: true, value: null };
  const form = formOf(categoryCode, speed, first.code);
  const strangers = strangersIn(form, asked);
  if (form === undefined || strangers.length > 0) return { ok: false, issues: strangers };
  const targets = new Map(
    asked.map(({ code, value, deviationRate }): [string, DutyTarget] => [
      code,
      { code, value, rate: deviationRate ?? USUAL_DEVIATION },
    ]),
  );
  const missing = missingIn(form, targets);
  if (missing.length > 0) return { ok: false, issues: missing };
  const flow = targets.get(form.flow);
  const value = targets.get(form.value);
  const hasPoint = flow !== undefined && value !== undefined;
  const rated = [...targets.values()].filter((target) => !hasPoint || (target !== flow && target !== value));
  return { ok: true, value: { form, point: hasPoint ? { flow, value } : null, rated } };
}
