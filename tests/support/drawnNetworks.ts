import * as fc from "fast-check";
import type { NetworkEdit } from "#domain/building/network/changeNetwork.ts";
import { LEVELS, type Network, type Segment, type Terminal } from "#domain/building/network/Network.ts";
import { pipeLimits, pipeSeries, pipeSizes } from "#domain/physics/pipe/pipeSeries.ts";
import { density, kinematicViscosity } from "#domain/base/units.ts";

const STEEL = pipeSeries("steel")!.sizes.value;

export const WATER_RULES: Network["rules"] = {
  medium: { density: density(999.744133185), viscosity: kinematicViscosity(1.32526138689) },
  roughness: 0.2,
  sizes: pipeSizes(STEEL),
  limits: [pipeLimits(STEEL, "closed"), pipeLimits(STEEL, "open", 150)],
  factors: { terminal: 1, floor: 1, riser: 0.9, plant: 0.8 },
};

const figure = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
/** Names a careless table of names would trip over are ordinary here. */
const NAMES = ["__proto__", "constructor", "toString", "1", "01", " "];
const nameOf = (prefix: string, at: number) => (at < NAMES.length ? `${NAMES[at]}` : `${prefix}${at}`);

const flows = fc.oneof(
  { weight: 6, arbitrary: figure(0.05, 8) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: figure(400, 1500) },
);
const locks = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom("DN15", "DN50", "DN200") },
);

interface DrawnSegment {
  readonly above: number;
  readonly isReturn: boolean;
  readonly figures: Omit<Segment, "id" | "parent" | "isReturn">;
}

const drawnSegment: fc.Arbitrary<DrawnSegment> = fc.record({
  above: figure(0, 0.999),
  isReturn: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  figures: fc.record({
    length: figure(0, 40),
    pipes: fc.constantFrom(1 as const, 2 as const),
    share: figure(0, 1),
    zeta: figure(0, 8),
    level: fc.constantFrom(...LEVELS),
    limits: fc.constantFrom(0, 1),
    locked: locks,
  }),
});

/** Each segment hangs at an earlier one that may carry it; supply never at a return. */
function segmentsOf(drawn: readonly DrawnSegment[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (const [at, { above, isReturn, figures }] of drawn.entries()) {
    const id = nameOf("S", at);
    const parents = segments.filter((each) => isReturn || each.isReturn !== true);
    const parent = parents[Math.floor(above * parents.length)]?.id ?? null;
    segments.push({ ...figures, id, parent, ...(isReturn && parent !== null ? { isReturn } : {}) });
  }
  return segments;
}

/** Trees of any shape, with returns of their own, fixed sizes, idle terminals and flows that no size carries. */
export const networks: fc.Arbitrary<Network> = fc
  .record({
    segments: fc.array(drawnSegment, { minLength: 1, maxLength: 30 }).map(segmentsOf),
    terminals: fc.array(
      fc.record({
        at: figure(0, 0.999),
        back: figure(0, 1.5),
        flow: flows,
        loss: figure(0, 60_000),
        valve: figure(0, 20_000),
      }),
      { maxLength: 20 },
    ),
  })
  .map(({ segments, terminals }) => {
    const supply = segments.filter(({ isReturn }) => isReturn !== true);
    const returns = segments.filter(({ isReturn }) => isReturn === true);
    return {
      segments,
      terminals: terminals.map(({ at, back, flow, loss, valve }, number): Terminal => {
        const joined = returns[Math.floor(back * returns.length)];
        return {
          id: nameOf("T", number),
          segment: supply[Math.floor(at * supply.length)]!.id,
          flow,
          loss,
          valve,
          ...(joined === undefined ? {} : { back: joined.id }),
        };
      }),
      rules: WATER_RULES,
    };
  });

/** New figures for some of a network's terminals and segments. */
export const editsOf = ({ segments, terminals }: Network): fc.Arbitrary<readonly NetworkEdit[]> =>
  fc.array(
    fc.oneof(
      fc.record({
        segment: fc.constantFrom(...segments.map(({ id }) => id)),
        figures: fc.record(
          { length: figure(0, 40), share: figure(0, 1), zeta: figure(0, 8), locked: locks },
          { requiredKeys: [] },
        ),
      }),
      ...(terminals.length === 0
        ? []
        : [
            fc.record({
              terminal: fc.constantFrom(...terminals.map(({ id }) => id)),
              figures: fc.record(
                { flow: flows, loss: figure(0, 60_000), valve: figure(0, 20_000) },
                { requiredKeys: [] },
              ),
            }),
          ]),
    ),
    { minLength: 1, maxLength: 6 },
  );
