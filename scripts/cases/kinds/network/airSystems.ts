import { balanceOf, rootFlow } from "#domain/building/network/networkResults.ts";
import { NO_SIMULTANEITY } from "#domain/building/network/Network.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import {
  fanDuty,
  fanPowerRatio,
  judgeFanRatio,
  meanFilterLoss,
  type FanSystem,
} from "#domain/building/systems/fanDuty.ts";
import { outletMain } from "#domain/building/systems/outletMain.ts";
import { ductLimits, ductSizes, type DuctSize } from "#domain/physics/pipe/duct.ts";
import { has, isNumber, numberIn, numbersIn, objectIn, type CaseKind, type Inputs } from "../../CaseKind.ts";
import { firstRowHas, rowsIn } from "../../given.ts";
import { ran } from "../../givenNetwork.ts";
import { ductRulesIn } from "./ducts.ts";

const ZETAS = { first: "first_zeta", through: "through_zeta", branch: "branch_zeta" } as const;

/** A main with one branch and outlet after every step. */
function mainWithOutlets(inputs: Inputs): { readonly run: NetworkRun; readonly ducts: readonly DuctSize[] } {
  const { ducts, medium, roughness, friction, height } = ductRulesIn(
    inputs,
    inputs["round"] === true || "series_mm" in inputs,
  );
  const outlets = rowsIn(inputs, "outlets");
  const mains = Array.isArray(inputs["v_max_main"])
    ? numbersIn(inputs, "v_max_main")
    : outlets.map(() => numberIn(inputs, "v_max_main"));
  const speeds = [...new Set([...mains, numberIn(inputs, "v_max_branch")])];
  const zeta = Object.fromEntries(
    Object.entries(ZETAS).flatMap(([name, given]) =>
      given in inputs ? [[name, numberIn(inputs, given)]] : [],
    ),
  );
  const tree = outletMain({
    outlets: outlets.map((outlet) => ({
      flow: numberIn(outlet, "flow_m3h"),
      loss: numberIn(outlet, "loss_total_pa"),
    })),
    first: numberIn(inputs, "first_m"),
    step: numberIn(inputs, "step_m"),
    ...("branch_m" in inputs ? { branch: numberIn(inputs, "branch_m") } : {}),
    zeta,
    limits: {
      main: mains.map((speed) => speeds.indexOf(speed)),
      branch: speeds.indexOf(numberIn(inputs, "v_max_branch")),
    },
  });
  const run = ran({
    ...tree,
    rules: {
      medium,
      roughness,
      sizes: ductSizes(ducts),
      limits: speeds.map((velocity) => ductLimits(ducts, velocity, height, friction)),
      factors: NO_SIMULTANEITY,
    },
  });
  return { run, ducts };
}

const marginsIn = (inputs: Inputs) => ({
  ...(isNumber(inputs["flow_margin"]) ? { flowMargin: inputs["flow_margin"] } : {}),
  ...(isNumber(inputs["pressure_margin"]) ? { pressureMargin: inputs["pressure_margin"] } : {}),
});

/**
 * Pressure loss of components in Pa; a filter with two figures, `filter_clean_pa` and `filter_final_pa`, counts
 * with their mean.
 */
function componentsIn(inputs: Inputs): number {
  const components = "components_pa" in inputs ? objectIn(inputs, "components_pa") : {};
  return Object.entries(components).reduce((sum, [name, each]) => {
    if (name.endsWith("_clean_pa"))
      return sum + meanFilterLoss(Number(each), numberIn(components, name.replace("_clean_", "_final_")));
    return name.endsWith("_final_pa") ? sum : sum + Number(each);
  }, 0);
}

const FAN_SYSTEMS: readonly (readonly [RegExp, FanSystem])[] = [
  [/fresh/iu, "freshAir"],
  [/variable|vav/iu, "officeVariable"],
  [/office|constant/iu, "officeConstant"],
  [/shop|hotel/iu, "shopHotel"],
  [/ventilation|exhaust/iu, "ventilation"],
];

/** The verdict with the typed limit, or with that of the kind of system. */
function ratioVerdict(row: Inputs, ratio: number | null) {
  if (isNumber(row["limit"]))
    return { limit: row["limit"], met: ratio === null ? null : ratio <= row["limit"] };
  const kind = FAN_SYSTEMS.find(([word]) => word.test(String(row["kind"])))?.[1];
  if (kind === undefined) return {};
  const { limit, isMet } = judgeFanRatio(ratio, kind);
  return { limit, met: isMet };
}

/** `Ws_at_eta_0_75`: W_s at each efficiency in the case. */
const ratiosAsked = (expected: Inputs, total: number) =>
  Object.fromEntries(
    Object.keys(expected).flatMap((name) => {
      const eta = /^Ws_at_eta_(?<whole>\d)_(?<decimals>\d+)$/u.exec(name)?.groups;
      return eta === undefined
        ? []
        : [[name, fanPowerRatio(total, Number(`${eta["whole"]}.${eta["decimals"]}`))]];
    }),
  );

function airSystem(inputs: Inputs, expected: Inputs) {
  const { run, ducts } = mainWithOutlets(inputs);
  const count = run.network.terminals.length;
  const row = (at: number) => {
    const duct = ducts[run.columns.size[at]!];
    return (
      duct && {
        flow_m3h: run.columns.flow[at],
        a: duct.a,
        b: duct.b,
        d: duct.a,
        velocity: run.columns.velocity[at],
        R: run.columns.friction[at],
      }
    );
  };
  const loss = componentsIn(inputs) + numberIn(inputs, "return_and_intake_pa", 0);
  const index = run.circuit[run.index] ?? Number.NaN;
  const duty = fanDuty({
    flow: rootFlow(run),
    loss: index + loss,
    isFixedSpeed: inputs["fixed_speed"] !== false,
    kept: numberIn(inputs, "kept_pa", 0),
    ...marginsIn(inputs),
  });
  return {
    main: Array.from({ length: count }, (_, at) => row(at)),
    branches: Array.from({ length: count }, (_, at) => row(count + at)),
    index_outlet: run.index + 1,
    index_pa: index,
    surplus_pa: run.network.terminals.map((_, at) => balanceOf(run, at)?.surplus),
    total_pa: index + loss,
    fan: { flow_m3h: duty.flow, total_pressure_pa: duty.pressure },
    K: duty.system.k,
    Ws: fanPowerRatio(duty.pressure, isNumber(inputs["eta"]) ? inputs["eta"] : null),
    ...ratiosAsked(expected, duty.pressure),
  };
}

function fanDuties(inputs: Inputs) {
  return {
    rows: rowsIn(inputs, "rows").map((row) => {
      const duty = fanDuty({
        flow: numberIn(row, "flow"),
        loss: numberIn(row, "pa"),
        isFixedSpeed: row["fixed_speed"] !== false,
        ...marginsIn(inputs),
      });
      const ratio = fanPowerRatio(duty.pressure, isNumber(row["eta"]) ? row["eta"] : null);
      return {
        flow_m3h: duty.flow,
        pa: duty.pressure,
        Ws: ratio,
        ...ratioVerdict(row, ratio),
      };
    }),
  };
}

export const AIR_SYSTEM_KINDS: readonly CaseKind[] = [
  {
    name: "an air system of outlets along a main",
    fits: has("outlets", "first_m", "step_m"),
    answer: ({ inputs, expected }) => airSystem(inputs, expected),
  },
  {
    name: "duties of fans",
    fits: (of) => firstRowHas(of.inputs, "fixed_speed"),
    answer: ({ inputs }) => fanDuties(inputs),
  },
];
