import { USUAL_DEVIATION } from "../../catalogue/duty/deviationRate.ts";
import { flow as asFlow } from "../../base/units.ts";
import { systemOf } from "../../physics/curve/systemCurve.ts";
import { machineOf } from "../../catalogue/machineOf.ts";
import {
  allFiguresOf,
  dutyFormsOf,
  isBesidePoints,
  fluidFiguresOf,
  missingFigures,
  pairsOf,
  type DutyForm,
} from "../../catalogue/duty/dutyForms.ts";
import { machineCount } from "../../catalogue/duty/machineCount.ts";
import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";
import {
  isDutyFigure,
  isSystemValue,
  onOther,
  readSystems,
  SYSTEM_FAULTS,
} from "../../catalogue/duty/systemFigures.ts";
import { statedAir } from "../../physics/fluid/wrongAir.ts";
import { statedLiquid } from "../../physics/fluid/wrongLiquid.ts";
import { fluidFault } from "../../physics/fluid/fluidFault.ts";
import { siteAir, type SiteAir } from "../../physics/fluid/siteAir.ts";
import type { Duty, DutyTarget } from "./Duty.ts";
import type { Read, SearchIssue } from "./SearchIssue.ts";

export interface AskedWish {
  readonly code: string;
  readonly value: number;
  /** %; 10 % if left out or null. */
  readonly deviationRate?: number | null | undefined;
}

const PLACE = "curveProperties";

const codesOf = (categoryCode: string, form: DutyForm): readonly string[] =>
  allFiguresOf(categoryCode, form).map(({ code }) => code);

/** The form that contains the first code; the speed mode, if named, chooses among the forms. */
function formOf(categoryCode: string, speed: SpeedMode | null, code: string): DutyForm | undefined {
  return dutyFormsOf(categoryCode)
    .filter((form) => speed === null || form.speed === null || form.speed === speed)
    .find((form) => codesOf(categoryCode, form).includes(code));
}

function strangersIn(
  categoryCode: string,
  form: DutyForm | undefined,
  asked: readonly AskedWish[],
): SearchIssue[] {
  const known = form === undefined ? [] : codesOf(categoryCode, form);
  const seen = new Set<string>();
  return asked.flatMap(({ code, value }, at) => {
    const path = `${PLACE}.${at}.code`;
    if (!known.includes(code)) return [{ path, message: "is not searched by curve here" }];
    if (seen.has(code)) return [{ path, message: "is entered twice" }];
    seen.add(code);
    return isDutyFigure({ code, value })
      ? []
      : [{ path: `${PLACE}.${at}.value`, message: "must be above zero" }];
  });
}

const missingIn = (categoryCode: string, form: DutyForm, asked: readonly AskedWish[]): SearchIssue[] =>
  missingFigures(allFiguresOf(categoryCode, form), new Set(asked.map(({ code }) => code))).map((code) => ({
    path: PLACE,
    message: `lacks ${code}, which is required`,
  }));

/**
 * The duty with every pressure converted to the air of the records: at the same flow, pressure is proportional to
 * density.
 */
function inRecordedAir(
  form: DutyForm,
  asked: readonly AskedWish[],
  air: SiteAir | null,
): readonly AskedWish[] {
  if (air === null) return asked;
  const values = new Set(pairsOf(form).map((pair) => pair.value));
  return asked.map((wish) =>
    values.has(wish.code) || isSystemValue(wish.code) ? { ...wish, value: wish.value / air.share } : wish,
  );
}

/** Impossible figures of the fluid, with their paths. */
function fluidIssues(categoryCode: string, asked: readonly AskedWish[]): SearchIssue[] {
  const wrong = fluidFault(fluidFiguresOf(machineOf(categoryCode)), asked);
  if (wrong === null) return [];
  const at = asked.findIndex(({ code }) => code === wrong.code);
  return [{ path: `${PLACE}.${at}.value`, message: wrong.fault }];
}

/**
 * The duty that was entered; null if none was. A fan's flow alone and the two low-speed values alone are compared
 * with rated values; with a pressure or head the operating point is judged.
 */
export function readDuty(
  categoryCode: string,
  speed: SpeedMode | null,
  asked: readonly AskedWish[],
): Read<Duty | null> {
  if (asked.length === 0) return { ok: true, value: null };
  // Every form contains the system's figures, so a figure of a point tells which form is meant.
  const first = asked.find(({ code }) => !isBesidePoints(code)) ?? asked[0]!;
  const form = formOf(categoryCode, speed, first.code);
  const strangers = strangersIn(categoryCode, form, asked);
  if (form === undefined || strangers.length > 0) return { ok: false, issues: strangers };
  const wrong = fluidIssues(categoryCode, asked);
  if (wrong.length > 0) return { ok: false, issues: wrong };
  const isFan = machineOf(categoryCode) === "fan";
  const stated = isFan ? statedAir(asked) : null;
  const air = stated && siteAir(stated);
  const liquid = isFan ? null : statedLiquid(asked);
  const wishes = inRecordedAir(form, asked, air);
  // Equal machines in parallel each give a part of the flow at the full pressure or head.
  const flows = new Set(pairsOf(form).map((pair) => pair.flow));
  const share = (code: string) => (flows.has(code) ? machineCount(asked) : 1);
  const targets = new Map(
    wishes
      .filter(({ code }) => !isBesidePoints(code))
      .map(({ code, value, deviationRate }): [string, DutyTarget] => [
        code,
        { code, value: value / share(code), rate: deviationRate ?? USUAL_DEVIATION },
      ]),
  );
  const missing = missingIn(categoryCode, form, asked);
  if (missing.length > 0) return { ok: false, issues: missing };
  const flow = targets.get(form.flow);
  const value = targets.get(form.value);
  if (flow === undefined || value === undefined)
    return { ok: true, value: { form, point: null, rated: [...targets.values()], air, liquid } };
  const system = readSystems(wishes, value.value);
  if (!system.ok)
    return { ok: false, issues: [{ path: PLACE, message: `${system.code} ${SYSTEM_FAULTS[system.code]}` }] };
  const design = { flow: asFlow(flow.value), value: value.value, system: system.value.design };
  const point = {
    flow,
    value,
    others: system.value.others.map((other) => ({
      name: other.name,
      system: systemOf(onOther(design, other)),
    })),
    system: systemOf(design),
  };
  const rated = [...targets.values()].filter((target) => target !== flow && target !== value);
  return { ok: true, value: { form, point, rated, air, liquid } };
}
