import Parser from "dxf-parser";
import { expect, it } from "vitest";
import { darkRuns, qrCode, QUIET_ZONE } from "#domain/base/qr/qrCode.ts";
import { AirLists } from "#domain/building/systems/air/airLines.ts";
import { PROPOSED_AIR } from "#domain/building/systems/air/AirSettings.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { hasRanAir, runAirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import { airDiagram } from "#domain/building/systems/diagram/airDiagram.ts";
import { waterDiagram } from "#domain/building/systems/diagram/waterDiagram.ts";
import { hasRun, runWaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { PROPOSED_CONDENSER } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { PROPOSED_SYSTEMS } from "#domain/building/systems/water/WaterSettings.ts";
import { drawDiagram } from "#domain/desk/diagram/drawDiagram.ts";
import { layoutDiagramSheet } from "#domain/desk/diagram/layoutDiagramSheet.ts";
import { airRoom } from "../../../support/drawnAir.ts";
import { systemRoom } from "../../../support/drawnSystems.ts";
import { dxfFaults } from "../../things/dxf/dxfStructure.ts";

function diagramOf(storeys: number, zones = 1, hasTowers = false) {
  const rooms = Array.from({ length: storeys * zones * 3 }, (_, at) =>
    systemRoom(String(at), {
      level: Math.floor(at / 3) % storeys,
      floor: `${Math.floor(at / 3) % storeys}层`,
      zone: `^区%%${at % zones}`,
    }),
  );
  const system = runWaterSystem("cold", rooms, {
    ...PROPOSED_SYSTEMS.cold,
    condenser: hasTowers ? { ...PROPOSED_CONDENSER, cop: 5, loss: 60, lift: 4, spray: 30 } : null,
  });
  if (!hasRun(system)) throw new Error("no run");
  return waterDiagram(system, new WaterLists(system), {
    title: "试验楼 冷水系统 系统图",
    card: waterDutyCard(system),
    notes: ["估算：管长"],
  });
}

it("is read back by another program: every line on its layer, every text, returns as broken lines", () => {
  const diagram = diagramOf(4, 2, true);
  const address = "https://volute.example/#/multiRoom/fanCoil?part=systems&version=7";
  const file = drawDiagram(diagram, address);
  expect(dxfFaults(file)).toEqual([]);
  const read = new Parser().parseSync(file)!;
  const entities = read.entities as unknown as readonly {
    readonly type: string;
    readonly layer: string;
    readonly text: string;
    readonly rotation?: number;
    readonly vertices: readonly { readonly x: number; readonly y: number }[];
  }[];
  const lines = entities.filter(({ type }) => type === "LINE");
  const pairOf = (from: readonly number[], to: readonly number[]) =>
    [...from, ...to].map((value) => value.toFixed(2)).join(" ");
  const index = lines.filter(({ layer }) => layer === "V-PIPE-SUPPLY-INDEX");
  expect(index.map(({ vertices: [a, b] }) => pairOf([a!.x, a!.y], [b!.x, b!.y]))).toEqual(
    diagram.lines
      .filter(({ role, isIndex }) => role === "supply" && isIndex)
      .map(({ from, to }) => pairOf(from, to)),
  );
  expect(lines).toHaveLength(diagram.lines.length);
  expect(lines.map(({ layer }) => layer)).toEqual(expect.arrayContaining(["V-PIPE-CWS", "V-PIPE-CWR"]));
  const circles = entities.filter(({ type }) => type === "CIRCLE") as unknown as readonly {
    readonly layer: string;
    readonly center: { readonly x: number; readonly y: number };
    readonly radius: number;
  }[];
  expect(circles.map(({ layer, center, radius }) => [layer, center.x, center.y, radius])).toEqual(
    diagram.circles.map(({ at, radius }) => ["V-EQPM", ...at, radius]),
  );
  expect(circles).toHaveLength(2);
  const texts = entities.filter(({ type }) => type === "TEXT");
  expect(texts).toHaveLength(diagram.texts.length);
  expect(texts.map(({ text }) => text)).toEqual(
    diagram.texts.map(({ words }) => words.replaceAll("%%", "%%%%%%").replaceAll("^", "^ ")),
  );
  const code = qrCode(address);
  if (!code.ok) throw new Error("no code");
  const solids = (
    entities as unknown as readonly { type: string; points: readonly { x: number; y: number }[] }[]
  )
    .filter(({ type }) => type === "SOLID")
    .map(({ points: [a, b] }) =>
      [a!.x - diagram.left, diagram.bottom - a!.y, b!.x - a!.x].map((each) => Math.round(each / 40)),
    );
  expect(solids).toEqual(
    Array.from(darkRuns(code.value), ({ row, from, to }) => [
      QUIET_ZONE + from,
      QUIET_ZONE + row + 1,
      to - from,
    ]),
  );
  const tables = read.tables as unknown as {
    readonly layer: { readonly layers: Readonly<Record<string, { readonly name: string }>> };
    readonly lineType: {
      readonly lineTypes: Readonly<Record<string, { readonly pattern?: readonly number[] }>>;
    };
  };
  expect(Object.keys(tables.layer.layers)).toEqual(
    expect.arrayContaining([...new Set(lines.map(({ layer }) => layer))]),
  );
  expect(tables.lineType.lineTypes["Dashed"]!.pattern).toEqual([400, -200]);
});

it("has ducts on layers of their own, and none of pipes", () => {
  const rooms = Array.from({ length: 6 }, (_, at) => airRoom(String(at), { level: at % 2 }));
  const system = runAirSystem(rooms, PROPOSED_AIR, 0);
  if (!hasRanAir(system)) throw new Error("no run");
  const notes = ["估算：管长"];
  const diagram = airDiagram(system, new AirLists(system), { title: "送风", card: fanCard(system), notes });
  const file = drawDiagram(diagram, "https://volute.example/");
  expect(dxfFaults(file)).toEqual([]);
  const read = new Parser().parseSync(file)!;
  const layersOf = (type: string) =>
    new Set(read.entities.filter((of) => of.type === type).map((of) => of.layer));
  expect(layersOf("LINE")).toEqual(new Set(["V-FLOOR", "V-DUCT", "V-DUCT-INDEX", "V-EQPM", "V-EQPM-INDEX"]));
  expect(file).not.toContain("V-PIPE");
  expect(file).toContain(system.run.network.rules.sizes.names[system.run.columns.size[0]!]!);
});

it("takes the smallest paper that holds it, and stays within what PDF allows", () => {
  const measure = (text: string, size: number) => text.length * size;
  const sheet = (storeys: number, zones = 1) => layoutDiagramSheet(diagramOf(storeys, zones), null, measure);
  const millimetres = ({ size }: ReturnType<typeof sheet>) =>
    [size.width, size.height].map((points) => Math.round((points * 25.4) / 72));
  expect(millimetres(sheet(1))).toEqual([297, 210]);
  expect(millimetres(sheet(2))).toEqual([420, 297]);
  expect(millimetres(sheet(8))).toEqual([420, 594]);
  const tall = sheet(200, 3);
  expect(Math.max(tall.size.width, tall.size.height)).toBeLessThan(14_400);
  const texts = tall.page.filter((mark) => mark.kind === "text");
  expect(texts.every(({ x, y }) => x < tall.size.width && y < tall.size.height)).toBe(true);
});

it("says its address below, as a code, as text and as a link", () => {
  const link = { note: "打开此系统", address: "https://volute.example/#/x?part=systems" };
  const { page } = layoutDiagramSheet(diagramOf(2), link, (text, size) => text.length * size);
  expect(page.some((mark) => mark.kind === "link" && mark.address === link.address)).toBe(true);
  expect(page.filter((mark) => mark.kind === "box" && mark.fill === "text").length).toBeGreaterThan(100);
});
