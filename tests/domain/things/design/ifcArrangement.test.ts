import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf, boundsOf } from "#domain/things/component/bodyOf.ts";
import type { IfcComponent } from "#domain/things/files/ifc/IfcProducts.ts";
import type { Arrangement } from "#domain/things/design/Arrangement.ts";
import { arrangementBody } from "#domain/things/design/arrangementBody.ts";
import { ductLine } from "#domain/things/design/layout/ductLine.ts";
import { placedPort } from "#domain/things/design/layout/Layout.ts";
import { plantRoom } from "#domain/things/design/layout/plantRoom.ts";
import { pumpGroup } from "#domain/things/design/layout/pumpGroup.ts";
import { unitRow } from "#domain/things/design/layout/unitRow.ts";
import { runSolids } from "#domain/things/design/legs.ts";
import { joints } from "#domain/things/design/joints.ts";
import { pipework } from "#domain/things/design/pipework.ts";
import { writeIfcArrangement } from "#domain/things/design/writeIfcArrangement.ts";
import { IfcText, stepItems, stepWords } from "../../../support/IfcText.ts";
import { readIfc } from "../../../support/readIfc.ts";
import { figuresOf } from "../component/figuresOf.ts";

const known = new Map<string, IfcComponent>();

function laid(
  id: string,
  categoryCode: string,
  numbers: Record<string, number>,
  choices: Record<string, string> = {},
) {
  const figures = figuresOf(categoryCode, numbers, choices);
  const body = bodyOf(figures)!;
  const facts = {
    productId: id,
    categoryCode,
    model: id,
    name: id,
    brand: "B",
    series: null,
    source: "S",
    values: [],
  };
  known.set(id, { facts, body, figures });
  return { productId: id, body };
}
const valve = (kind: string) => (size: number) =>
  laid(
    `${kind} ${size}`,
    "C000015",
    { [PROPERTY.nominalDiameter]: size },
    { [PROPERTY.productType]: kind === "check" ? "V000944" : "V000943", [PROPERTY.connection]: "V000952" },
  );
const valves = { isolatingValve: valve("isolating"), checkValve: valve("check") };
const bodyFor = (id: string) => known.get(id)?.body ?? null;

const pump = laid(
  "pump",
  "C000002",
  { [PROPERTY.nominalDiameter]: 100, [PROPERTY.motorPower]: 11, [PROPERTY.impellerDiameter]: 220 },
  { [PROPERTY.pumpType]: "V000603" },
);
const chiller = laid(
  "chiller",
  "C000008",
  { [PROPERTY.waterFlow]: 120 },
  { [PROPERTY.productType]: "V000821" },
);
const group = pumpGroup({ pump, count: 3, standby: 1, system: "chilledWater", tag: "P", ...valves });
const row = unitRow({ unit: chiller, count: 2, tag: "CH", aisle: 1200, ...valves });
const room = plantRoom(
  {
    groups: [group, row],
    links: [
      [
        [0, "压出总管"],
        [1, "冷冻水进总管"],
      ],
    ],
  },
  bodyFor,
);
const line = ductLine(
  ["C000010", "C000011"].map((category, n) => ({
    ...laid(`part ${n}`, category, { [PROPERTY.width]: 800, [PROPERTY.height]: 400 }),
    tag: `D-${n}`,
  })),
  1500,
);
const ARRANGEMENTS: readonly (readonly [string, Arrangement])[] = [
  ["a pump group", group],
  ["a row of chillers", row],
  ["a plant room", room],
  ["a duct", line],
];

const portsOf = ({ products }: Arrangement) =>
  products.flatMap(({ productId, at, turn }) =>
    bodyFor(productId)!.ports.map((port) => placedPort(port, at, turn)),
  );
const written = (arrangement: Arrangement) => {
  const ids = new Set(arrangement.products.map(({ productId }) => productId));
  return writeIfcArrangement(
    { id: "m", name: "模块", arrangement },
    [...ids].map((id) => known.get(id)!),
    "2026-11-22T00:00:00",
  );
};

test.each(ARRANGEMENTS)(
  "%s is sound by schema, and takes up what its drawing does",
  async (_, arrangement) => {
    const text = written(arrangement);
    expect(new IfcText(text).faults()).toEqual([]);
    const { size, close } = await readIfc(text);
    const [low, high] = boundsOf(arrangementBody(arrangement, bodyFor));
    size.forEach((side, axis) => expect(side).toBeCloseTo(high[axis]! - low[axis]!, 0));
    close();
  },
);

test.each(ARRANGEMENTS)("the pieces of %s look as its runs do, and no length is lost", (_, arrangement) => {
  const pieces = pipework(arrangement, portsOf(arrangement));
  const runs = arrangement.runs.flatMap(runSolids);
  const flanges = arrangementBody(
    { ...arrangement, products: [], runs: [], furnishings: [], room: null },
    bodyFor,
  );
  expect(boundsOf({ solids: pieces.flatMap(({ solids }) => solids) })).toEqual(
    boundsOf({ solids: [...runs, ...flanges.solids] }).map((corner) =>
      corner.map((value) => expect.closeTo(value, 6) as unknown),
    ),
  );
  expect(pieces.every(({ length }) => length >= 0)).toBe(true);
  const connected = pieces.filter(({ kind }) => kind === "flange").map(({ ends }) => ends[0]!.name);
  expect(connected.toSorted()).toEqual(arrangement.connections.map(({ name }) => name).toSorted());
});

test.each(ARRANGEMENTS)(
  "every end of %s is joined to one that faces it, but for those that lead out",
  (_, arrangement) => {
    const pieces = pipework(arrangement, portsOf(arrangement));
    const ends = [...pieces.flatMap((piece) => piece.ends), ...portsOf(arrangement)];
    const joined = new Set(joints(ends).flat());
    const open = pieces.flatMap((piece) => piece.ends).filter((_end, n) => !joined.has(n));
    const outer = new Set(arrangement.connections.map(({ name }) => name));
    // Besides the outer connections, a header or a duct may begin without a connection.
    const loose = open.filter(
      ({ name, at }) =>
        !outer.has(name) &&
        !arrangement.runs.some(({ points }) =>
          [points[0]!, points.at(-1)!].some((end) => String(end) === String(at)),
        ),
    );
    expect(loose).toEqual([]);
    expect(joined.size).toBeGreaterThan(pieces.length);
  },
);

test("a pump group has its tees, its reducers, its footings and its posts, and one system", () => {
  const text = new IfcText(written(group));
  const kinds = (name: string) => text.of(name).map(({ values }) => values.at(-1));
  const fittings = kinds("IFCPIPEFITTING");
  expect(fittings.filter((kind) => kind === ".JUNCTION.")).toHaveLength(6);
  // The 85 mm discharge branch meets an 80 mm pipe.
  expect(fittings.filter((kind) => kind === ".TRANSITION.")).toHaveLength(3);
  expect(fittings.filter((kind) => kind === ".CONNECTOR.")).toHaveLength(2);
  expect(kinds("IFCFOOTING")).toEqual([".PAD_FOOTING.", ".PAD_FOOTING.", ".PAD_FOOTING."]);
  expect(new Set(kinds("IFCMEMBER"))).toEqual(new Set([".POST."]));
  expect(text.of("IFCFURNITURE")).toEqual([]);
  expect(text.of("IFCDISTRIBUTIONSYSTEM").map(({ values }) => [stepWords(values[2]!), values[6]])).toEqual([
    ["冷热水系统", ".CHILLEDWATER."],
  ]);
  const sizes = text.setsOf("Pset_PipeSegmentTypeCommon").map((set) => set.get("NominalDiameter"));
  expect(sizes).toHaveLength(text.of("IFCPIPESEGMENT").length);
  expect(new Set(sizes)).toContain("IFCPOSITIVELENGTHMEASURE(80.)");
  // Pumps and valves carry the same medium as their pipes.
  const systems = text.of("IFCDISTRIBUTIONPORT").filter(({ values }) => values[8] === ".PIPE.");
  expect(new Set(systems.map(({ values }) => values[9]))).toEqual(new Set([".CHILLEDWATER."]));
});

test("outer connections are ports with their names, and products are joined to pipes", () => {
  const text = new IfcText(written(row));
  const names = text.of("IFCDISTRIBUTIONPORT").map(({ values }) => stepWords(values[2]!));
  for (const { name } of row.connections) expect(names).toContain(name);
  const owners = new Map(
    text
      .of("IFCRELNESTS")
      .flatMap(({ values }) => stepItems(values[5]!).map((port) => [port, text.at(values[4]!).name])),
  );
  const pairs = text
    .of("IFCRELCONNECTSPORTS")
    .map(({ values }) => [owners.get(values[4]!), owners.get(values[5]!)]);
  const chillers = pairs.filter((pair) => pair.includes("IFCCHILLER"));
  expect(chillers).toHaveLength(8);
  expect(text.of("IFCDISTRIBUTIONSYSTEM")).toHaveLength(2);
  expect(text.of("IFCPIPEFITTING").some(({ values }) => values[8] === ".BEND.")).toBe(true);
});
