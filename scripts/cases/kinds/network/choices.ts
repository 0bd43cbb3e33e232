import { chillerAlternatives } from "#domain/building/sources/chillerCounts.ts";
import { plantLoad } from "#domain/building/sources/coldSources.ts";
import { groupUnits } from "#domain/building/systems/groupUnits.ts";
import { allowsLength, smallestOutdoor } from "#domain/building/systems/multiSplit.ts";
import { judgeTower } from "#domain/building/sources/towerVerdict.ts";
import { DUCT_PLACES, ductVelocity } from "#domain/physics/pipe/ductVelocities.ts";
import { judgeTested, type UnitFigures } from "#domain/products/tolerance/testedUnit.ts";
import {
  has,
  isNumber,
  numberIn,
  numbersIn,
  objectIn,
  textIn,
  type CaseKind,
  type Inputs,
} from "../../CaseKind.ts";
import { firstRowHas, rowsIn } from "../../given.ts";

/** Maps `run_out` and others to the product's names. */
const PLACES = new Map(
  DUCT_PLACES.map((place) => [place.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`), place]),
);

const orNone = (row: Inputs, name: string): number | null => (isNumber(row[name]) ? row[name] : null);

function ductSpeeds(row: Inputs) {
  const place = PLACES.get(String(row["place"]));
  if (place === undefined) throw new Error(`no place of a duct: ${String(row["place"])}`);
  const building = row["building"] === "dwelling" ? "dwelling" : "public";
  const found = ductVelocity(building, place, orNone(row, "room_dba"));
  return {
    v_recommended: found.recommended,
    v_largest: found.largest,
    v_noise: found.byNoise,
    v_max: found.most,
  };
}

function alternatives(inputs: Inputs) {
  const load = plantLoad({
    block: numberIn(inputs, "block_kw"),
    shaft: numberIn(inputs, "pump_shaft_kw", 0),
  });
  const found = chillerAlternatives(
    numbersIn(inputs, "series_kw"),
    load,
    numberIn(inputs, "building_min_kw", 0),
    orNone(inputs, "min_load_share") ?? undefined,
  );
  return {
    rows: found.map(({ machines, verdict, steps, isRemarked }) => ({
      machines_kw: machines,
      ratio: verdict.ratio,
      with_largest_out_share: verdict.withoutLargest,
      smallest_turndown_kw: verdict.turndown,
      turndown_met: verdict.meetsTurndown,
      steps_kw: steps,
      remark: isRemarked,
    })),
  };
}

const stateIn = (row: Inputs) => ({
  entering: numberIn(row, "entering_c"),
  leaving: numberIn(row, "leaving_c"),
  wetBulb: numberIn(row, "wet_bulb_c"),
});

function tower(inputs: Inputs) {
  const stated = rowsIn(inputs, "tower").map((row) => ({ ...stateIn(row), flow: numberIn(row, "flow_m3h") }));
  const { flow, isMet } = judgeTower(
    stated,
    stateIn(objectIn(inputs, "site")),
    numberIn(inputs, "condenser_flow_m3h"),
  );
  return { flow_m3h: flow, met: isMet };
}

function groups(inputs: Inputs) {
  const series = numbersIn(inputs, "series_kw");
  const rooms = rowsIn(inputs, "rooms").map((row) => ({
    code: textIn(row, "code"),
    zone: typeof row["zone"] === "string" ? textIn(row, "zone") : "",
    level: numberIn(row, "level", 1),
    rated: numbersIn(row, "indoor_kw"),
    required: numberIn(row, "required_kw"),
  }));
  const found = groupUnits(rooms, (own) =>
    smallestOutdoor(
      series,
      { rated: own.flatMap(({ rated }) => rated) },
      own.reduce((sum, { required }) => sum + required, 0),
      () => 1,
    ),
  );
  return {
    systems: found.map(({ zone, level, rooms: own, outdoor }) => ({
      zone,
      level,
      rooms: own.map(({ code }) => code),
      outdoor_kw: outdoor,
    })),
  };
}

const UNIT_NAMES: Readonly<Record<keyof UnitFigures, string>> = {
  capacity: "capacity_kw",
  air: "air_m3h",
  power: "power_w",
  fanPower: "fan_power_w",
  waterLoss: "water_loss_pa",
};

const unitIn = (row: Inputs): UnitFigures =>
  Object.fromEntries(
    Object.entries(UNIT_NAMES).flatMap(([name, given]) =>
      given in row ? [[name, numberIn(row, given)]] : [],
    ),
  );

function tested(inputs: Inputs) {
  const measured = "measured" in inputs ? unitIn(objectIn(inputs, "measured")) : {};
  const found = judgeTested(unitIn(objectIn(inputs, "stated")), measured);
  return {
    bounds: Object.fromEntries(found.map(({ name, bound }) => [UNIT_NAMES[name], bound])),
    met: Object.fromEntries(found.map(({ name, isMet }) => [UNIT_NAMES[name], isMet])),
  };
}

/** Tables and choices of ENGINEERING-3 B.3, C.1, C.4, D.2, D.3 and F.5. */
export const CHOICE_KINDS: readonly CaseKind[] = [
  {
    name: "velocities of ducts",
    fits: (of) => firstRowHas(of.inputs, "place"),
    answer: ({ inputs }) => ({ rows: rowsIn(inputs, "rows").map(ductSpeeds) }),
  },
  {
    name: "chillers of a catalogue for a load",
    fits: has("series_kw", "block_kw"),
    answer: ({ inputs }) => alternatives(inputs),
  },
  {
    name: "tower at the site's wet bulb",
    fits: has("tower", "site", "condenser_flow_m3h"),
    answer: ({ inputs }) => tower(inputs),
  },
  {
    name: "grouping of indoor units",
    fits: has("series_kw", "rooms"),
    answer: ({ inputs }) => groups(inputs),
  },
  {
    name: "long pipes of a multi-split system",
    fits: (of) => firstRowHas(of.inputs, "full_load_cop"),
    answer: ({ inputs }) => ({
      allowed: rowsIn(inputs, "rows").map((row) =>
        allowsLength(numberIn(row, "equivalent_m"), orNone(row, "full_load_cop")),
      ),
    }),
  },
  {
    name: "bounds of a tested unit",
    fits: has("stated"),
    answer: ({ inputs }) => tested(inputs),
  },
];
