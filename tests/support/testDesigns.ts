import type { Arrangement } from "#domain/things/design/Arrangement.ts";
import type { Layer } from "#domain/things/design/Practice.ts";
import { designs } from "#server/database/schema/designSchema.ts";
import type { Queries } from "#server/database/queries.ts";

/** Two pumps and a fan of the tests' small catalogue, and a product that is not in it, joined by a pipe. */
export const TEST_ARRANGEMENT: Arrangement = {
  products: [
    { productId: "pump-1", tag: "P-1", at: [0, 0, 150], turn: 0 },
    { productId: "pump-1", tag: "P-2", at: [0, 1500, 150], turn: 90, isStandby: true },
    { productId: "fan-1", tag: "F-1", at: [2000, 0, 0], turn: 0 },
    { productId: "gone-1", tag: "X-1", at: [3000, 0, 0], turn: 0 },
  ],
  runs: [
    {
      system: "chilledWater",
      size: 100,
      points: [
        [0, 0, 300],
        [0, 2500, 300],
      ],
    },
    {
      system: "supplyAir",
      size: [500, 300],
      points: [
        [2000, 0, 2000],
        [4000, 0, 2000],
      ],
    },
  ],
  furnishings: [{ kind: "plinth", at: [0, 0, 0], turn: 0, size: [800, 600, 150] }],
  connections: [
    { name: "总管", system: "chilledWater", at: [0, 2500, 300], direction: [0, 1, 0], size: 100 },
  ],
  room: { length: 8000, width: 6000, height: 4000 },
};

const LAYERS: readonly Layer[] = [
  {
    role: "保温层",
    material: "岩棉板",
    categoryCode: "M000302",
    specification: "Rockwool (board)",
    thickness: 80,
    conductivity: 0.035,
    density: 100,
  },
];

const words = (id: string, name: string) => ({
  id,
  name,
  description: `${name}的说明`,
  source: "a test",
  isSample: true,
  form: null,
  feature: null,
});

/** One design of each kind, and a second module of another discipline. */
const TEST_DESIGNS: readonly (typeof designs.$inferInsert)[] = [
  {
    ...words("module-test", "冷冻泵组"),
    kind: "module",
    category: "pumps",
    feature: "hvac",
    form: "room",
    content: { arrangement: TEST_ARRANGEMENT, facts: [{ name: "配置", value: "2 台" }] },
    position: 0,
  },
  {
    ...words("module-water", "100% 给水设备"),
    kind: "module",
    category: "supply",
    feature: "water",
    form: "room",
    content: { arrangement: { ...TEST_ARRANGEMENT, room: null }, facts: [] },
    position: 1,
  },
  {
    ...words("template-test", "制冷机房"),
    kind: "template",
    category: "cooling",
    content: { arrangement: TEST_ARRANGEMENT, facts: [], moduleIds: ["module-water", "module-gone"] },
    position: 2,
  },
  {
    ...words("practice-test", "岩棉外墙"),
    kind: "practice",
    category: "wall",
    feature: "insulated",
    content: { layers: LAYERS, sides: ["outside", "inside"], facts: [{ name: "总厚度", value: "80 mm" }] },
    position: 3,
  },
  {
    ...words("scene-test", "会议室"),
    kind: "scene",
    category: "office",
    content: { arrangement: TEST_ARRANGEMENT, facts: [] },
    position: 4,
  },
];

export const insertTestDesigns = (queries: Queries) => queries.insert(designs).values([...TEST_DESIGNS]);
