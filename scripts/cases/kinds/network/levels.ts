import { addLevels, aWeighted, type Spectrum } from "#domain/physics/sound/levels.ts";
import { noiseCriterion, noiseRating, noiseRatingCurve, NR_BANDS } from "#domain/physics/sound/ratings.ts";
import { endReflection } from "#domain/physics/sound/ductPath.ts";
import {
  fanPowerBySrl,
  fanPowerChinese,
  fanSpectrum,
  type FanKind,
} from "#domain/physics/sound/fanSpectrum.ts";
import { roomSoundLimit } from "#domain/physics/sound/roomLimits.ts";
import {
  criticalDistance,
  diffuseLevel,
  equalSources,
  noiseAnswer,
  NOISE_QUESTIONS,
  powerOfStated,
  roomConstant,
  statementOf,
  type TestField,
} from "#domain/physics/sound/room.ts";
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
import { firstRowHas, rowsIn } from "../../given.ts";

function ratingTables(inputs: Inputs) {
  const spectra = "spectra" in inputs ? (inputs["spectra"] as readonly Spectrum[]) : [];
  return {
    table: Object.fromEntries(numbersIn(inputs, "NR").map((each) => [String(each), noiseRatingCurve(each)])),
    bands: NR_BANDS,
    ...Object.fromEntries(numbersIn(inputs, "NR").map((each) => [`NR${each}`, noiseRatingCurve(each)])),
    nr: spectra.map((each) => noiseRating(each).rating),
    nc: spectra.map((each) => noiseCriterion(each).rating),
    dba: spectra.map(aWeighted),
  };
}

const fieldIn = (value: unknown): TestField | null =>
  value === "free" || value === "hemi-free" ? value : null;
const numberOrNull = (value: unknown): number | null => (isNumber(value) ? value : null);

/** Words for a number of units, or `n`. */
const COUNTS = ["n", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

function singleFigures(inputs: Inputs) {
  const room = objectIn(inputs, "room");
  const rows = rowsIn(inputs, "rows");
  const stated = rows.map((row) => ({
    power: numberOrNull(row["lwa"]),
    pressure: numberOrNull(row["lpa"]),
    distance: numberOrNull(row["distance_m"]),
    field: fieldIn(row["field"]),
  }));
  const powers = stated.map(powerOfStated);
  // Questions of a case that at least one row cannot answer.
  const refused = NOISE_QUESTIONS.filter(
    (question) =>
      question !== "room level" &&
      stated.some(
        (each, at) => noiseAnswer(statementOf(each), question, fanKindIn(rows[at]!["type"])) === "none",
      ),
  );
  const one = powers.map(
    (power) =>
      power && diffuseLevel(power, numberIn(room, "Q"), numberIn(room, "r"), numberIn(room, "R_500_1000")),
  );
  const more = one.map((level) => level && equalSources(level, numberIn(inputs, "equal_units", 1)));
  return {
    lwa_estimate: powers,
    room_dba_one: one,
    ...Object.fromEntries(COUNTS.map((count) => [`room_dba_${count}_at_same_distance`, more])),
    refused,
  };
}

const HOTELS: Readonly<Record<string, string>> = {
  special: "hotelSpecial",
  first: "hotelFirst",
  second: "hotelSecond",
};
/** Maps `living_room` to the product's name; a hotel room by its class. */
const roomNameIn = (row: Inputs): string =>
  row["room"] === "hotel"
    ? (HOTELS[String(row["class"])] ?? "hotel")
    : String(row["room"]).replace("_room", "Room");

const FAN_KINDS: readonly (readonly [RegExp, FanKind])[] = [
  [/backward/u, "backward"],
  [/forward/u, "forward"],
  [/radial/u, "radial"],
  [/axial/u, "axial"],
  [/propeller/u, "propeller"],
];

const fanKindIn = (value: unknown): FanKind | null =>
  FAN_KINDS.find(([word]) => word.test(String(value)))?.[1] ?? null;

/** Octaves, by duty and kind, of a fan without stated sound data. */
export function fanSpectrumIn(fan: Inputs): Spectrum {
  const kind = fanKindIn(fan["type"]);
  if (kind === null) throw new Error("no kind of fan");
  return fanSpectrum(fanPowerBySrl(numberIn(fan, "flow_m3h"), numberIn(fan, "pressure_pa")), kind);
}

function fanWithoutData(inputs: Inputs) {
  const [q, p] = [numberIn(inputs, "flow_m3h"), numberIn(inputs, "pressure_pa")];
  const kind = fanKindIn(inputs["type"]);
  const spectrum = kind === null ? [] : fanSpectrum(fanPowerBySrl(q, p), kind);
  return {
    chinese: fanPowerChinese(q, p),
    srl: fanPowerBySrl(q, p),
    bands_63_to_4000: spectrum.slice(0, -1),
    LwA: spectrum.length === 0 ? null : aWeighted(spectrum),
  };
}

function endReflections(inputs: Inputs) {
  const rows = numbersIn(inputs, "diameter_mm").map((d) =>
    numbersIn(inputs, "bands").map((f) => endReflection(d, f, inputs["end"] === "free" ? "free" : "flush")),
  );
  return { table_db: rows, formula_db: rows };
}

function pointSource(inputs: Inputs) {
  const constant = roomConstant(numberIn(inputs, "S_m2"), numberIn(inputs, "alpha"));
  const directivity = numberIn(inputs, "Q");
  return {
    R_m2: constant,
    Lp: diffuseLevel(numberIn(inputs, "Lw"), directivity, numberIn(inputs, "r_m"), constant),
    critical_distance_m: criticalDistance(directivity, constant),
  };
}

function bothRatings(inputs: Inputs) {
  const [nr, nc] = [noiseRating(numbersIn(inputs, "levels")), noiseCriterion(numbersIn(inputs, "levels"))];
  return {
    NR: nr.rating,
    NR_exact: nr.exact,
    NR_band: nr.band,
    NC: nc.rating,
    NC_exact: nc.exact,
    NC_band: nc.band,
  };
}

export const LEVEL_KINDS: readonly CaseKind[] = [
  { name: "noise ratings", fits: has("NR"), answer: ({ inputs }) => ratingTables(inputs) },
  {
    name: "one figure in dB(A)",
    fits: (of) => has("rows", "room")(of) && asks("lwa_estimate")(of),
    answer: ({ inputs }) => singleFigures(inputs),
  },
  {
    name: "limits of rooms",
    fits: (of) => firstRowHas(of.inputs, "room") && firstRowHas(of.inputs, "level_dba"),
    answer: ({ inputs }) => ({
      rows: rowsIn(inputs, "rows").map((row) => {
        const found = roomSoundLimit(
          roomNameIn(row),
          row["period"] === "night" ? "night" : "day",
          row["standard"] === "high" ? "high" : "usual",
        );
        const limit = found?.limit ?? null;
        return { limit, clause: found?.clause ?? null, met: limit && numberIn(row, "level_dba") <= limit };
      }),
    }),
  },
  {
    name: "A-weighted and linear totals",
    fits: has("bands_hz", "levels_db"),
    answer: ({ inputs }) => ({
      LA_db: aWeighted(numbersIn(inputs, "levels_db")),
      linear_db: addLevels(numbersIn(inputs, "levels_db")),
    }),
  },
  {
    name: "levels added",
    fits: (of) => has("sets")(of) && asks("sum")(of),
    answer: ({ inputs }) => ({ sum: (inputs["sets"] as readonly (readonly number[])[]).map(addLevels) }),
  },
  {
    name: "fan without maker's data",
    fits: (of) => of.topic === "E" && has("flow_m3h", "pressure_pa")(of),
    answer: ({ inputs }) => fanWithoutData(inputs),
  },
  { name: "duct end", fits: has("diameter_mm", "bands"), answer: ({ inputs }) => endReflections(inputs) },
  {
    name: "level of one source",
    fits: has("Lw", "r_m", "S_m2", "alpha"),
    answer: ({ inputs }) => pointSource(inputs),
  },
  {
    name: "NR and NC of a spectrum",
    fits: has("bands", "levels"),
    answer: ({ inputs }) => bothRatings(inputs),
  },
];
