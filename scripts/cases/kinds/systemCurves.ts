import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { regulate } from "#domain/physics/curve/regulate.ts";
import { leastRunning, leastStarting, speedForDuty } from "#domain/physics/curve/speedLimits.ts";
import { systemOf, systemValueAt, type SystemCurve } from "#domain/physics/curve/systemCurve.ts";
import { dutyFault, flatRemark } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { flow, resistance, speedRate } from "#domain/base/units.ts";
import {
  asks,
  has,
  isNumber,
  numberIn,
  numbersIn,
  pairIn,
  textIn,
  type CaseContext,
  type CaseKind,
  type Inputs,
} from "../CaseKind.ts";
import { givenPump } from "../givenPump.ts";

const staticIn = (inputs: Inputs) => numberIn(inputs, "static_head_m", 0);
const exponentIn = (inputs: Inputs) => numberIn(inputs, "exponent_n", numberIn(inputs, "n", 2));

/** By its K, or through a duty. */
function systemIn(inputs: Inputs): SystemCurve {
  const shape = { staticValue: staticIn(inputs), exponent: exponentIn(inputs) };
  if (isNumber(inputs["K"])) return { ...shape, k: resistance(inputs["K"]) };
  const [q, h] = pairIn(inputs, "duty");
  return systemOf({ flow: flow(q), value: h, system: shape });
}

/** `null` if there is no flow at that speed. */
function runningAt(fitted: FittedCurve, system: SystemCurve, rate: number) {
  const slowed = regulate(fitted, speedRate(rate), "head");
  const met = slowed.ok ? operatingPoint(slowed.value, system) : slowed;
  if (!met.ok) return null;
  return { flow: met.value.flow, head: met.value.value, similar_full_speed_flow: met.value.flow / rate };
}

function onSystem(inputs: Inputs, context: CaseContext) {
  const { head, form } = givenPump(inputs, context);
  const system = systemIn(inputs);
  const full = runningAt(head, system, 1);
  const rates = "rates" in inputs ? numbersIn(inputs, "rates") : [];
  const starting = leastStarting(head, system);
  return {
    ...(form === null ? {} : { s: form.s, Hb_m: form.hb }),
    ...Object.fromEntries(rates.map((rate) => [String(rate), runningAt(head, system, rate)])),
    K: system.k,
    full,
    flow_m3_per_s: full?.flow,
    head_m: full?.head,
    regulated: isNumber(inputs["rate"]) ? runningAt(head, system, inputs["rate"]) : undefined,
    r_min: leastRunning(head, system),
    r_run: leastRunning(head, system),
    r_start: starting.ok ? starting.value : starting.code,
  };
}

/** `8.00 + 2.39·Q^1.852` */
function systemOfText(text: string): SystemCurve {
  const parts = /^(?<fixed>[\d.]+)\s*\+\s*(?<k>[\d.]+)·?Q(?:\^(?<n>[\d.]+)|²)/u.exec(text)?.groups;
  if (parts === undefined) throw new Error(`no system curve: ${text}`);
  return {
    staticValue: Number(parts["fixed"]),
    k: resistance(Number(parts["k"])),
    exponent: Number(parts["n"] ?? 2),
  };
}

function speedFor(inputs: Inputs, context: CaseContext) {
  const { head } = givenPump(inputs, context);
  const system = systemOfText(textIn(inputs, "system"));
  const share = Object.entries(inputs).find(([name]) => name.startsWith("target_flow_share"))?.[1];
  const met = operatingPoint(head, system);
  if (!met.ok || !isNumber(share)) throw new Error("no flow that the share is of");
  const q = share * met.value.flow;
  const duty = { flow: flow(q), value: systemValueAt(system, q) };
  const rate = speedForDuty(head, duty);
  if (!rate.ok) throw new Error(rate.code);
  const [k, similar] = [duty.value / (q * q), q / rate.value];
  return {
    duty_flow_m3_per_s: q,
    duty_head_m: duty.value,
    similarity_k_s2_per_m5: k,
    k,
    similar_flow_m3_per_s: similar,
    similar_head_m: k * similar * similar,
    rate: rate.value,
    speed_r_per_min: rate.value * numberIn(inputs, "full_speed_r_per_min"),
  };
}

const FIELD_NAMES = new Map([
  ["static", "staticHead"],
  ["n", "systemExponent"],
]);
const FIELDS = dutyFields(PUMP, "SINGLE_SPEED");
const FLAT = "flat-system";

/** The code with which a duty is refused, or its remark. */
function refusalOf(stated: Inputs): string | null {
  const [q, h] = "duty" in stated ? pairIn(stated, "duty") : [40, 18];
  const duty = [
    { code: PROPERTY.airFlow, value: q },
    { code: PROPERTY.head, value: h },
    ...[...FIELD_NAMES].flatMap(([name, code]) =>
      isNumber(stated[name]) ? [{ code, value: stated[name] }] : [],
    ),
  ];
  const fault = dutyFault(FIELDS, duty);
  if (fault !== null) return fault.fault;
  return flatRemark(FIELDS, duty) === null ? null : FLAT;
}

export const SYSTEM_CURVE_KINDS: readonly CaseKind[] = [
  {
    name: "refused duties",
    fits: asks("codes"),
    answer: ({ inputs }) => ({ codes: (inputs["cases"] as readonly Inputs[]).map(refusalOf) }),
  },
  {
    name: "speed for a duty",
    fits: has("system", "full_speed_r_per_min"),
    answer: ({ inputs }, context) => speedFor(inputs, context),
  },
  {
    name: "one pump on a system",
    fits: (of) =>
      of.topic === "A" &&
      (has("pump")(of) || has("pump_points_m3_per_s_m")(of)) &&
      (has("K")(of) || has("duty")(of)),
    answer: ({ inputs }, context) => onSystem(inputs, context),
  },
];
