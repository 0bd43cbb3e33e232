import { aWeighted, OCTAVES, type Spectrum } from "#domain/physics/sound/levels.ts";
import { noiseCriterion, noiseRating } from "#domain/physics/sound/ratings.ts";
import {
  attenuationOf,
  lossOfZeta,
  uncountedElements,
  type DuctElement,
} from "#domain/physics/sound/ductPath.ts";
import { fanToRoom, neckArea, noiseOfNeck, type OutletNeck } from "#domain/physics/sound/fanToRoom.ts";
import { roomAbsorption, schultzSpectrum, type RoomType } from "#domain/physics/sound/room.ts";
import { absorptionInSeconds, roomLevel } from "#domain/physics/sound/roomLevel.ts";
import { judgeSilencers, shortestSilencer, type SoundTarget } from "#domain/physics/sound/silencer.ts";
import {
  asks,
  has,
  numberIn,
  numbersIn,
  objectIn,
  pairIn,
  type CaseKind,
  type Inputs,
} from "../../CaseKind.ts";
import { firstRowHas, rowsIn } from "../../given.ts";
import { fanSpectrumIn } from "./levels.ts";

/** Null if a case states none, or states null. */
const spectrumOrNull = (row: Inputs, name: string): Spectrum | null =>
  Array.isArray(row[name]) ? numbersIn(row, name) : null;

/** Elements that the product names but does not compute. */
const UNCOUNTED = new Set(["lined_duct", "plenum", "flexible", "flexible_duct", "break_out", "breakout"]);

function elementIn(row: Inputs): DuctElement {
  switch (row["kind"]) {
    case "elbow": {
      const shape = row["shape"];
      if (shape !== "square" && shape !== "vanes" && shape !== "radius")
        throw new Error("no shape of an elbow");
      return { kind: "elbow", width: numberIn(row, "width_mm"), shape, isLined: row["lined"] === true };
    }
    case "silencer":
      return {
        kind: "silencer",
        insertion: numbersIn(row, "insertion_db"),
        own: spectrumOrNull(row, "regenerated_lw"),
      };
    case "straight_rect":
      return {
        kind: "straightRectangular",
        sides: pairIn(row, "sides_mm"),
        length: numberIn(row, "length_m"),
      };
    case "straight_round":
      return {
        kind: "straightRound",
        diameter: numberIn(row, "diameter_mm"),
        length: numberIn(row, "length_m"),
      };
    case "branch":
      return { kind: "branch", share: numberIn(row, "area_share") };
    default:
      if (!UNCOUNTED.has(String(row["kind"]))) throw new Error(`no element: ${String(row["kind"])}`);
      return { kind: "uncounted", name: String(row["kind"]) };
  }
}

/** An outlet by its neck, with its loss or its ζ. */
function outletIn(row: Inputs) {
  const neck: OutletNeck =
    "diameter_mm" in row ? { diameter: numberIn(row, "diameter_mm") } : { sides: pairIn(row, "sides_mm") };
  const flow = numberIn(row, "flow_m3h");
  const loss =
    "zeta" in row ? lossOfZeta(numberIn(row, "zeta"), flow, neckArea(neck)) : numberIn(row, "total_pa");
  return { neck, flow, loss };
}

const ratings = (lp: Spectrum) => ({
  nr: noiseRating(lp).rating,
  nr_exact: noiseRating(lp).exact,
  nc: noiseCriterion(lp).rating,
});

function fromFanToRoom(inputs: Inputs) {
  const rows = rowsIn(inputs, "elements");
  const source = "fan" in inputs ? fanSpectrumIn(objectIn(inputs, "fan")) : numbersIn(inputs, "fan_lw");
  const elements = rows.map(elementIn);
  const room = objectIn(inputs, "room");
  const found = fanToRoom(source, elements, outletIn(objectIn(inputs, "outlet")), {
    volume: numberIn(room, "volume"),
    distance: numberIn(room, "distance"),
  });
  return {
    fan_lw: source,
    missing: uncountedElements(elements),
    steps: found.steps.map(({ attenuation, power }, at) => ({
      element: rows[at]!["kind"],
      attenuation,
      lw_after: power,
    })),
    end_reflection: found.reflection,
    outlet_regenerated: found.outlet.power,
    outlet_peak_hz: found.outlet.peak,
    lw_into_room: found.into,
    lp: found.level,
    lp_dba: aWeighted(found.level),
    ...ratings(found.level),
  };
}

/** Absorption as stated by band, by the kind of room, or from its reverberation time. */
function absorptionIn(inputs: Inputs): Spectrum {
  if ("alpha" in inputs) return numbersIn(inputs, "alpha");
  const type = ["live", "average", "dead"].find((each) => each === inputs["room_type"]);
  if (type !== undefined) return roomAbsorption(type as RoomType);
  const given = inputs["reverberation_s"];
  const seconds = Array.isArray(given)
    ? numbersIn(inputs, "reverberation_s")
    : OCTAVES.map(() => Number(given));
  return absorptionInSeconds(seconds, numberIn(inputs, "volume_m3"), numberIn(inputs, "surface_m2"));
}

function inRoom(inputs: Inputs) {
  const found = roomLevel(
    rowsIn(inputs, "sources").map((row) => ({
      power: numbersIn(row, "lw"),
      directivity: numberIn(row, "Q", 2),
      distance: numberIn(row, "r"),
    })),
    {
      volume: numberIn(inputs, "volume_m3"),
      surface: numberIn(inputs, "surface_m2"),
      absorption: absorptionIn(inputs),
    },
    spectrumOrNull(inputs, "background_lp"),
  );
  return {
    lp_each: found.each,
    lp: found.diffuse,
    dba: found.diffuseWeighted,
    ...ratings(found.diffuse),
    schultz_lp: found.schultz,
    schultz_dba: found.schultzWeighted,
    deciding_dba: found.deciding,
    met: found.deciding <= numberIn(inputs, "limit_dba", Number.POSITIVE_INFINITY),
  };
}

function silencers(inputs: Inputs) {
  const options = rowsIn(inputs, "options").map((option) => ({
    length: numberIn(option, "length_mm"),
    insertion: numbersIn(option, "insertion_db"),
    own: spectrumOrNull(option, "regenerated_lw"),
  }));
  const target: SoundTarget =
    "target_nr" in inputs ? { nr: numberIn(inputs, "target_nr") } : { dba: numberIn(inputs, "target_dba") };
  const [volume, distance] = [numberIn(inputs, "volume"), numberIn(inputs, "distance")];
  const judged = judgeSilencers(
    numbersIn(inputs, "lw"),
    options,
    (power) => schultzSpectrum(power, volume, distance),
    target,
  );
  return {
    rows: judged.map(({ option, nr, dba, isMet }) => ({ length_mm: option.length, nr, dba, met: isMet })),
    chosen_mm: shortestSilencer(judged)?.length ?? null,
  };
}

function outletRows(inputs: Inputs) {
  return {
    rows: rowsIn(inputs, "rows").map((row) => {
      const { neck, flow, loss } = outletIn(row);
      const { power, peak, overall } = noiseOfNeck(neck, flow, loss);
      return { lw: power, peak_hz: peak, overall_before_shape: overall, lwa: aWeighted(power) };
    }),
  };
}

export const DUCT_SOUND_KINDS: readonly CaseKind[] = [
  {
    name: "fan to room",
    fits: (of) => has("elements", "outlet", "room")(of) && (has("fan_lw")(of) || has("fan")(of)),
    answer: ({ inputs }) => fromFanToRoom(inputs),
  },
  {
    name: "duct elements",
    fits: (of) => has("elements")(of) && asks("attenuation")(of),
    answer: ({ inputs }) => ({
      attenuation: rowsIn(inputs, "elements").map((row) => attenuationOf(elementIn(row))),
    }),
  },
  {
    name: "level of sources in a room",
    fits: (of) =>
      has("sources", "volume_m3")(of) &&
      ["alpha", "room_type", "reverberation_s"].some((name) => name in of.inputs),
    answer: ({ inputs }) => inRoom(inputs),
  },
  {
    name: "shortest silencer",
    fits: (of) => has("lw", "options")(of) && (has("target_nr")(of) || has("target_dba")(of)),
    answer: ({ inputs }) => silencers(inputs),
  },
  {
    name: "noise of outlets",
    fits: (of) => of.topic === "E" && firstRowHas(of.inputs, "total_pa", "zeta"),
    answer: ({ inputs }) => outletRows(inputs),
  },
];
