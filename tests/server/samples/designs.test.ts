import { expect, test } from "vitest";
import { boundsOf } from "#domain/component/bodyOf.ts";
import { arrangementBody } from "#domain/design/arrangementBody.ts";
import {
  DESIGN_CATEGORIES,
  DESIGN_FEATURES,
  isArranged,
  MODULE_FORMS,
  nameOf,
} from "#domain/design/Design.ts";
import { standingPort } from "#domain/design/layout/Layout.ts";
import { catalogueParts } from "#server/catalogue/bundledCatalogue.ts";
import { MATERIAL_LIBRARY } from "#server/materials/library/materialLibrary.ts";
import { DesignStock } from "#server/samples/designs/DesignStock.ts";
import { STOCK_IDS } from "#server/samples/designs/stockIds.ts";
import type { DesignRow } from "#server/store/catalogueRows.ts";

const stock = new DesignStock(STOCK_IDS);
const designs: DesignRow[] = [];
for await (const part of catalogueParts()) {
  stock.take(part);
  designs.push(...part.designs);
}
const arranged = designs.flatMap(({ id, content }) =>
  isArranged(content) ? [{ id, arrangement: content.arrangement, modules: content.moduleIds ?? [] }] : [],
);

test("every library has its designs, each labelled as a sample and in a division with a name", () => {
  const counts = new Map<string, number>();
  for (const { kind, category, feature, form, isSample, source } of designs) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(nameOf(DESIGN_CATEGORIES[kind], category)).not.toBeNull();
    if (feature != null) expect(nameOf(DESIGN_FEATURES[kind], feature)).not.toBeNull();
    if (form != null) expect(nameOf(MODULE_FORMS, form)).not.toBeNull();
    expect([isSample, source.startsWith("示例数据")]).toEqual([true, true]);
  }
  expect(Object.fromEntries(counts)).toEqual({ module: 16, template: 4, practice: 13, scene: 8 });
  expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length);
});

test("every product of an arrangement is in the catalogue, has its own tag, and stands in its room", () => {
  for (const { id, arrangement } of arranged) {
    const { products, room } = arrangement;
    expect(products.length, id).toBeGreaterThan(2);
    for (const { productId } of products) expect(stock.model(productId), id).not.toBe("");
    const tags = products.map(({ tag }) => tag);
    expect(new Set(tags).size, id).toBe(tags.length);
    if (room === null) continue;
    const [low, high] = boundsOf(arrangementBody({ ...arrangement, room: null }, stock.body));
    expect(low[0], id).toBeGreaterThanOrEqual(-room.length / 2 - 130);
    expect(high[0], id).toBeLessThanOrEqual(room.length / 2 + 130);
    expect(high[1], id).toBeLessThanOrEqual(room.width / 2 + 130);
    expect(low[2], id).toBeGreaterThanOrEqual(-1);
    expect(high[2], id).toBeLessThanOrEqual(room.height);
  }
});

test("no pipe of a module ends beside the connection of a valve or a pump", () => {
  for (const { id, arrangement } of arranged.filter((each) => each.id.startsWith("module-"))) {
    const ends = arrangement.runs.flatMap(({ points }) => [points[0]!, points.at(-1)!]);
    const loose = arrangement.products.flatMap(({ productId, at, turn, tag }) =>
      stock
        .body(productId)
        .ports.filter(
          ({ direction, kind }) => kind === "pipe" && !id.includes("air-handler") && direction[2] > -1,
        )
        .map((port) => standingPort(port, at, turn))
        .filter(({ at: place }) =>
          ends.every((end) => end.some((value, axis) => Math.abs(value - place[axis]!) > 2)),
        )
        .map(({ name }) => `${tag} ${name}`),
    );
    expect(loose, id).toEqual([]);
  }
});

test("a template names the modules that it is made of", () => {
  const ids = new Set(designs.map(({ id }) => id));
  for (const { id, modules } of arranged.filter((each) => each.id.startsWith("template-"))) {
    expect(modules.length, id).toBeGreaterThan(1);
    expect(modules.filter((module) => !ids.has(module))).toEqual([]);
  }
});

test("a layer is of a material of the standard library, with its figures", () => {
  for (const { id, content } of designs) {
    if (isArranged(content)) continue;
    expect(content.layers.length, id).toBeGreaterThan(1);
    for (const { categoryCode, specification, material } of content.layers) {
      const category = MATERIAL_LIBRARY.find(({ code }) => code === categoryCode);
      const found = category?.materials.find((each) => each.specification === specification);
      expect(found?.name, id).toBe(material);
    }
  }
});

test("without samples there is none", async () => {
  for await (const part of catalogueParts({ samples: "off" })) expect(part.designs).toEqual([]);
});
