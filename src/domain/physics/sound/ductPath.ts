import { velocityIn } from "../pipe/conduit.ts";
import { addSpectra, OCTAVES, type Spectrum } from "./levels.ts";

const MILLI = 1e-3;
const SOUND_SPEED = 343;

/** An element of a duct: what it attenuates of a power level, and the noise that it makes itself. */
export type DuctElement =
  | {
      readonly kind: "straightRectangular";
      readonly sides: readonly [number, number];
      readonly length: number;
    }
  | { readonly kind: "straightRound"; readonly diameter: number; readonly length: number }
  | {
      readonly kind: "elbow";
      readonly width: number;
      readonly shape: "square" | "vanes" | "radius";
      readonly isLined: boolean;
    }
  /** Area of the branch over that of all branches. */
  | { readonly kind: "branch"; readonly share: number }
  /** Lined duct, plenum, flexible duct and break-out are not computed: `element-missing`. */
  | { readonly kind: "uncounted"; readonly name: string }
  | { readonly kind: "silencer"; readonly insertion: Spectrum; readonly own: Spectrum | null };

const flat = (value: number): Spectrum => OCTAVES.map(() => value);

const NARROW = 10;
const UNLINED_MOST = 40;
const LOW_BANDS = 250;

/** Reynolds/NEBB, a fit of ASHRAE's table: dB/m by P/A in 1/m; at most 40 dB in all. */
function rectangular([a, b]: readonly [number, number], length: number): Spectrum {
  const around = (2 * (a + b) * MILLI) / (a * MILLI * (b * MILLI));
  return OCTAVES.map((f) => {
    const perMetre =
      f > LOW_BANDS
        ? 0.066 * (0.305 * around) ** 0.8
        : around >= NARROW
          ? 55.8 * (0.305 * around) ** -0.25 * f ** -0.85
          : 5.38 * (0.305 * around) ** 0.73 * f ** -0.58;
    return Math.min(perMetre * length, UNLINED_MOST);
  });
}

/** dB/m up to a diameter in mm, 63 … 4000 Hz; 8 kHz as 4 kHz. ASHRAE 2015 ch. 48. */
const ROUND: readonly (readonly [number, Spectrum])[] = [
  [180, [0.1, 0.1, 0.16, 0.16, 0.33, 0.33, 0.33, 0.33]],
  [381, [0.1, 0.1, 0.1, 0.16, 0.23, 0.23, 0.23, 0.23]],
  [762, [0.07, 0.07, 0.07, 0.1, 0.16, 0.16, 0.16, 0.16]],
  [1524, [0.03, 0.03, 0.03, 0.07, 0.07, 0.07, 0.07, 0.07]],
];

/** Elbows of 90° by f in kHz times the width in mm, dB between the limits. ASHRAE 2015 ch. 48. */
const ELBOW_LIMITS = [48, 96, 190, 380, 760];
const ELBOWS = {
  square: [0, 1, 5, 8, 4, 3],
  vanes: [0, 1, 4, 6, 4, 4],
  radius: [0, 1, 2, 3, 3, 3],
} as const;
const LINED_ELBOWS = {
  square: [0, 1, 6, 11, 10, 10],
  vanes: [0, 1, 4, 7, 7, 7],
  radius: ELBOWS.radius,
} as const;

function elbow(width: number, row: readonly number[]): Spectrum {
  return OCTAVES.map((f) => {
    const at = ELBOW_LIMITS.findIndex((limit) => f * MILLI * width < limit);
    return row[at < 0 ? ELBOW_LIMITS.length : at]!;
  });
}

/** dB by which an element lowers a power level in each octave. */
export function attenuationOf(element: DuctElement): Spectrum {
  switch (element.kind) {
    case "straightRectangular":
      return rectangular(element.sides, element.length);
    case "straightRound": {
      const perMetre = ROUND.find(([most]) => element.diameter <= most)?.[1] ?? flat(0);
      return perMetre.map((each) => each * element.length);
    }
    case "elbow":
      return elbow(element.width, (element.isLined ? LINED_ELBOWS : ELBOWS)[element.shape]);
    case "branch":
      return flat(10 * Math.log10(1 / element.share));
    case "uncounted":
      return flat(0);
    case "silencer":
      return element.insertion;
  }
}

export interface PathStep {
  readonly attenuation: Spectrum;
  /** L_W after the element. */
  readonly power: Spectrum;
  /** False for an elbow too close to the one before. */
  readonly isCounted: boolean;
}

/** Names of the elements that a path does not count. */
export const uncountedElements = (elements: readonly DuctElement[]): readonly string[] =>
  elements.flatMap((element) => (element.kind === "uncounted" ? [element.name] : []));

/** Of two elbows closer than this many diameters only the first counts: a convention. */
const ELBOWS_APART = 3;

/** Length in m of straight duct since the last elbow that counted; the first elbow always counts. */
function sinceElbow(before: readonly DuctElement[], isCounted: readonly boolean[]): number {
  let straight = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    const element = before[at]!;
    if (element.kind === "straightRectangular" || element.kind === "straightRound")
      straight += element.length;
    else if (element.kind !== "elbow") return Number.POSITIVE_INFINITY;
    else if (isCounted[at]!) return straight;
  }
  return Number.POSITIVE_INFINITY;
}

/** Which elements of a path count: of elbows less than three diameters apart only one does. */
function countedElements(elements: readonly DuctElement[]): readonly boolean[] {
  const isCounted: boolean[] = [];
  for (const [at, element] of elements.entries())
    isCounted.push(
      element.kind !== "elbow" ||
        sinceElbow(elements.slice(0, at), isCounted) >= ELBOWS_APART * element.width * MILLI,
    );
  return isCounted;
}

/** Power levels from element to element: an element first attenuates, then adds its own noise. */
export function ductPath(source: Spectrum, elements: readonly DuctElement[]): readonly PathStep[] {
  const steps: PathStep[] = [];
  const isCounted = countedElements(elements);
  let power = source;
  for (const [at, element] of elements.entries()) {
    const attenuation = isCounted[at]! ? attenuationOf(element) : flat(0);
    const passed = power.map((level, band) => level - attenuation[band]!);
    const own = element.kind === "silencer" ? element.own : null;
    power = own === null ? passed : addSpectra([passed, own]);
    steps.push({ attenuation, power, isCounted: isCounted[at]! });
  }
  return steps;
}

/** Reflection coefficients of an end flush with the wall and of a free end; within 0.7 dB of ASHRAE's table. */
const END = { flush: 0.7, free: 1 } as const;

/**
 * ΔL = 10·lg(1 + (a·c/(π·f·D))²), dB.
 *
 * @param diameter mm; of a rectangular end that of equal area
 * @param frequency Hz
 */
export const endReflection = (diameter: number, frequency: number, end: keyof typeof END = "flush"): number =>
  10 * Math.log10(1 + ((END[end] * SOUND_SPEED) / (Math.PI * frequency * diameter * MILLI)) ** 2);

/** √(4·a·b/π), mm */
export const equalAreaDiameter = (a: number, b: number): number => Math.sqrt((4 * a * b) / Math.PI);

export interface OutletNoise {
  readonly power: Spectrum;
  /** Hz. */
  readonly peak: number;
  readonly overall: number;
}

/** Density of air in the published formula, kg/m³. */
const PUBLISHED_DENSITY = 1.2;
const SHAPE = { rectangular: -11.82, round: -5.82 } as const;

/**
 * Total pressure loss in Pa of a ζ related to the neck's dynamic pressure, with the density of the published
 * formula; m³/h and m².
 */
export const lossOfZeta = (zeta: number, flow: number, neck: number): number =>
  (zeta * PUBLISHED_DENSITY * velocityIn(flow, neck) ** 2) / 2;

/**
 * Noise of an outlet after NEBB, 估算 where the manufacturer states none: L = 10·lg(10.76·S) + 30·lg ζ +
 * 60·lg(3.28·U) − 31.3, peak at 160.1·U, and by octave C − 0.15·A − 1.13·A² with A octaves above the band of the
 * peak.
 *
 * @param flow m³/h
 * @param neck m²
 * @param loss total pressure, Pa
 */
export function outletNoise(
  flow: number,
  neck: number,
  loss: number,
  shape: keyof typeof SHAPE,
): OutletNoise {
  const speed = velocityIn(flow, neck);
  const zeta = (2 * loss) / (PUBLISHED_DENSITY * speed * speed);
  const overall =
    10 * Math.log10(10.76 * neck) + 30 * Math.log10(zeta) + 60 * Math.log10(3.28 * speed) - 31.3;
  const peak = 160.1 * speed;
  const band = Math.round(Math.log2(peak / OCTAVES[4]));
  const power = OCTAVES.map((_, at) => {
    const above = at - 4 - band;
    return overall + SHAPE[shape] - 0.15 * above - 1.13 * above * above;
  });
  return { power, peak, overall };
}
