import { expect, test } from "vitest";
import { boundsOf } from "#domain/things/component/bodyOf.ts";
import { arrangementBody } from "#domain/things/design/arrangementBody.ts";
import {
  DESIGN_CATEGORIES,
  DESIGN_FEATURES,
  isArranged,
  MODULE_FORMS,
  nameOf,
} from "#domain/things/design/Design.ts";
import { placedPort } from "#domain/things/design/layout/Layout.ts";
import { catalogueParts } from "#server/catalogue/bundledCatalogue.ts";
import { MATERIAL_LIBRARY } from "#server/materials/library/materialLibrary.ts";
import { DesignStock } from "#server/samples/designs/DesignStock.ts";
import { STOCK_IDS } from "#server/samples/designs/stockIds.ts";
import type { DesignRow } from "#server/database/schema/catalogueRows.ts";

const stock = new DesignStock(STOCK_IDS);
const designs: DesignRow[] = [];
for (const part of catalogueParts()) {
  stock.take(part);
  designs.push(...part.designs);
}
const arranged = designs.flatMap(({ id, content }) =>
  isArranged(content) ? [{ id, arrangement: content.arrangement, modules: content.moduleIds ?? [] }] : [],
);

test("every library has its designs, each labelled as a sample and in a division with a name", () => {
  const counts = new Map<string, number>();
  for (const { kind } of designs) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ module: 16, template: 4, practice: 13, scene: 8 });
  expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length);
  const unnamed = designs.filter(
    ({ kind, category, feature, form }) =>
      nameOf(DESIGN_CATEGORIES[kind], category) === null ||
      (feature != null && nameOf(DESIGN_FEATURES[kind], feature) === null) ||
      (form != null && nameOf(MODULE_FORMS, form) === null),
  );
  expect(unnamed).toEqual([]);
  expect(designs.filter(({ isSample, source }) => !isSample || !source.startsWith("示例数据"))).toEqual([]);
});

test("every product of an arrangement is in the catalogue, and has its own tag", () => {
  for (const { id, arrangement } of arranged) {
    const tags = arrangement.products.map(({ tag }) => tag);
    const models = arrangement.products.map(({ productId }) => stock.model(productId));
    expect([id, models.length > 2, new Set(tags).size]).toEqual([id, true, models.length]);
  }
});

/** mm by which a door's frame and handle overlap the wall. */
const IN_THE_WALL = 130;

test("everything of a room stands within it, and nothing below its floor", () => {
  const beside = arranged.flatMap(({ id, arrangement }) => {
    const { room } = arrangement;
    if (room === null) return [];
    const [low, high] = boundsOf(arrangementBody({ ...arrangement, room: null }, stock.body));
    const [x, y] = [room.length / 2 + IN_THE_WALL, room.width / 2 + IN_THE_WALL];
    const isWithin =
      low[0] >= -x && high[0] <= x && low[1] >= -y && high[1] <= y && low[2] >= -1 && high[2] <= room.height;
    return isWithin ? [] : [{ id, low, high }];
  });
  expect(arranged.filter(({ arrangement }) => arrangement.room !== null)).toHaveLength(12);
  expect(beside).toEqual([]);
});

test("no connection of a pump, a machine or a valve of a module is left without a pipe", () => {
  const loose = arranged
    // The coil of an air handler is connected to the building's pipes, not to the duct.
    .filter(({ id }) => id.startsWith("module-") && id !== "module-air-handler")
    .flatMap(({ id, arrangement }) => {
      const ends = arrangement.runs.flatMap(({ points }) => [points[0]!, points.at(-1)!]);
      return arrangement.products.flatMap(({ productId, at, turn, tag }) =>
        stock
          .body(productId)
          .ports.filter(({ kind }) => kind === "pipe")
          .map((port) => placedPort(port, at, turn))
          .filter(({ at: place }) =>
            ends.every((end) => end.some((value, axis) => Math.abs(value - place[axis]!) > 2)),
          )
          .map(({ name }) => `${id}: ${tag} ${name}`),
      );
    });
  expect(loose).toEqual([]);
});

test("a template names the modules that it is made of", () => {
  const ids = new Set(designs.map(({ id }) => id));
  const templates = arranged.filter((each) => each.id.startsWith("template-"));
  expect(templates.filter(({ modules }) => modules.length < 2)).toEqual([]);
  expect(templates.flatMap(({ modules }) => modules).filter((module) => !ids.has(module))).toEqual([]);
});

test("a layer is of a material of the standard library, with its name there", () => {
  const layers = designs.flatMap(({ content }) => (isArranged(content) ? [] : content.layers));
  expect(layers.length).toBeGreaterThan(40);
  const unknown = layers.filter(({ categoryCode, specification, material }) => {
    const category = MATERIAL_LIBRARY.find(({ code }) => code === categoryCode);
    return category?.materials.find((each) => each.specification === specification)?.name !== material;
  });
  expect(unknown).toEqual([]);
});

test("without samples there is none", async () => {
  const made: DesignRow[] = [];
  for (const part of catalogueParts({ samples: "off" })) made.push(...part.designs);
  expect(made).toEqual([]);
});
