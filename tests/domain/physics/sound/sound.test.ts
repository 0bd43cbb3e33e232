import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  attenuationOf,
  ductPath,
  endReflection,
  outletNoise,
  uncountedElements,
  type DuctElement,
} from "#domain/physics/sound/ductPath.ts";
import { fanSpectrum } from "#domain/physics/sound/fanSpectrum.ts";
import { addLevels, addSpectra, OCTAVES } from "#domain/physics/sound/levels.ts";
import {
  noiseCriterion,
  noiseCriterionCurve,
  noiseRating,
  noiseRatingCurve,
} from "#domain/physics/sound/ratings.ts";
import {
  absorptionOfReverberation,
  decidingLevel,
  diffuseLevel,
  equalSources,
  noiseAnswer,
  powerOfStated,
  roomAbsorption,
  roomConstant,
  statementOf,
} from "#domain/physics/sound/room.ts";
import { judgeSilencers, shortestSilencer } from "#domain/physics/sound/silencer.ts";

const level = fc.double({ min: -20, max: 130, noNaN: true });
const spectrum = fc.array(level, { minLength: OCTAVES.length, maxLength: OCTAVES.length });

describe("levels", () => {
  it("add to at least the greatest, and n equal ones to 10·lg n more", () => {
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 6 }), (levels) => {
        expect(addLevels(levels)).toBeGreaterThanOrEqual(Math.max(...levels) - 1e-9);
        expect(addLevels(levels)).toBeLessThanOrEqual(
          Math.max(...levels) + 10 * Math.log10(levels.length) + 1e-9,
        );
      }),
    );
    expect(equalSources(40, 3)).toBeCloseTo(40 + 10 * Math.log10(3), 12);
  });
});

describe("ratings", () => {
  it("of a curve are that curve", () => {
    for (let rating = 0; rating <= 130; rating++) {
      const curve = noiseRatingCurve(rating).slice(1);
      expect(noiseRating(curve).rating).toBe(rating);
      expect(noiseRating(curve.map((each, band) => (band === 3 ? each + 0.01 : each)))).toMatchObject({
        rating: rating + 1,
        band: 500,
      });
    }
  });

  it("never fall when a level rises, and have no NC above 70", () => {
    fc.assert(
      fc.property(spectrum, fc.nat(7), (levels, at) => {
        const more = levels.map((each, band) => (band === at ? each + 3 : each));
        expect(noiseRating(more).exact).toBeGreaterThanOrEqual(noiseRating(levels).exact);
        expect(noiseCriterion(more).exact).toBeGreaterThanOrEqual(noiseCriterion(levels).exact);
      }),
    );
    expect(noiseCriterion(OCTAVES.map(() => 90))).toMatchObject({ rating: null });
  });

  it("draw the NC curve whose levels have that very rating", () => {
    expect(noiseCriterionCurve(35)).toEqual([60, 52, 45, 40, 36, 34, 33, 32]);
    for (let rating = 15; rating <= 70; rating++) {
      const curve = noiseCriterionCurve(rating);
      expect(noiseCriterion(curve).rating).toBe(rating);
      const louder = curve.map((each, band) => (band === 4 ? each + 0.01 : each));
      expect(noiseCriterion(louder).rating).toBe(rating === 70 ? null : rating + 1);
    }
  });
});

describe("a duct path", () => {
  it("attenuates first, then adds what an element makes itself", () => {
    const insertion = OCTAVES.map(() => 60);
    const own = OCTAVES.map(() => 35);
    const [step] = ductPath(
      OCTAVES.map(() => 70),
      [{ kind: "silencer", insertion, own }],
    );
    expect(step?.power).toEqual(addSpectra([OCTAVES.map(() => 10), own]));
  });

  it("takes at most 40 dB in unlined ducts, and nothing in round ones beyond the table", () => {
    expect(attenuationOf({ kind: "straightRectangular", sides: [200, 150], length: 500 })[0]).toBe(40);
    expect(attenuationOf({ kind: "straightRound", diameter: 1600, length: 50 })).toEqual(
      OCTAVES.map(() => 0),
    );
  });

  it("reflects less at its end the higher the tone and the larger the duct", () => {
    expect(endReflection(150, 63)).toBeGreaterThan(endReflection(150, 125));
    expect(endReflection(150, 63)).toBeGreaterThan(endReflection(300, 63));
    expect(endReflection(150, 63, "free")).toBeGreaterThan(endReflection(150, 63));
  });

  it("makes at an outlet 6 dB more with a round neck of the same area", () => {
    const [square, round] = (["rectangular", "round"] as const).map((shape) =>
      outletNoise(300, 0.05, 20, shape),
    );
    for (const [band, each] of square!.power.entries()) expect(round!.power[band]! - each).toBeCloseTo(6, 9);
  });
});

describe("one figure in dB(A)", () => {
  it("is a power only with distance and field", () => {
    const stated = { power: null, pressure: 40, distance: 1, field: "hemi-free" } as const;
    expect(powerOfStated(stated)).toBeCloseTo(48, 1);
    expect(powerOfStated({ ...stated, field: "free" })).toBeCloseTo(51, 1);
    expect(powerOfStated({ ...stated, field: null })).toBeNull();
    expect(powerOfStated({ ...stated, distance: null })).toBeNull();
    expect(powerOfStated({ ...stated, distance: 0 })).toBeNull();
  });
});

it("lets a room level fall with the distance and with the room constant", () => {
  expect(diffuseLevel(60, 2, 1, 40)).toBeGreaterThan(diffuseLevel(60, 2, 2, 40));
  expect(diffuseLevel(60, 2, 1, 40)).toBeGreaterThan(diffuseLevel(60, 2, 1, 80));
});

it("goes on above 4 kHz by the last step of a fan's shape", () => {
  expect(fanSpectrum(100, "axial").slice(-3)).toEqual([88, 84, 80]);
});

const flat = (value: number) => OCTAVES.map(() => value);

describe("a path of ducts", () => {
  const elbow: DuctElement = { kind: "elbow", width: 400, shape: "square", isLined: false };
  const straight = (length: number): DuctElement => ({ kind: "straightRound", diameter: 400, length });
  const fallsBy = (elements: readonly DuctElement[]) =>
    ductPath(flat(90), elements).map(({ attenuation }) => attenuation.some((each) => each >= 1));

  it("counts one of elbows under three diameters apart, and the next that is far from it", () => {
    expect(fallsBy([elbow, elbow])).toEqual([true, false]);
    expect(fallsBy([elbow, straight(1.1), elbow])).toEqual([true, false, false]);
    expect(fallsBy([elbow, straight(1.2), elbow])).toEqual([true, false, true]);
    // The second elbow is near the first, the third far from it.
    expect(fallsBy([elbow, straight(0.8), elbow, straight(0.8), elbow])).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(fallsBy([elbow, { kind: "branch", share: 0.5 }, elbow])).toEqual([true, true, true]);
  });

  it("names what it does not compute, and takes nothing from it", () => {
    const elements: readonly DuctElement[] = [elbow, { kind: "uncounted", name: "plenum" }];
    expect(uncountedElements(elements)).toEqual(["plenum"]);
    expect(ductPath(flat(90), elements)[1]?.attenuation).toEqual(flat(0));
  });
});

describe("a room", () => {
  it("has its absorption by its kind, or out of its reverberation time", () => {
    expect(roomAbsorption("dead")[3]).toBe(0.4);
    const alpha = absorptionOfReverberation(96, 0.6, 130);
    expect(130 * alpha).toBeCloseTo(25.76, 12);
    expect(roomConstant(130, alpha)).toBeCloseTo(25.76 / (1 - 25.76 / 130), 12);
  });

  it("is judged by the model that finds more", () => {
    expect(decidingLevel(flat(30), flat(40))).toBe(decidingLevel(flat(40), flat(30)));
    expect(decidingLevel(flat(30), flat(40))).toBeGreaterThan(decidingLevel(flat(30), flat(30)));
  });
});

describe("what is stated of a noise", () => {
  const nothing = { power: null, pressure: null, distance: null, field: null };
  it("decides what may be asked of it", () => {
    expect(statementOf({ ...nothing, power: 50 })).toBe("power");
    expect(statementOf({ ...nothing, pressure: 40, distance: 1, field: "free" })).toBe("pressure");
    expect(statementOf({ ...nothing, pressure: 40, distance: 1 })).toBe("bare");
    expect(noiseAnswer("octaves", "silencer")).toBe("stated");
    expect(noiseAnswer("power", "nr")).toBe("none");
    expect(noiseAnswer("power", "nr", "backward")).toBe("estimated");
    expect(noiseAnswer("pressure", "nr", "backward")).toBe("none");
    expect(noiseAnswer("pressure", "room level")).toBe("estimated");
    expect(noiseAnswer("bare", "room level")).toBe("none");
    expect(noiseAnswer("bare", "compare")).toBe("remark");
  });
});

describe("silencers", () => {
  const option = (length: number, by: number, own: number | null = null) => ({
    length,
    insertion: flat(by),
    own: own === null ? null : flat(own),
  });
  const judged = (target: { readonly nr: number } | { readonly dba: number }) =>
    judgeSilencers(
      flat(70),
      [option(1800, 40), option(900, 30), option(600, 45, 60)],
      (each) => each,
      target,
    );

  it("are chosen as the shortest that meets, with the noise that each makes itself", () => {
    expect(shortestSilencer(judged({ dba: 50 }))?.length).toBe(900);
    expect(shortestSilencer(judged({ dba: 40 }))?.length).toBe(1800);
    expect(shortestSilencer(judged({ dba: 20 }))).toBeNull();
    expect(shortestSilencer(judged({ nr: 47 }))?.length).toBe(900);
  });
});
