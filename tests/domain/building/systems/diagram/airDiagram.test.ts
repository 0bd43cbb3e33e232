import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AirLists } from "#domain/building/systems/air/airLines.ts";
import type { AirRoom } from "#domain/building/systems/air/AirRoom.ts";
import { PROPOSED_AIR, type AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { hasRanAir, runAirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import { airDiagram } from "#domain/building/systems/diagram/airDiagram.ts";
import { circuitSegments } from "#domain/building/network/networkResults.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { textLength, textsInTheWay } from "../../../../support/diagramTexts.ts";
import { ductElement } from "../../../../support/ductElements.ts";
import { airRoom, drawnAirRoom, drawnAirSettings } from "../../../../support/drawnAir.ts";

function drawn(rooms: readonly AirRoom[], more: Partial<AirSettings> = {}, notes: readonly string[] = []) {
  const system = runAirSystem(rooms, { ...PROPOSED_AIR, ...more }, 0);
  if (!hasRanAir(system)) return null;
  const card = fanCard(system);
  const title = "试验楼 送风系统 系统图";
  return { system, card, diagram: airDiagram(system, new AirLists(system), { title, card, notes }) };
}
const storeys = (count: number, each: number) =>
  Array.from({ length: count * each }, (_, at) =>
    airRoom(String(at), { level: Math.floor(at / each), floor: `${Math.floor(at / each) + 1}F` }),
  );

/** A limit of noise that asks for wide ducts */
const QUIET = { noise: 25, kept: 0, factors: { terminal: 1, floor: 1, riser: 1, plant: 0.5 } } as const;

describe("a diagram of ducts", () => {
  it("has the size of every duct on one side and its flow on the other, the fan with its duty, and no return", () => {
    for (const shape of ["rectangular", "round"] as const) {
      const { diagram, system, card } = drawn(storeys(3, 2), { shape })!;
      const words = diagram.texts.map((text) => text.words);
      const { names } = system.run.network.rules.sizes;
      const sizes = system.tree.segments.map((_, at) => names[system.run.columns.size[at]!]!);
      for (const size of sizes) expect(size).toMatch(shape === "round" ? /^Ø\d+$/u : /^\d+×\d+$/u);
      const told = (of: readonly string[]) => words.filter((word) => of.includes(word)).sort();
      expect(told(sizes)).toEqual([...sizes].sort());
      const flows = Array.from(system.run.columns.flow, (flow) => formatNumber(flow, 0));
      expect(told(flows)).toEqual([...flows].sort());
      expect(words).toEqual(
        expect.arrayContaining([
          "送风机",
          `Q ${formatNumber(card!.flow, 0)} m³/h`,
          `p ${formatNumber(card!.pressure, 0)} Pa`,
        ]),
      );
      expect(new Set(diagram.lines.map(({ role }) => role))).toEqual(new Set(["floor", "duct", "unit"]));
    }
  });

  it("marks as many ducts as the index has, and the room at its end", () => {
    const { diagram, system } = drawn(storeys(4, 3))!;
    const index = diagram.lines.filter(({ isIndex, role }) => isIndex && role === "duct");
    expect(index).toHaveLength(circuitSegments(system.run, system.run.index).length);
    const { code } = system.terminals[system.givenIndex[system.run.index]!]!;
    expect(diagram.texts.filter(({ isIndex, words }) => isIndex && words === code)).toHaveLength(1);
  });

  it("is one box a storey where there are many rooms, with their outlets", () => {
    const { diagram } = drawn(storeys(1, 40))!;
    expect(diagram.texts.map(({ words }) => words)).toEqual(
      expect.arrayContaining(["0 至 39", "40 间 80 个风口"]),
    );
  });

  it("has room beside a branch for the longest size, above its unit", () => {
    const large = { area: 5, count: 1, air: 5_770, neck: null };
    const { diagram } = drawn([airRoom("A", large), airRoom("B", { ...large, air: null })], QUIET)!;
    const size = diagram.texts.find(({ words }) => words === "1000×1000")!;
    const [x, y] = size.at;
    const box = diagram.lines.filter(({ role }) => role === "unit").flatMap(({ from }) => from[1]);
    const half = textLength(size) / 2;
    expect(x).toBeGreaterThan(0);
    expect(y - half).toBeGreaterThan(Math.max(...box));
    expect(textsInTheWay(diagram)).toEqual([]);
  });

  it("never sets two texts over each other, and nothing beyond its edges", () => {
    fc.assert(
      fc.property(
        fc.array(drawnAirRoom, { minLength: 1, maxLength: 30 }),
        drawnAirSettings,
        fc.boolean(),
        (rooms, settings, hasElements) => {
          const bare = drawn(rooms, settings, ["风管一侧为规格，另一侧为风量"]);
          if (bare === null) return;
          const ids = hasElements ? bare.system.tree.segments.map(({ id }) => id) : [];
          const elements = ids.flatMap((id) => [
            ductElement("1", id),
            ductElement("2", id, { kind: "silencer" }),
            ductElement("3", id, { kind: "damper" }),
          ]);
          const found = drawn(rooms, { ...settings, elements }, ["风管一侧为规格，另一侧为风量"])!;
          expect(textsInTheWay(found.diagram)).toEqual([]);
        },
      ),
    );
  });
});
