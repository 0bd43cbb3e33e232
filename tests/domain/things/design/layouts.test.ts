import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf, boundsOf } from "#domain/things/component/bodyOf.ts";
import type { Port } from "#domain/things/component/ComponentBody.ts";
import type { Arrangement } from "#domain/things/design/Arrangement.ts";
import { arrangementBody } from "#domain/things/design/arrangementBody.ts";
import { billOf } from "#domain/things/design/billOf.ts";
import { ductLine } from "#domain/things/design/layout/ductLine.ts";
import { placedPort, type Laid } from "#domain/things/design/layout/Layout.ts";
import { plantRoom } from "#domain/things/design/layout/plantRoom.ts";
import { pumpGroup } from "#domain/things/design/layout/pumpGroup.ts";
import { unitRow } from "#domain/things/design/layout/unitRow.ts";
import { figuresOf } from "../component/figuresOf.ts";

const laid = (
  productId: string,
  category: string,
  numbers: Record<string, number> = {},
  choices: Record<string, string> = {},
): Laid => ({ productId, body: bodyOf(figuresOf(category, numbers, choices))! });

const pump = (type: string) =>
  laid(
    `pump ${type}`,
    "C000002",
    { [PROPERTY.nominalDiameter]: 100, [PROPERTY.motorPower]: 11, [PROPERTY.impellerDiameter]: 220 },
    { [PROPERTY.pumpType]: type },
  );
const valve = (kind: string) => (size: number) =>
  laid(
    `${kind} ${size}`,
    "C000015",
    { [PROPERTY.nominalDiameter]: size },
    { [PROPERTY.productType]: kind === "check" ? "V000944" : "V000943", [PROPERTY.connection]: "V000952" },
  );
const valves = { isolatingValve: valve("isolating"), checkValve: valve("check") };
const known = new Map<string, Laid["body"]>();
const remember = (...all: readonly Laid[]) =>
  all.forEach(({ productId, body }) => known.set(productId, body));
for (const size of [80, 100, 125, 150, 200]) remember(valve("isolating")(size), valve("check")(size));
const bodyFor = (id: string) => known.get(id) ?? null;

/** The ports of all products in an arrangement, with their positions. */
const portsOf = ({ products }: Arrangement): { readonly port: Port; readonly of: string }[] =>
  products.flatMap(({ productId, at, turn }) =>
    bodyFor(productId)!.ports.map((port) => ({ port: placedPort(port, at, turn), of: productId })),
  );

const touches = (port: Port, { runs }: Arrangement) =>
  runs.some(({ points }) =>
    [points[0]!, points.at(-1)!].some((end) =>
      end.every((value, axis) => Math.abs(value - port.at[axis]!) <= 1.5),
    ),
  );

const TYPES = ["V000601", "V000602", "V000603", "V000604", "V000605"];

it.each(TYPES)("joins both ports of every pump and every valve of a group of %s to a pipe", (type) => {
  remember(pump(type));
  const group = pumpGroup({
    pump: pump(type),
    count: 3,
    standby: 1,
    system: "chilledWater",
    tag: "P",
    ...valves,
  });
  expect(portsOf(group).filter(({ port }) => !touches(port, group))).toEqual([]);
  expect(group.products.filter(({ isStandby }) => isStandby === true).map(({ tag }) => tag)).toEqual(["P-3"]);
  expect(group.connections.map(({ name }) => name)).toEqual(["吸入总管", "压出总管"]);
});

it("lets nothing of a group lie below the floor, and leaves an aisle between two pumps", () => {
  const end = pump("V000601");
  remember(end);
  const group = pumpGroup({
    pump: end,
    count: 2,
    standby: 1,
    system: "chilledWater",
    tag: "P",
    ...valves,
  });
  expect(boundsOf(arrangementBody(group, bodyFor))[0][2]).toBeGreaterThanOrEqual(0);
  const [a, b] = group.products.filter(({ productId }) => productId === end.productId);
  const [low, high] = boundsOf(end.body);
  expect(Math.abs(a!.at[1] - b!.at[1]) - (high[1] - low[1])).toBeGreaterThanOrEqual(799);
});

it("has pipes along one axis at a time", () => {
  const chiller = laid("chiller", "C000008", { [PROPERTY.waterFlow]: 120 });
  remember(chiller);
  const row = unitRow({ unit: chiller, count: 2, tag: "CH", aisle: 1200, ...valves });
  expect(row.runs.length).toBeGreaterThan(20);
  for (const { points } of row.runs)
    points.slice(1).forEach((point, at) => {
      const moved = point.filter((value, axis) => value !== points[at]![axis]);
      expect(moved).toHaveLength(1);
    });
  expect(row.connections).toHaveLength(4);
});

it("puts the parts of a duct on one axis, each opening at the end of the duct before it", () => {
  const parts = ["C000010", "C000011", "C000010"].map((category, n) => ({
    ...laid(`part ${n}`, category, { [PROPERTY.width]: 800, [PROPERTY.height]: 400 }),
    tag: `D-${n}`,
  }));
  remember(...parts);
  const line = ductLine(parts, 1500);
  for (const { port } of portsOf(line)) {
    expect(port.at[2]).toBeCloseTo(1500, 0);
    expect(touches(port, line)).toBe(true);
  }
});

it("counts a bill by product and by size, with lengths in metres", () => {
  const bill = billOf({
    products: [
      { productId: "a", tag: "P-1", at: [0, 0, 0], turn: 0 },
      { productId: "b", tag: "V-1", at: [0, 0, 0], turn: 0 },
      { productId: "a", tag: "P-2", at: [0, 0, 0], turn: 0, isStandby: true },
    ],
    runs: [
      {
        system: "chilledWater",
        size: 100,
        points: [
          [0, 0, 0],
          [1500, 0, 0],
          [1500, 2000, 0],
        ],
      },
      {
        system: "chilledWater",
        size: 100,
        points: [
          [0, 0, 0],
          [0, 0, 260],
        ],
      },
      {
        system: "supplyAir",
        size: [500, 300],
        points: [
          [0, 0, 0],
          [1000, 0, 0],
        ],
      },
    ],
  });
  expect(bill.products).toEqual([
    { productId: "a", tags: ["P-1", "P-2"], quantity: 2, standby: 1 },
    { productId: "b", tags: ["V-1"], quantity: 1, standby: 0 },
  ]);
  expect(bill.runs.map(({ length }) => length)).toEqual([3.8, 1]);
});

it("puts groups into a room without their meeting, and joins what is linked", () => {
  const end = pump("V000601");
  const chiller = laid("chiller", "C000008", { [PROPERTY.waterFlow]: 120 });
  remember(end, chiller);
  const groups = [
    pumpGroup({ pump: end, count: 2, standby: 1, system: "chilledWater", tag: "P", ...valves }),
    unitRow({ unit: chiller, count: 1, tag: "CH", aisle: 1200, ...valves }),
  ];
  const room = plantRoom(
    {
      groups,
      links: [
        [
          [0, "压出总管"],
          [1, "冷冻水进总管"],
        ],
      ],
    },
    bodyFor,
  );
  const { length, width, height } = room.room!;
  const [low, high] = boundsOf(arrangementBody({ ...room, room: null }, bodyFor));
  expect(low[0]).toBeGreaterThan(-length / 2);
  expect(high[0]).toBeLessThan(length / 2);
  expect(low[1]).toBeGreaterThan(-width / 2);
  expect(high[2]).toBeLessThan(height);
  expect(room.connections.map(({ name }) => name)).not.toContain("压出总管");
  expect(room.connections).toHaveLength(4);
  const pumps = room.products.filter(({ productId }) => productId === end.productId);
  const chillers = room.products.filter(({ productId }) => productId === "chiller");
  expect(Math.max(...pumps.map(({ at }) => at[0]))).toBeLessThan(
    Math.min(...chillers.map(({ at }) => at[0])),
  );
});
