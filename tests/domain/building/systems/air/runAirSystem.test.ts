import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AirLists, ductLine, ductNames, outletCircuit } from "#domain/building/systems/air/airLines.ts";
import { airRemarks } from "#domain/building/systems/air/airRemarks.ts";
import type { AirRoom } from "#domain/building/systems/air/AirRoom.ts";
import { PROPOSED_AIR, type AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import { elementLines } from "#domain/building/systems/air/elementLines.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanListDuty } from "#domain/building/systems/air/fanListDuty.ts";
import {
  hasRanAir,
  mediumOf,
  runAirSystem,
  type AirSystem,
} from "#domain/building/systems/air/runAirSystem.ts";
import { corridorKey, keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { withEntry } from "#domain/building/systems/typedSettings.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { AIR_CODE } from "#domain/physics/fluid/airFigures.ts";
import { ductElement, ELEMENTS } from "../../../../support/ductElements.ts";
import { airRoom, drawnAirRoom, drawnAirSettings } from "../../../../support/drawnAir.ts";
import { runsOf } from "../../../../support/runsOf.ts";

const ran = (rooms: readonly AirRoom[], settings = PROPOSED_AIR, altitude = 0) => {
  const system = runAirSystem(rooms, settings, altitude);
  if (!hasRanAir(system)) throw new Error(JSON.stringify(system.fault ?? system.unknownStoreys));
  return system;
};

/** All figures of a system that a person sees, as plain values, and the lists they come from. */
function shownOf(system: AirSystem, before: AirLists | null = null) {
  const { fault, unknownStoreys, lostLocks, terminals } = system;
  const card = fanCard(system);
  if (!hasRanAir(system))
    return { lists: null, shown: { fault, unknownStoreys, lostLocks, terminals: terminals.length } };
  const lists = new AirLists(system, before);
  const shown = {
    ...{ lostLocks, card, remarks: airRemarks(system, lists, card), elements: elementLines(system) },
    counts: [lists.count("assumed"), lists.count("unsized"), lists.count("fast"), lists.circuitCount],
    lines: Array.from(lists.shown("indexFirst"), (at) => ductLine(system, lists, at)),
    circuits: Array.from(lists.circuits, (at) => outletCircuit(system, at)),
  };
  return { lists, shown };
}

const remarksOf = (system: AirSystem & Parameters<typeof ductLine>[0]) =>
  airRemarks(system, new AirLists(system), fanCard(system));

const SIDES = [120, 160, 200, 250, 320, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3000, 3500, 4000];

/** Darcy's f by halving, for turbulent flow: 1/√f = −2·lg(K/(3.7·d) + 2.51/(Re·√f)). */
function factorOf(reynolds: number, relative: number): number {
  let [low, high] = [0.001, 1];
  for (let step = 0; step < 100; step++) {
    const f = (low + high) / 2;
    const right = -2 * Math.log10(relative / 3.7 + 2.51 / (reynolds * Math.sqrt(f)));
    if (1 / Math.sqrt(f) > right) low = f;
    else high = f;
  }
  return (low + high) / 2;
}

/** R in Pa/m and v of a rectangular duct at a flow, with K 0.15 mm and the hydraulic diameter. */
function plainFriction(flow: number, a: number, b: number, density: number, viscosity: number) {
  const velocity = flow / 3600 / ((a / 1000) * (b / 1000));
  const d = (2 * a * b) / (a + b) / 1000;
  const f = factorOf((velocity * d) / (viscosity * 1e-6), 0.15e-3 / d);
  return { velocity, friction: (f / d) * density * (velocity ** 2 / 2) };
}

/** All pairs of sides that pass, the least area first, then the least a/b. */
function plainDuct(flow: number, most: number, height: number, density: number, viscosity: number) {
  const passing = SIDES.flatMap((a) => SIDES.map((b) => ({ a, b })))
    .filter(({ a, b }) => a >= b && a <= 4 * b && b <= height)
    .map((each) => ({ ...each, ...plainFriction(flow, each.a, each.b, density, viscosity) }))
    .filter(({ velocity, friction }) => velocity <= most && friction <= 1);
  return passing.reduce((best, each) => {
    const [one, other] = [each.a * each.b, best.a * best.b];
    return one < other || (one === other && each.a / each.b < best.a / best.b) ? each : best;
  });
}

/** The fan's pressure by the plain way: follows every room to the plant, duct by duct. */
function plainPressure(rooms: readonly AirRoom[], height: number, beside: number, altitude = 0) {
  const { density, viscosity } = mediumOf(PROPOSED_AIR, altitude);
  const lossOf = (flow: number, length: number, most: number) =>
    1.5 * length * plainDuct(flow, most, height, density, viscosity).friction;
  const flowOf = (served: readonly AirRoom[]) => served.reduce((sum, { air }) => sum + air!, 0);
  const losses = rooms.map((room) => {
    const storey = rooms.filter(({ level }) => level === room.level);
    const gross = storey.reduce((sum, { area }) => sum + area!, 0) / 0.75;
    const place = storey.indexOf(room);
    let loss = lossOf(flowOf(rooms), 30, 6.5) + lossOf(room.air!, Math.sqrt(gross / 2) / 4 + 2, 4.5);
    // From the plant one storey below the ground floor, storey by storey.
    for (let level = 0; level <= room.level; level++)
      loss += lossOf(flowOf(rooms.filter((each) => each.level >= level)), 4, 6.5);
    for (let node = 0; node <= place; node++)
      loss += lossOf(flowOf(storey.slice(node)), Math.sqrt(2 * gross) / storey.length, 6.5);
    const neck = room.air! / room.count / 3600 / room.neck!;
    return loss + 2 * density * (neck ** 2 / 2);
  });
  return (Math.max(...losses) + beside) * 1.1;
}

const building = [0, 1, 2].flatMap((level) =>
  ["1", "2", "3", "4"].map((room, at) =>
    airRoom(`${level}0${room}`, { level, floor: `${level + 1}F`, air: 400 + 150 * at }),
  ),
);

describe("a system of ducts from rooms", () => {
  it("has the pressure of the plain way to the worst outlet, at its own height limit and altitude", () => {
    const settings: AirSettings = {
      ...PROPOSED_AIR,
      ...{ height: 400, filterClean: 60, filterFinal: 140, coil: 90, silencer: 40, otherSide: 75 },
    };
    for (const altitude of [0, 1891]) {
      const card = fanCard(ran(building, settings, altitude))!;
      expect(card.flow).toBeCloseTo(3 * (400 + 550 + 700 + 850) * 1.05, 9);
      expect(card.filter).toBe(100);
      expect(card.pressure / plainPressure(building, 400, 305, altitude)).toBeCloseTo(1, 9);
      expect(card.pressure).toBeCloseTo(
        (card.index.ducts + card.index.outlet + card.filter + card.coil + card.silencer + card.otherSide) *
          1.1,
        9,
      );
    }
  });

  it("marks W_s with the limit of its use, and opens the list of fans with this duty in the site's air", () => {
    const settings: AirSettings = { ...PROPOSED_AIR, use: "fresh", temperature: 5, efficiency: 0.7 };
    const card = fanCard(ran(building, settings, 1517))!;
    expect(card.ratio).toBeCloseTo(card.pressure / (3600 * 0.855 * 0.7), 12);
    expect(card).toMatchObject({ limitKind: "freshAir", verdict: { limit: 0.24, mark: "待核对" } });
    const codes = fanListDuty(card).map(({ code }) => code);
    expect(codes).toEqual([
      ...[PROPERTY.airFlow, PROPERTY.totalPressure],
      ...["systemExponent", AIR_CODE.altitude, AIR_CODE.temperature],
    ]);
    expect(fanListDuty(card)[1]!.value).toBeCloseTo(card.pressure, 4);
  });

  it("keeps a variable system's pressure out of the square, counts no margin on it and takes factors", () => {
    const factors = { terminal: 1, floor: 1, riser: 1, plant: 0.8 };
    const one = fanCard(ran(building, { ...PROPOSED_AIR, kept: 100, factors }))!;
    const other = fanCard(ran(building, { ...PROPOSED_AIR, kept: 100, factors, control: "variable" }))!;
    expect(one.kept).toBe(0);
    expect(other).toMatchObject({ kept: 100, margin: 0, limitKind: "officeVariable" });
    expect(other.flow).toBeCloseTo(0.8 * one.flow, 9);
    const { index, pressure } = other;
    expect(pressure).toBeCloseTo(index.ducts + index.outlet + 100, 9);
  });

  it("names ducts that no size carries within the height, and fixed ones beyond their limits", () => {
    const low = ran(building, { ...PROPOSED_AIR, height: 120 });
    expect(fanCard(low)).toBeNull();
    expect(remarksOf(low)[0]).toMatchObject({ code: "no-duct", weight: "fault" });
    expect(remarksOf(low)[0]!.text).toContain("在高度 120 mm 内没有合适的风管");
    const plant = keyOf("plant");
    const fixed = ran(building, { ...PROPOSED_AIR, height: 320, locks: [[plant, "400×400"]] });
    const lists = new AirLists(fixed);
    expect(Array.from(lists.shown("fast"), (at) => fixed.tree.segments[at]!.id)).toEqual([plant]);
    expect(ductLine(fixed, lists, lists.shown("fast")[0]!)).toMatchObject({
      ...{ size: "400×400", isLocked: true, velocityRemark: "high", load: null, inner: 400 },
    });
  });

  it("shows the round duct of equal friction for the drawing, never as the diameter that friction goes by", () => {
    const system = ran(building);
    const lists = new AirLists(system);
    const line = Array.from(lists.shown("tree"), (at) => ductLine(system, lists, at)).find(
      ({ size }) => size !== null && size.split("×")[0] !== size.split("×")[1],
    )!;
    const [a, b] = line.size!.split("×").map(Number) as [number, number];
    expect(line.inner).toBeCloseTo((2 * a * b) / (a + b), 9);
    expect(line.equivalent).toBeCloseTo((1.3 * (a * b) ** 0.625) / (a + b) ** 0.25, 9);
    expect(ductNames(PROPOSED_AIR)).toContain(line.size);
    const round = ran(building, { ...PROPOSED_AIR, shape: "round" });
    const own = ductLine(round, new AirLists(round), 0);
    expect(own.size).toBe(`Ø${own.equivalent}`);
  });

  it("counts no loss of outlets without a size, and says so; rooms without air take no part", () => {
    const rooms = [airRoom("1", { neck: null }), airRoom("2"), airRoom("3", { air: null })];
    const system = ran(rooms);
    expect(fanCard(system)!.flow).toBeCloseTo(1200 * 1.05, 9);
    expect(remarksOf(system).map(({ code }) => code)).toEqual([
      "neck-unknown",
      "parts-untyped",
      "pressure-kind-unknown",
    ]);
  });

  it.each([
    ["storey 0", { plantLevel: 0 }, { code: "out-of-range", field: "plantLevel" }],
    ["a level of noise that no table has", { noise: 10 }, { code: "out-of-range", field: "noise" }],
    [
      "a loss at no flow",
      { elements: [ductElement("1", "x", { typed: { loss: 10, flow: 0 } })] },
      { code: "out-of-range", field: "elements" },
    ],
    [
      "a filter that cleans itself",
      { filterClean: 90, filterFinal: 50 },
      { code: "filter", field: "filterFinal" },
    ],
    ["a negative length", { lengths: [["x", -1]] }, { code: "out-of-range", field: "lengths" }],
    [
      "factors that rise",
      { factors: { terminal: 1, floor: 0.8, riser: 0.9, plant: 0.8 } },
      { code: "diversity-rises", field: "factors.riser" },
    ],
  ] as const)("refuses %s", (_, wrong, fault) => {
    expect(runAirSystem(building, { ...PROPOSED_AIR, ...(wrong as Partial<AirSettings>) }, 0).fault).toEqual(
      fault,
    );
  });
});

describe("a change of rooms or of what is typed", () => {
  const at = fc.nat();
  const edits = fc.array(
    fc.oneof(
      fc.record({ of: fc.constantFrom("room", "gone", "air"), at, room: drawnAirRoom }),
      fc.record({
        of: fc.constantFrom("length", "lock"),
        at,
        typed: fc.option(fc.constantFrom(0, 5, 80.5)),
        size: fc.option(fc.constantFrom("320×250", "Ø320", "1000×500")),
      }),
      fc.record({ at, element: fc.constantFrom(...ELEMENTS) }),
    ),
    { minLength: 1, maxLength: 6 },
  );
  type Edit = typeof edits extends fc.Arbitrary<(infer One)[]> ? One : never;

  function edited(system: AirSystem, rooms: readonly AirRoom[], settings: AirSettings, edit: Edit) {
    if ("room" in edit) {
      const { of, room } = edit;
      const place = edit.at % Math.max(rooms.length, 1);
      if (of === "room") return { rooms: [...rooms.slice(0, place), room, ...rooms.slice(place)], settings };
      if (of === "gone") return { rooms: rooms.filter((_, each) => each !== place), settings };
      const { count, air, neck } = room;
      const changed = (each: AirRoom, number: number) =>
        number === place ? { ...each, count, air, neck } : each;
      return { rooms: rooms.map(changed), settings };
    }
    const ids = [
      ...(system.tree?.segments ?? []).map(({ id }) => id),
      ...(system.tree?.floors ?? []).map(({ zone, level }) => corridorKey(zone, level)),
    ];
    const id = ids[edit.at % Math.max(ids.length, 1)] ?? "nowhere";
    if ("element" in edit) {
      const element = ductElement(String(settings.elements.length), id, edit.element);
      return { rooms, settings: { ...settings, elements: [...settings.elements, element] } };
    }
    return edit.of === "length"
      ? { rooms, settings: { ...settings, lengths: withEntry(settings.lengths, id, edit.typed) } }
      : { rooms, settings: { ...settings, locks: withEntry(settings.locks, id, edit.size) } };
  }

  it("gives the bits of a full run, over drawn rooms, settings, altitudes and edits", () => {
    const drawn = fc.array(drawnAirRoom, { minLength: 1, maxLength: 12 });
    const altitudes = fc.constantFrom(0, 1891);
    fc.assert(
      fc.property(drawn, drawnAirSettings, fc.option(drawnAirSettings), altitudes, edits, (...all) => {
        const [first, begun, other, altitude, changes] = all;
        let [rooms, settings]: [readonly AirRoom[], AirSettings] = [first, begun];
        let system = runAirSystem(rooms, settings, 0);
        let { lists } = shownOf(system);
        for (const edit of changes) {
          ({ rooms, settings } = edited(system, rooms, settings, edit));
          system = runAirSystem(rooms, settings, altitude, system);
          const now = shownOf(system, lists);
          lists = now.lists;
          expect(now.shown).toEqual(shownOf(runAirSystem(rooms, settings, altitude)).shown);
        }
        if (other === null) return;
        const changed = runAirSystem(rooms, other, altitude, system);
        expect(shownOf(changed, lists).shown).toEqual(shownOf(runAirSystem(rooms, other, altitude)).shown);
      }),
      { numRuns: runsOf(200) },
    );
  });

  it("changes nothing where no room is another", () => {
    const system = ran(building);
    expect(runAirSystem([...building], PROPOSED_AIR, 0, system)).toBe(system);
  });
});
