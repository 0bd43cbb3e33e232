import { NO_SIMULTANEITY } from "#domain/building/network/Network.ts";
import { judgeBoilers, judgeChillers, partLoadValue } from "#domain/building/sources/coldSources.ts";
import { condenserLoad } from "#domain/building/systems/condenserCircuit.ts";
import { multiSplitState } from "#domain/building/systems/multiSplit.ts";
import { UNCORRECTED } from "#domain/building/systems/seriesCorrections.ts";
import { attenuationOf, ductPath, endReflection, type DuctElement } from "#domain/physics/sound/ductPath.ts";
import { addLevels, OCTAVES } from "#domain/physics/sound/levels.ts";
import { noiseRating, noiseRatingCurve } from "#domain/physics/sound/ratings.ts";
import { acceptance } from "#domain/products/tolerance/acceptance.ts";
import { acceptanceGrade } from "#domain/catalogue/standards/acceptanceGrades.ts";
import { curveOf } from "#domain/physics/curve/MeasuredCurve.ts";
import { dutyProbability } from "#domain/products/tolerance/probability.ts";
import { worstCase } from "#domain/products/tolerance/worstCase.ts";
import { flow } from "#domain/base/units.ts";
import { drawnTree } from "../../drawnTree.ts";
import { ran } from "../../givenNetwork.ts";

/** Whether the property holds for one random draw. */
export type Check = (draw: () => number) => boolean;
/** A property is recognised by its subject and its claim; one of them alone is not enough. */
export interface PropertyCheck {
  readonly about: RegExp;
  readonly claims: RegExp;
  readonly holds: Check;
}

const NEAR = 1e-9;
const between = (draw: () => number, least: number, most: number) => least + (most - least) * draw();
const several = (draw: () => number, most: number, one: () => number) =>
  Array.from({ length: 1 + Math.floor(most * draw()) }, one);
const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

const levelsAdd: Check = (draw) => {
  const levels = several(draw, 6, () => between(draw, -20, 120));
  const sum = addLevels(levels);
  return (
    sum >= levels.reduce((a, b) => Math.max(a, b)) - NEAR &&
    Math.abs(sum - addLevels(levels.toReversed())) < NEAR &&
    Math.abs(sum - addLevels(levels.toSorted((a, b) => a - b))) < NEAR
  );
};

function drawnElement(draw: () => number): DuctElement {
  const side = () => between(draw, 100, 2500);
  const kinds: readonly (() => DuctElement)[] = [
    () => ({ kind: "straightRectangular", sides: [side(), side()], length: 40 * draw() }),
    () => ({ kind: "straightRound", diameter: side(), length: 40 * draw() }),
    () => ({ kind: "elbow", width: side(), shape: "square", isLined: draw() < 0.5 }),
    () => ({ kind: "elbow", width: side(), shape: "vanes", isLined: draw() < 0.5 }),
    () => ({ kind: "elbow", width: side(), shape: "radius", isLined: draw() < 0.5 }),
    () => ({ kind: "branch", share: between(draw, 0.02, 1) }),
  ];
  return kinds[Math.floor(draw() * kinds.length)]!();
}

/** A duct element without noise of its own, and the reflection at an end. */
const attenuates: Check = (draw) => {
  const source = OCTAVES.map(() => between(draw, 20, 110));
  const element = drawnElement(draw);
  const [step] = ductPath(source, [element]);
  const diameter = between(draw, 80, 1500);
  return (
    attenuationOf(element).every((each) => each >= 0) &&
    step!.power.every((level, band) => level <= source[band]!) &&
    OCTAVES.every((f) => endReflection(diameter, f) >= 0)
  );
};

const rating: Check = (draw) => {
  const nr = Math.floor(131 * draw());
  return noiseRating(noiseRatingCurve(nr).slice(1)).rating === nr;
};

const NESTS = [
  ["1B", "2B"],
  ["2B", "3B"],
  ["1E", "1B"],
  ["1U", "2U"],
  ["AN1", "AN2"],
  ["AN2", "AN3"],
  ["AN3", "AN4"],
] as const;
const pump = (q: number) => 30 - 0.003 * q * q;
const measured = curveOf(pump, 0, 95);

const gradesNest: Check = (draw) => {
  const q = between(draw, 5, 90);
  const guarantee = [q, pump(q) * between(draw, 0.85, 1.15)] as const;
  const kept = (name: string) => acceptance(measured, guarantee, acceptanceGrade(name)!).isMet;
  return NESTS.every(([narrow, wide]) => !kept(narrow) || kept(wide));
};

const probabilityFalls: Check = (draw) => {
  const q = between(draw, 20, 60);
  const duty = {
    curve: pump,
    flow: q,
    valueTolerance: between(draw, 0.01, 0.1),
    flowTolerance: between(draw, 0.01, 0.1),
    resistanceTolerance: between(draw, 0, 0.15),
  };
  const value = pump(q) * between(draw, 0.8, 1.2);
  const at = (own: number, flowTolerance = duty.flowTolerance) =>
    dutyProbability({ ...duty, value: own, flowTolerance });
  // A tolerance of the flow shifts the middle for a curved line; without it both sides are equal.
  return at(value * 1.01) <= at(value) && Math.abs(at(pump(q), 0) - 0.5) < NEAR;
};

const rangeHoldsNominal: Check = (draw) => {
  const q = between(draw, 20, 60);
  const [s, t] = [0.1 * draw(), 0.1 * draw()];
  const box = { flow: [-t, t], value: [-s, s], power: 0 } as const;
  const { nominal, flows } = worstCase(measured, null, { flow: flow(q), value: pump(q) }, box);
  return flows === null || (flows[0] <= nominal!.flow + NEAR && flows[1] >= nominal!.flow - NEAR);
};

const multiSplitNeverMore: Check = (draw) => {
  const indoor = several(draw, 12, () => between(draw, 1.5, 16));
  const outdoor = sumOf(indoor) / between(draw, 0.4, 1.4);
  const corrections = { ...UNCORRECTED, length: () => between(draw, 0.7, 1), heightPerMetre: -0.0004 };
  const { available, indoor: given } = multiSplitState(indoor, outdoor, {
    corrections,
    equivalent: 100 * draw(),
    height: 30 * draw(),
  });
  if (available === null || given === null) return available === given;
  return sumOf(given) <= available * (1 + NEAR) && given.every((each, at) => each <= indoor[at]!);
};

const sourcesHold: Check = (draw) => {
  const machines = several(draw, 4, () => between(draw, 100, 3000));
  const load = between(draw, 100, 8000);
  const chillers = judgeChillers(machines, load, between(draw, 0, 500));
  const boilers = judgeBoilers(machines, load, "cold");
  return [chillers, boilers].every(
    ({ ratio, withoutLargest, isShort }) =>
      withoutLargest < ratio && withoutLargest >= 0 && isShort === ratio < 1,
  );
};

const iplvBetween: Check = (draw) => {
  const cops = [0, 0, 0, 0].map(() => between(draw, 2, 10)) as [number, number, number, number];
  const [least, most] = [cops.reduce((a, b) => Math.min(a, b)), cops.reduce((a, b) => Math.max(a, b))];
  return (["gb", "ahri"] as const).every((standard) => {
    const value = partLoadValue(cops, standard);
    return value >= least - NEAR && value <= most + NEAR;
  });
};

const condenserMore: Check = (draw) => {
  const [load, cop] = [between(draw, 50, 4000), between(draw, 2, 8)];
  return condenserLoad(load, cop) > load && condenserLoad(load, cop * 1.1) < condenserLoad(load, cop);
};

/** Ducts have no simultaneity factor: flows add up exactly. */
const flowsAddUp: Check = (draw) => {
  const { segments, terminals, rules } = drawnTree(draw);
  const run = ran({ segments, terminals, rules: { ...rules, factors: NO_SIMULTANEITY } });
  return run.network.segments.every(({ id }, at) => {
    const own = terminals.filter(({ segment }) => segment === id).map((each) => each.flow);
    const behind = segments.flatMap(({ parent }, child) => (parent === id ? [run.columns.flow[child]!] : []));
    const sum = sumOf([...own, ...behind]);
    return Math.abs(run.columns.flow[at]! - sum) <= NEAR * Math.max(sum, 1);
  });
};

/** Sound, tolerances, multi-split systems and sources. */
export const MACHINE_CHECKS: readonly PropertyCheck[] = [
  {
    about: /⊕|(?:sum|adding) (?:of )?(?:sound )?levels|adding a source/iu,
    claims: /never below|never lower|order/iu,
    holds: levelsAdd,
  },
  { about: /attenuat|\belement/iu, claims: /never raises|never negative|>= 0|≥ 0/iu, holds: attenuates },
  { about: /\bNR\b/u, claims: /\bits own\b/iu, holds: rating },
  { about: /\bgrades?\b/iu, claims: /\bnest/iu, holds: gradesNest },
  { about: /\bprobability\b/iu, claims: /falls with|never rises|0\.5 where/iu, holds: probabilityFalls },
  {
    about: /worst case|\bcorners\b/iu,
    claims: /(?:contain|hold|include)s? the nominal/iu,
    holds: rangeHoldsNominal,
  },
  {
    about: /indoor (?:capacit|unit)/iu,
    claims: /never (?:above|more than) the outdoor/iu,
    holds: multiSplitNeverMore,
  },
  { about: /IPLV|part load/iu, claims: /between/iu, holds: iplvBetween },
  { about: /condenser/iu, claims: /more than|falls/iu, holds: condenserMore },
  { about: /chiller|boiler/iu, claims: /largest.*(?:less|\bout\b)/iu, holds: sourcesHold },
  { about: /flows/iu, claims: /add up/iu, holds: flowsAddUp },
];
