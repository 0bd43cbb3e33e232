import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf } from "#domain/things/component/bodyOf.ts";
import type { ComponentBody } from "#domain/things/component/ComponentBody.ts";
import { legendSvg } from "#domain/things/component/drawing/legendSvg.ts";
import { shadedPicture } from "#domain/things/component/drawing/shadedPicture.ts";
import { visibleLines } from "#domain/things/component/drawing/visibleLines.ts";
import { part } from "#domain/things/component/Solid.ts";
import { box } from "#domain/things/component/solids/placed.ts";
import { figuresOf } from "./figuresOf.ts";

const bodyWith = (...solids: ComponentBody["solids"]): ComponentBody => ({
  solids,
  ports: [],
  dimensions: [],
});
const big = part("前", "casing", box([0, 100], [0, 50], [0, 80]));

test("a box is drawn as the rectangles that one sees of it, to scale", () => {
  const lines = (type: "PLAN" | "ELEVATION" | "PROFILE") =>
    visibleLines(bodyWith(big), type).toSorted((a, b) => String(a).localeCompare(String(b)));
  expect(lines("ELEVATION")).toEqual([
    [
      [0, 0],
      [0, 80],
    ],
    [
      [0, 0],
      [100, 0],
    ],
    [
      [0, 80],
      [100, 80],
    ],
    [
      [100, 0],
      [100, 80],
    ],
  ]);
  // In the view from the left, the front is on the right.
  expect(lines("PROFILE")).toHaveLength(4);
  expect(
    lines("PROFILE")
      .flat()
      .map(([x]) => x),
  ).toEqual(expect.arrayContaining([-50, 0]));
  expect(
    lines("PLAN")
      .flat()
      .map(([, y]) => y),
  ).toEqual(expect.arrayContaining([0, 50]));
});

test("what stands behind another part is not drawn, and what sticks out of it is", () => {
  const hidden = part("后", "dark", box([30, 60], [60, 90], [20, 50]));
  const high = part("高", "dark", box([30, 60], [60, 90], [20, 120]));
  expect(visibleLines(bodyWith(big, hidden), "ELEVATION")).toHaveLength(4);
  const lines = visibleLines(bodyWith(big, high), "ELEVATION");
  expect(lines).toContainEqual([
    [30, 120],
    [60, 120],
  ]);
  expect(lines.filter(([from]) => from[1] > 15 && from[1] < 70)).toEqual([]);
});

const alphaAt = ({ pixels, size }: { pixels: Uint8Array; size: number }, x: number, y: number) =>
  pixels[4 * (y * size + x) + 3];

test("a picture shows the body in its colours on nothing, and looks from below at what hangs in a ceiling", () => {
  const seen = shadedPicture(bodyWith(big), 64);
  expect(alphaAt(seen, 32, 32)).toBe(255);
  expect([alphaAt(seen, 0, 0), alphaAt(seen, 63, 63)]).toEqual([0, 0]);
  const filled = seen.pixels
    .filter((_, at) => at % 4 === 3)
    .reduce((sum, alpha) => sum + Number(alpha > 0), 0);
  expect(filled / 64 ** 2).toBeGreaterThan(0.4);
  const face = part("面板", "copper", box([0, 100], [0, 100], [-2, 0]));
  const hanging = { ...bodyWith(part("机体", "casing", box([0, 100], [0, 100], [0, 60])), face) };
  const redAt = (body: ComponentBody) => {
    const { pixels } = shadedPicture(body, 64);
    const middle = 4 * (40 * 64 + 32);
    return pixels[middle]! - pixels[middle + 2]!;
  };
  expect(redAt({ ...hanging, facesDown: true })).toBeGreaterThan(30);
  expect(redAt(hanging)).toBeLessThan(10);
});

test("a legend is the drawing of the product's own shape: a roof fan has a hood and no scroll", () => {
  const fan = (type: string) =>
    bodyOf(figuresOf("C000001", { [PROPERTY.impellerDiameter]: 500 }, { [PROPERTY.fanType]: type }))!;
  const names = (type: string) => fan(type).solids.map(({ name }) => name);
  expect(names("V000707")).toContain("风帽");
  expect(names("V000707")).not.toContain("进风口");
  expect(names("V000701")).not.toContain("风帽");
  const svg = legendSvg(fan("V000707"), "ELEVATION", "black");
  expect(svg).toMatch(
    /^<svg [^>]*viewBox="-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+"><title>立面图<\/title><path d="M/u,
  );
  expect(svg).not.toContain("NaN");
});
