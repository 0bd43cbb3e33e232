import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waterDiagram } from "#domain/building/systems/diagram/waterDiagram.ts";
import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import { circuitSegments } from "#domain/building/network/networkResults.ts";
import { hasRun, runWaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { plantCircuits } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { PROPOSED_CONDENSER } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { PROPOSED_SYSTEMS, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { textsInTheWay } from "../../../../support/diagramTexts.ts";
import { drawnRoom, drawnSettings, systemRoom } from "../../../../support/drawnSystems.ts";

function drawn(
  rooms: readonly SystemRoom[],
  more: Partial<WaterSettings> = {},
  notes: readonly string[] = [],
) {
  const system = runWaterSystem("cold", rooms, { ...PROPOSED_SYSTEMS.cold, ...more });
  if (!hasRun(system)) return null;
  const lists = new WaterLists(system);
  return {
    system,
    diagram: waterDiagram(system, lists, { title: "试验楼 冷水系统", card: waterDutyCard(system), notes }),
  };
}
const PLANT: Partial<WaterSettings> = {
  primaryFlow: 40,
  condenser: { ...PROPOSED_CONDENSER, pumps: 2, standby: 0, cop: 5, loss: 60, lift: 4, spray: 30 },
};
const words = ({ texts }: Diagram) => texts.map((text) => text.words);
const drawnRooms = fc.array(drawnRoom, { minLength: 1, maxLength: 30 });
const many = (count: number, of: (at: number) => Partial<SystemRoom> = () => ({})) =>
  Array.from({ length: count }, (_, at) => systemRoom(String(101 + at), of(at)));

describe("a diagram", () => {
  it("draws each machine of the plant in a column of its own, with its duty and model below it", () => {
    const kept = {
      id: "1",
      model: "BCLQ32-9x2-2900-IE5",
      brand: "北辰",
      hash: "",
      source: "",
      flow: 1,
      head: 1,
    };
    const pump = { ...kept, pumps: 1, standby: 1 };
    const { diagram, system } = drawn(many(2), { ...PLANT, pump })!;
    const columnOf = (x: number) => diagram.texts.filter(({ at, role }) => role === "unit" && at[0] === x);
    const machines = diagram.circles.map(({ at: [x] }) => columnOf(x).map((text) => text.words));
    const [condenser] = plantCircuits(system).filter(({ name }) => name === "condenser");
    const { flow, head } = condenser!.card!;
    expect(machines).toEqual([
      [
        "二级泵",
        "1 用 1 备",
        expect.stringMatching(/^Q /u),
        expect.stringMatching(/^H /u),
        "BCLQ32-9x2-290…",
      ],
      ["一级泵", "1 用 1 备", "Q 40.0 m³/h", expect.stringMatching(/^H /u)],
      ["冷却水泵", "2 用", `Q ${flow.toFixed(1)} m³/h`, `H ${head.toFixed(1)} m`],
    ]);
    expect(words(diagram)).toEqual(
      expect.arrayContaining([
        "冷水机组",
        "开式冷却塔",
        "32.0/37.0 ℃",
        `DN${condenser!.pipe!.dn} ${flow.toFixed(1)}`,
        expect.stringMatching(/^平衡管 [−\d.]+$/u),
      ]),
    );
    const roles = new Set(diagram.lines.map(({ role }) => role));
    expect([roles.has("condenserSupply"), roles.has("condenserReturn")]).toEqual([true, true]);
  });

  it("has one pump before the source, and nothing of towers, where the plant has neither", () => {
    const { diagram } = drawn(many(2))!;
    expect(diagram.circles).toHaveLength(1);
    expect(words(diagram)).toEqual(expect.arrayContaining(["冷水泵", "冷水机组", "7.0/12.0 ℃"]));
    expect(diagram.lines.filter(({ role }) => role.startsWith("condenser"))).toEqual([]);
    const open = drawn(many(2), { condenser: PROPOSED_CONDENSER })!.diagram;
    expect(words(open).filter((of) => of === "无工况")).toHaveLength(2);
  });

  it("has a size and flow on the main, each riser and each room, and the plant with its duty", () => {
    const rooms = [
      ...many(2),
      systemRoom("201", { level: 1, floor: "2F" }),
      systemRoom("B01", { level: -2, floor: "B2" }),
    ];
    const { diagram, system } = drawn(rooms)!;
    const { names } = system.run.network.rules.sizes;
    const flows = system.run.columns.flow;
    for (const [at, segment] of system.tree!.segments.entries()) {
      const size = names[system.run.columns.size[at]!]!;
      const label =
        segment.level === "terminal"
          ? size
          : `${size} ${flows[at]! < 10 ? flows[at]!.toFixed(2) : flows[at]!.toFixed(1)}`;
      expect(words(diagram)).toContain(label);
    }
    expect(words(diagram)).toEqual(
      expect.arrayContaining([
        "101",
        "102",
        "201",
        "B01",
        "1F",
        "2F",
        "B2",
        "−1 层（机房）".replace("−", "-"),
      ]),
    );
    expect(words(diagram).join(" ")).toMatch(/冷水泵 1 用 1 备 Q [\d.]+ m³\/h H [\d.]+ m/u);
  });

  it("marks the index circuit in one connected run from the plant to its unit, supply and return", () => {
    for (const routing of ["direct", "reverse"] as const) {
      const rooms = many(12, (at) => ({
        level: at % 3,
        floor: `${(at % 3) + 1}F`,
        zone: at < 6 ? "东" : "西",
        count: 1 + (at % 4),
      }));
      const { diagram, system } = drawn(rooms, { routing })!;
      const index = diagram.lines.filter(({ isIndex, role }) => isIndex && role === "supply");
      const points = index.flatMap(({ from, to }) => [String(from), String(to)]);
      // Every stretch ends where another begins; only the two outer ends occur once.
      const between = (point: string) =>
        index.some(({ from, to }) => {
          const [x, y] = point.split(",").map(Number) as [number, number];
          return (
            String(from) !== point &&
            String(to) !== point &&
            Math.min(from[0], to[0]) <= x &&
            x <= Math.max(from[0], to[0]) &&
            Math.min(from[1], to[1]) <= y &&
            y <= Math.max(from[1], to[1])
          );
        });
      const loose = points.filter(
        (point) => points.filter((other) => other === point).length === 1 && !between(point),
      );
      expect(loose).toHaveLength(2);
      const branches =
        index.length -
        circuitSegments(system.run, system.run.index).filter(
          (at) => system.tree!.segments[at]!.isReturn !== true,
        ).length;
      expect(branches).toBe(0);
      const code = system.terminals[system.givenIndex[system.run.index]!]!.code;
      expect(diagram.texts.filter(({ isIndex, words: of }) => isIndex && of === code)).toHaveLength(1);
      expect(diagram.lines.some(({ isIndex, role }) => isIndex && role === "return")).toBe(true);
    }
  });

  it("is one box a storey where there are many rooms, and says which and how many", () => {
    const { diagram } = drawn(many(40))!;
    expect(words(diagram)).toEqual(expect.arrayContaining(["101 至 140", "40 间 80 台"]));
    expect(words(diagram).filter((of) => of.startsWith("最不利 "))).toHaveLength(1);
    expect(words(diagram)).not.toContain("102");
  });

  it("keeps 200 storeys of 20,000 rooms to some lines a storey", () => {
    const rooms = many(20_000, (at) => ({
      level: Math.floor(at / 100),
      floor: `${Math.floor(at / 100) + 1}F`,
      code: String(at),
    }));
    const { diagram } = drawn(rooms)!;
    expect(diagram.lines.length).toBeLessThan(200 * 12);
    expect(diagram.texts.length).toBeLessThan(200 * 10);
    expect(words(diagram)).toContain("200F");
  });

  it("never sets two texts over each other, and nothing beyond its edges", () => {
    fc.assert(
      fc.property(drawnRooms, drawnSettings, fc.boolean(), (rooms, settings, hasPlant) => {
        const found = drawn(rooms, { ...settings, ...(hasPlant ? PLANT : {}) }, ["实线供水，虚线回水"]);
        if (found === null) return;
        expect(textsInTheWay(found.diagram)).toEqual([]);
      }),
    );
  });
});
