import { GRAVITY } from "#domain/physics/curve/power.ts";
import { pipeSeries } from "#domain/physics/pipe/pipeSeries.ts";
import { condenserDuty, condenserLoad } from "#domain/building/systems/condenserCircuit.ts";
import { expansionVessel } from "#domain/building/systems/expansion.ts";
import { lowestPoint } from "#domain/building/systems/staticPressure.ts";
import { primaryCircuit } from "#domain/building/systems/primaryCircuit.ts";
import { sumSystem, type FlowRule, type SystemTerminal } from "#domain/building/systems/simultaneity.ts";
import { flowForLoad } from "#domain/building/systems/terminalFlow.ts";
import {
  olderRatio,
  standardDifference,
  transportCoefficient,
  TRANSPORT_KINDS,
  transportRatio,
  type TransportKind,
} from "#domain/building/systems/transportRatio.ts";
import {
  asks,
  has,
  isNumber,
  numberIn,
  numbersIn,
  objectIn,
  type CaseKind,
  type Inputs,
} from "../../CaseKind.ts";
import { chilledWater, firstRowHas, liquidAt, liquidIn, mediumIn, rowsIn } from "../../given.ts";
import { controlIn } from "../../givenNetwork.ts";

const loadFlows = (inputs: Inputs) =>
  rowsIn(inputs, "rows").map((row) => {
    const [supply, back] = [numberIn(row, "supply"), numberIn(row, "return")];
    const medium = liquidAt(liquidIn(row["medium"]), (supply + back) / 2);
    return flowForLoad(numberIn(row, "kW"), Math.abs(supply - back), medium);
  });

/** Other names for two-pipe heating in the severe cold and cold climates, which share one row. */
const COLD_CLIMATE = new Set(["hot2", "hot2_severe", "hot2_severe_cold", "hot2_sc"]);

function transportKindIn(row: Inputs): TransportKind {
  const name = COLD_CLIMATE.has(String(row["kind"])) ? "hot2_cold" : row["kind"];
  const kind = TRANSPORT_KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(`no kind of system: ${String(row["kind"])}`);
  return kind;
}

const runningPumpsIn = (row: Inputs) => ({
  count: numberIn(row, "n", 1),
  flow: numberIn(row, "G"),
  head: numberIn(row, "H"),
  efficiency: isNumber(row["eta"]) ? row["eta"] : null,
});

function ratios(inputs: Inputs) {
  return {
    rows: rowsIn(inputs, "rows").map((row) => {
      const kind = transportKindIn(row);
      const pumps = "pumps" in row ? rowsIn(row, "pumps") : [row];
      const found = transportRatio(pumps.map(runningPumpsIn), {
        load: numberIn(row, "Q"),
        length: numberIn(row, "L"),
        difference: numberIn(row, "dT", standardDifference(kind) ?? Number.NaN),
        kind,
        stages: numberIn(row, "stages", 1),
      });
      return (
        found && {
          ecr: found.ratio,
          A: found.a,
          B: found.b,
          alpha: found.alpha,
          limit: found.limit,
          met: found.isMet,
          margin: found.margin,
          margin_percent: found.margin === null ? null : 100 * found.margin,
          counts_20_percent: found.isGreen,
        }
      );
    }),
  };
}

/** kW per m³/h and K, the value for water in the older standard. */
const OLD_HEAT = 1.163;

function coefficients(inputs: Inputs) {
  const er = objectIn(inputs, "er");
  const [head, difference, efficiency] = [numberIn(er, "H"), numberIn(er, "dT"), numberIn(er, "eta")];
  const found = olderRatio(head, difference, efficiency);
  const same = transportRatio([{ count: 1, flow: 1, head, efficiency }], {
    load: OLD_HEAT * difference,
    length: 0,
    difference,
    kind: "cold",
    stages: 1,
  });
  return {
    coefficient: transportCoefficient(
      numberIn(inputs, "rho", 1000),
      numberIn(inputs, "g", GRAVITY),
      numberIn(inputs, "drive_efficiency"),
    ),
    er: found,
    er_read: found,
    ecr_of_same: same?.ratio ?? null,
  };
}

function primary(inputs: Inputs) {
  const medium = "medium" in inputs ? mediumIn(objectIn(inputs, "medium")) : chilledWater();
  const found = primaryCircuit(
    {
      chillers: numbersIn(inputs, "chillers_kW"),
      building: numberIn(inputs, "building_kW"),
      difference: numberIn(inputs, "dT"),
      evaporator: numberIn(inputs, "evaporator_pa"),
      pipes: numberIn(inputs, "primary_pipes_pa"),
      tree: numberIn(inputs, "secondary_tree_pa"),
      margin: numberIn(inputs, "margin", 0.1),
    },
    medium,
  );
  const shown = ({ flow, head }: (typeof found)["secondary"]) => ({ flow_m3h: flow, head_m: head });
  return {
    primary_each: found.each.map(shown),
    primary_total_m3h: found.total,
    secondary: shown(found.secondary),
    decoupler_m3h: found.decoupler,
    primary_short: found.isShort,
  };
}

function condenser(inputs: Inputs) {
  const medium = mediumIn(objectIn(inputs, "medium"));
  const load = condenserLoad(numberIn(inputs, "evaporator_kW"), numberIn(inputs, "cop"));
  const flow = flowForLoad(load, numberIn(inputs, "dT"), medium);
  const steel = pipeSeries("steel")!;
  const found = condenserDuty(
    {
      flow,
      length: numberIn(inputs, "length_one_way_m"),
      zeta: numberIn(inputs, "zeta", 0),
      condenser: numberIn(inputs, "condenser_pa"),
      lift: numberIn(inputs, "lift_m"),
      spray: numberIn(inputs, "spray_pa", 0),
      margin: numberIn(inputs, "margin", 0.1),
    },
    medium,
    steel.sizes.value,
    numberIn(inputs, "roughness_mm", steel.roughness.open.value),
  );
  return {
    condenser_kW: load,
    flow_m3h: flow,
    dn: found?.dn ?? null,
    R_pa_per_m: found?.friction,
    friction_pa: found?.pipes,
    local_pa: found?.local,
    static_m: found?.staticHead,
    head_m: found?.head,
    system: { Y_s: found?.system.staticValue, K: found?.system.k },
  };
}

function terminalFlows(inputs: Inputs) {
  const medium =
    "medium" in inputs
      ? mediumIn(objectIn(inputs, "medium"))
      : liquidAt(liquidIn("water"), numberIn(inputs, "mean_temperature", 9.5));
  const terminals = rowsIn(inputs, "terminals").map((row): SystemTerminal => ({
    count: numberIn(row, "n", 1),
    unitFlow: isNumber(row["unit_flow"]) ? row["unit_flow"] : null,
    unitCapacity: numberIn(row, "unit_capacity"),
    roomLoad: numberIn(row, "room_load"),
  }));
  const block = isNumber(inputs["block_kw"]) ? inputs["block_kw"] : null;
  const by = (rule: FlowRule) => {
    const sums = sumSystem(terminals, medium, rule, numberIn(inputs, "design_dT"), block, controlIn(inputs));
    return {
      flow_m3h: sums.terminals.map(({ flow }) => flow),
      dT_at_capacity: sums.terminals.map(({ atCapacity }) => atCapacity),
      dT_at_room_load: sums.terminals.map(({ atLoad }) => atLoad),
      share_of_stated: sums.terminals.map(({ share }) => share),
      capacity_no_longer_holds: sums.terminals.map(({ givesCapacity }) =>
        givesCapacity === null ? null : !givesCapacity,
      ),
      flow_unstated: sums.unstated,
      installed_kw: sums.installed,
      room_loads_kw: sums.loads,
      sum_flow_m3h: sums.flow,
      system_dT: sums.difference,
      low_delta_t: sums.isLow,
      factor: sums.factor,
      root_flow_m3h: sums.rootFlow,
      root_dT: sums.rootDifference,
    };
  };
  return { stated: by("stated"), from_load: by("fromLoad") };
}

function vessel(inputs: Inputs) {
  const found = expansionVessel(
    liquidIn(inputs["medium"] ?? "water"),
    numberIn(inputs, "system_m3"),
    { least: numberIn(inputs, "t_min"), most: numberIn(inputs, "t_max") },
    { fill: numberIn(inputs, "fill_kpa_abs"), most: numberIn(inputs, "max_kpa_abs") },
  );
  if (!found.ok) throw new Error(found.code);
  const { share, expansion, vessel: volume } = found.value;
  return { expansion_share: share, expansion_l: expansion, vessel_l: volume };
}

export const WATER_SYSTEM_KINDS: readonly CaseKind[] = [
  {
    name: "water flow of a load",
    fits: (of) => has("rows")(of) && asks("flow_m3h")(of) && firstRowHas(of.inputs, "kW"),
    answer: ({ inputs }) => ({ flow_m3h: loadFlows(inputs) }),
  },
  {
    name: "transport ratio",
    fits: (of) =>
      has("rows")(of) && firstRowHas(of.inputs, "eta", "pumps") && firstRowHas(of.inputs, "stages"),
    answer: ({ inputs }) => ratios(inputs),
  },
  {
    name: "older transport ratio",
    fits: (of) => asks("er")(of) && firstRowHas(of.inputs, "H"),
    answer: ({ inputs }) => ({
      er: rowsIn(inputs, "rows").map((row) =>
        olderRatio(numberIn(row, "H"), numberIn(row, "dT"), isNumber(row["eta"]) ? row["eta"] : null),
      ),
    }),
  },
  {
    name: "pressure at the lowest point",
    fits: has("rise_m", "pump_head_m"),
    answer: ({ inputs }) => {
      const medium = "medium" in inputs ? mediumIn(objectIn(inputs, "medium")) : chilledWater();
      const { pressure, needsZones, isHeld } = lowestPoint(medium.density, {
        rise: numberIn(inputs, "rise_m"),
        fill: numberIn(inputs, "fill_pa", 0),
        head: numberIn(inputs, "pump_head_m"),
        working: isNumber(inputs["working_pa"]) ? inputs["working_pa"] : null,
      });
      return { pressure_pa: pressure, pressure_zone: needsZones, held: isHeld };
    },
  },
  {
    name: "coefficient of the transport ratio",
    fits: has("drive_efficiency", "er"),
    answer: ({ inputs }) => coefficients(inputs),
  },
  {
    name: "primary and secondary duties",
    fits: has("chillers_kW", "building_kW", "secondary_tree_pa"),
    answer: ({ inputs }) => primary(inputs),
  },
  {
    name: "condenser pump",
    fits: has("evaporator_kW", "cop", "lift_m"),
    answer: ({ inputs }) => condenser(inputs),
  },
  {
    name: "flows of terminals and the factor at the plant",
    fits: has("terminals", "design_dT"),
    answer: ({ inputs }) => terminalFlows(inputs),
  },
  {
    name: "expansion vessel",
    fits: has("system_m3", "t_min", "t_max"),
    answer: ({ inputs }) => vessel(inputs),
  },
];
