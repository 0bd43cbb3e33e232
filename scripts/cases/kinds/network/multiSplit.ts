import {
  combinationRatio,
  multiSplitState,
  seriesFaults,
  smallestOutdoor,
  type SeriesLimits,
} from "#domain/building/systems/multiSplit.ts";
import {
  correctionsOfCurves,
  correctionsOfTables,
  UNCORRECTED,
  type SeriesCorrections,
} from "#domain/building/systems/seriesCorrections.ts";
import {
  judgeBoilers,
  judgeChillers,
  partLoadValue,
  plantLoad,
} from "#domain/building/sources/coldSources.ts";
import { chillerLimit, COMPRESSORS, type ChillerClimate } from "#domain/building/sources/chillerLimits.ts";
import { condenserLoad } from "#domain/building/systems/condenserCircuit.ts";
import { flowForLoad } from "#domain/building/systems/terminalFlow.ts";
import { WATER } from "#domain/physics/pipe/medium.ts";
import {
  asks,
  has,
  isNumber,
  numberIn,
  numbersIn,
  objectIn,
  pairIn,
  type CaseKind,
  type Inputs,
} from "../../CaseKind.ts";
import { anyNumberIn, chilledWater, firstRowHas, liquidAt, rowsIn } from "../../given.ts";

const tableIn = (table: Inputs) => ({ at: numbersIn(table, "CR"), factors: numbersIn(table, "factor") });

function correctionsIn(inputs: Inputs): SeriesCorrections {
  if (!("curves" in inputs)) return UNCORRECTED;
  const curves = objectIn(inputs, "curves");
  const heightPerMetre = numberIn(curves, "height_per_m", 0);
  if (!("combination_table" in curves || "length_table" in curves))
    return correctionsOfCurves({
      combination: numbersIn(curves, "combination"),
      length: numbersIn(curves, "length"),
      heightPerMetre,
    });
  const grid = "length_table" in curves ? objectIn(curves, "length_table") : null;
  return correctionsOfTables({
    ...("combination_table" in curves ? { combination: tableIn(objectIn(curves, "combination_table")) } : {}),
    ...(grid === null
      ? {}
      : {
          length: {
            lengths: numbersIn(grid, "equivalent_m"),
            ratios: numbersIn(grid, "CR"),
            factors: grid["factor"] as readonly (readonly number[])[],
          },
        }),
    heightPerMetre,
  });
}

const ratioLimits = (inputs: Inputs, name: string) => {
  const [least, most] = pairIn(inputs, name);
  return { least, most };
};

function combinations(inputs: Inputs) {
  const corrections = correctionsIn(inputs);
  return {
    rows: rowsIn(inputs, "rows").map((row) => {
      const found = multiSplitState(numbersIn(row, "indoor_kw"), numberIn(row, "outdoor_kw"), {
        corrections,
        ...("limits" in row ? { limits: ratioLimits(row, "limits") } : {}),
        equivalent: numberIn(row, "equivalent_m", 0),
        height: numberIn(row, "height_m", 0),
        temperatureFactor: numberIn(row, "temperature_factor", 1),
        indoorFactor: numberIn(row, "indoor_temperature_factor", 1),
      });
      return {
        combination: found.ratio,
        combination_in_limits: found.isWithin,
        combination_factor: found.combinationFactor,
        piping_factor: found.pipingFactor,
        uncorrected: !("curves" in inputs),
        outdoor_available_kw: found.available,
        indoor_kw: found.indoor,
      };
    }),
  };
}

function outdoorUnits(inputs: Inputs) {
  const limits = "limits" in inputs ? ratioLimits(inputs, "limits") : undefined;
  const found = rowsIn(inputs, "systems").map((system) => {
    const indoor = numbersIn(system, "indoor_kw");
    const factor = numberIn(system, "factor", 1);
    const outdoor = smallestOutdoor(
      numbersIn(inputs, "series_kw"),
      {
        rated: indoor,
        required: "required_kw" in system ? numbersIn(system, "required_kw") : [],
        factor: numberIn(system, "indoor_temperature_factor", 1),
      },
      numberIn(system, "block_kw"),
      () => factor,
      limits,
    );
    return { outdoor, ratio: outdoor === null ? null : combinationRatio(indoor, outdoor) };
  });
  return { outdoor_kw: found.map(({ outdoor }) => outdoor), combination: found.map(({ ratio }) => ratio) };
}

const LIMIT_NAMES: Readonly<Record<keyof SeriesLimits, string>> = {
  total: "total_m",
  farthestActual: "farthest_actual_m",
  farthestEquivalent: "farthest_equivalent_m",
  afterFirstBranch: "after_first_branch_m",
  heightAbove: "height_out_above_m",
  heightBelow: "height_out_below_m",
  heightBetween: "height_between_indoor_m",
  units: "indoor_units",
  combination: "combination",
};
const NAMES = Object.keys(LIMIT_NAMES) as (keyof SeriesLimits)[];

function judged(inputs: Inputs, system: Inputs) {
  const given = objectIn(inputs, "limits");
  const limits: SeriesLimits = Object.fromEntries(
    NAMES.filter((name) => LIMIT_NAMES[name] in given).map((name) => [
      name,
      name === "combination" ? ratioLimits(given, "combination") : numberIn(given, LIMIT_NAMES[name]),
    ]),
  );
  const faults = seriesFaults(limits, {
    total: numberIn(system, "total_m", 0),
    farthestActual: numberIn(system, "farthest_actual_m", 0),
    farthestEquivalent: numberIn(system, "farthest_equivalent_m", 0),
    afterFirstBranch: numberIn(system, "after_first_branch_m", 0),
    isOutdoorAbove: system["outdoor_above"] !== false,
    heightOut: numberIn(system, "height_out_m", 0),
    heightBetween: numberIn(system, "height_between_indoor_m", 0),
    units: numberIn(system, "indoor_units", 1),
    combination: numberIn(system, "combination", 1),
  });
  return { faults: faults.map(({ limit }) => LIMIT_NAMES[limit]), met: faults.length === 0 };
}

/** ℃, mean of a condenser circuit at 32/37. */
const CONDENSER_MEAN = 34.5;

function chillers(inputs: Inputs) {
  const capacities = numbersIn(inputs, "chillers_kw");
  const share = isNumber(inputs["min_load_share"]) ? inputs["min_load_share"] : undefined;
  const found = judgeChillers(
    capacities,
    plantLoad({
      block: numberIn(inputs, "block_kw"),
      shaft: numberIn(inputs, "pump_shaft_kw", 0),
      additions: Array.isArray(inputs["additions_kw"])
        ? numbersIn(inputs, "additions_kw")
        : [numberIn(inputs, "additions_kw", 0)],
    }),
    numberIn(inputs, "building_min_kw", 0),
    share,
  );
  const loads =
    "cop" in inputs ? numbersIn(inputs, "cop").map((cop, at) => condenserLoad(capacities[at]!, cop)) : [];
  const condenser = liquidAt(WATER, CONDENSER_MEAN);
  const chilled = chilledWater();
  return {
    ratio: found.ratio,
    short: found.isShort,
    over_1_1: found.isLarge,
    with_largest_out_share: found.withoutLargest,
    smallest_turndown_kw: found.turndown,
    turndown_met: found.meetsTurndown,
    condenser_kw: loads,
    condenser_flow_m3h: loads.map((load) =>
      flowForLoad(load, numberIn(inputs, "dT_condenser", 5), condenser),
    ),
    evaporator_flow_m3h: capacities.map((load) => flowForLoad(load, numberIn(inputs, "dT", 5), chilled)),
  };
}

function partLoads(inputs: Inputs) {
  const rows = inputs["rows_abcd"] as readonly (readonly [number, number, number, number])[];
  return {
    ahri: rows.map((row) => partLoadValue(row, "ahri")),
    gb: rows.map((row) => partLoadValue(row, "gb")),
    iplv: rows.map((row) => partLoadValue(row, /ahri/iu.test(String(inputs["standard"])) ? "ahri" : "gb")),
  };
}

function boilers(inputs: Inputs) {
  const named = inputs["climate"] ?? inputs["region"];
  const climate = typeof named === "string" && named.startsWith("severe") ? "severeCold" : "cold";
  const found = judgeBoilers(
    numbersIn(inputs, "boilers_kw"),
    anyNumberIn(inputs, "load_kw", "block_kw"),
    climate,
  );
  return {
    ratio: found.ratio,
    short: found.isShort,
    with_largest_out_share: found.withoutLargest,
    largest_out_met: found.meetsOutage,
    two: found.hasTwo,
    met: !found.isShort && found.meetsOutage && found.hasTwo,
  };
}

const CLIMATES: Readonly<Record<string, ChillerClimate>> = {
  severe_cold_ab: "severeColdAB",
  severe_cold_c: "severeColdC",
  mild: "mild",
  cold: "cold",
  hot_summer_cold_winter: "hotSummerColdWinter",
  hot_summer_warm_winter: "hotSummerWarmWinter",
};

function leastRatios(row: Inputs) {
  const climate = CLIMATES[String(row["climate"])];
  if (climate === undefined) throw new Error(`no climate: ${String(row["climate"])}`);
  const compressor = row["type"] === "piston" ? "scroll" : COMPRESSORS.find((each) => each === row["type"]);
  if (compressor === undefined) throw new Error(`no compressor: ${String(row["type"])}`);
  const cooling = row["cooling"] === "air" ? "air" : "water";
  const limit = chillerLimit({ compressor, cooling, capacity: numberIn(row, "kw") }, climate);
  const kept = (name: "cop" | "iplv") =>
    limit === null || !isNumber(row[name]) ? [] : [numberIn(row, name) >= limit[name]];
  const all = [...kept("cop"), ...kept("iplv")];
  return {
    cop_limit: limit?.cop ?? null,
    iplv_limit: limit?.iplv ?? null,
    met: all.length === 0 ? null : all.every(Boolean),
  };
}

export const SOURCE_KINDS: readonly CaseKind[] = [
  {
    name: "multi-split system with its corrections",
    fits: (of) => has("rows")(of) && "outdoor_kw" in (rowsIn(of.inputs, "rows")[0] ?? {}),
    answer: ({ inputs }) => combinations(inputs),
  },
  {
    name: "outdoor unit of a system",
    fits: has("series_kw", "systems"),
    answer: ({ inputs }) => outdoorUnits(inputs),
  },
  {
    name: "limits of a series",
    fits: (of) => of.topic === "C" && has("limits")(of) && (has("system")(of) || has("systems")(of)),
    answer: ({ inputs }) =>
      "system" in inputs
        ? judged(inputs, objectIn(inputs, "system"))
        : { rows: rowsIn(inputs, "systems").map((each) => judged(inputs, each)) },
  },
  {
    name: "chillers for a block load",
    fits: has("block_kw", "chillers_kw"),
    answer: ({ inputs }) => chillers(inputs),
  },
  {
    name: "IPLV by two standards",
    fits: (of) =>
      has("rows_abcd")(of) &&
      (asks("ahri")(of) || asks("gb")(of) || (asks("iplv")(of) && has("standard")(of))),
    answer: ({ inputs }) => partLoads(inputs),
  },
  {
    name: "least COP and IPLV of chillers",
    fits: (of) => firstRowHas(of.inputs, "climate") && firstRowHas(of.inputs, "cop", "iplv"),
    answer: ({ inputs }) => ({ rows: rowsIn(inputs, "rows").map(leastRatios) }),
  },
  {
    name: "boilers for a load",
    fits: has("boilers_kw"),
    answer: ({ inputs }) => boilers(inputs),
  },
];
