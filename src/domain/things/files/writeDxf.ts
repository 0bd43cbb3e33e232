import { PUMP, WATER_SUPPLY_SET, WATER_VALVE, DOOR } from "../../catalogue/categories.ts";
import { DxfLines } from "../dxf/DxfLines.ts";
import { textWidth } from "../dxf/textWidth.ts";
import type { DimensionStyle } from "../dxf/dxfTables.ts";
import type { Attribute } from "../dxf/dxfValues.ts";
import type { ComponentBody } from "../component/ComponentBody.ts";
import { LEGEND_NAMES } from "../component/drawing/legendSvg.ts";
import { roundLines } from "../component/drawing/roundLines.ts";
import type { LegendType } from "../component/drawing/LegendType.ts";
import { seen, VIEWS } from "../component/drawing/View.ts";
import { visibleLines, type Line } from "../component/drawing/visibleLines.ts";
import { USUAL_DRAWING, type DrawingOptions } from "./drawingOptions.ts";
import type { ComponentFacts, DescribedComponent } from "./ComponentFacts.ts";

/** mm on paper: titles; figures and values, which offices write at 2.5 or more. */
const PAPER = { title: 3.5, text: 2.5, tick: 1, gap: 2 } as const;
const LAYER_VIEWS = { PLAN: "PLAN", ELEVATION: "ELEV", PROFILE: "SIDE" } as const;
const TYPES = ["PLAN", "ELEVATION", "PROFILE"] as const satisfies readonly LegendType[];
/** Most values in a block; a longer list of attributes is not readable. */
export const MOST_ATTRIBUTES = 12;
/** Characters that names of blocks and tags must not contain. */
const NOT_IN_A_NAME = /[<>/\\":;?*|,=`]/gu;

/** Discipline of a product's drawing: 暖通 M, 给排水 P, 建筑 A, the layer prefixes of GB/T 50001 (annex). */
const DISCIPLINES: ReadonlyMap<string, string> = new Map([
  [PUMP, "P"],
  [WATER_SUPPLY_SET, "P"],
  [WATER_VALVE, "P"],
  [DOOR, "A"],
]);

/** Layers of a discipline: for each view, equipment and connections separately. */
function layersOf(categoryCode: string) {
  const discipline = DISCIPLINES.get(categoryCode) ?? "M";
  const of = (what: string) => `${discipline}-${what}`;
  const body = (type: LegendType) => of(`EQPM-${LAYER_VIEWS[type]}`);
  const port = (type: LegendType) => of(`PORT-${LAYER_VIEWS[type]}`);
  const [dimensions, text] = [of("DIMS"), of("TEXT")];
  const all = [
    ...TYPES.map((type) => [body(type), 7] as const),
    ...TYPES.map((type) => [port(type), 4] as const),
    [dimensions, 6] as const,
    [text, 3] as const,
  ];
  return { body, port, dimensions, text, all };
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
function boundsOf(lines: readonly Line[]): Bounds {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of lines)
    for (const [x, y] of line) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  return { left, right, bottom, top };
}

function outline(file: DxfLines, layer: string, all: readonly Line[]): void {
  const { lines, arcs } = roundLines(all);
  for (const [from, to] of lines) file.line(layer, from, to);
  for (const { center, radius, span } of arcs)
    if (span === null) file.circle(layer, center, radius);
    else file.arc(layer, center, radius, span);
}

/** Round openings that face the viewer or point away, as circles. */
function ports(file: DxfLines, layer: string, { ports: all }: ComponentBody, type: LegendType): void {
  for (const { at, direction, size } of all) {
    const [, , toward] = seen(VIEWS[type], direction);
    if (Math.abs(toward) < 0.9 || typeof size !== "number") continue;
    const [x, y] = seen(VIEWS[type], at);
    file.circle(layer, [x, y], size / 2);
  }
}

/** A product's values in the drawing; names have no blanks, because tables made from the drawing show them. */
function statedBy(facts: ComponentFacts): (readonly [tag: string, prompt: string, value: string])[] {
  const stated: readonly (readonly [string, string])[] = [
    ["型号", facts.model],
    ["名称", facts.name],
    ["品牌", facts.brand],
    ...facts.values
      .slice(0, MOST_ATTRIBUTES)
      .map(({ name, value, unit }) => [name, `${String(value)}${unit === null ? "" : ` ${unit}`}`] as const),
  ];
  const tags = new Set<string>();
  return stated.map(([prompt, value]) => {
    let tag = prompt.replaceAll(/\s+/gu, "").replaceAll(NOT_IN_A_NAME, "_");
    while (tags.has(tag)) tag = `${tag}_`;
    tags.add(tag);
    return [tag, prompt, value];
  });
}

/**
 * Plan, elevation and side view as blocks in millimetres, side by side with dimensions, and with the product's
 * values as attributes. Texts have their height on paper at the scale.
 */
export function writeDxf(
  { facts, body }: DescribedComponent,
  { scale, version }: DrawingOptions = USUAL_DRAWING,
): string {
  const dimensions: DimensionStyle = {
    name: `VOLUTE-${scale}`,
    scale,
    text: PAPER.text,
    tick: PAPER.tick,
    gap: PAPER.gap,
  };
  const layers = layersOf(facts.categoryCode);
  const file = new DxfLines(layers.all, { version, dimensions });
  const [text, title, gap] = [PAPER.text * scale, PAPER.title * scale, PAPER.gap * scale];
  const name = facts.model.replaceAll(NOT_IN_A_NAME, "_");
  const stated = statedBy(facts);
  const attributesAt = (x: number, y: number) =>
    stated.map(([tag, , value], row): Attribute => ({
      tag,
      value,
      at: [x, y + gap + row * 1.5 * text],
      size: text,
      isHidden: row > 0,
    }));
  const line = 5 * gap;
  const between = line + 5 * gap;
  let x = 0;
  for (const type of TYPES) {
    const lines = visibleLines(body, type);
    const { left, right, bottom, top } = boundsOf(lines);
    const block = `${name}_${LEGEND_NAMES[type]}`;
    file.block(block, () => {
      outline(file, layers.body(type), lines);
      ports(file, layers.port(type), body, type);
      attributesAt(left, top).forEach((attribute, row) =>
        file.attributeDefinition(layers.text, stated[row]![1], attribute),
      );
    });
    const [width, height] = [right - left, top - bottom];
    file.insert(layers.body(type), block, [x - left, -bottom], attributesAt(x, height));
    file.dimension(
      layers.dimensions,
      [
        [x, 0],
        [x + width, 0],
      ],
      0,
      -line,
    );
    file.dimension(
      layers.dimensions,
      [
        [x, 0],
        [x, height],
      ],
      1,
      x - line,
    );
    file.text(layers.text, [x, -line - 2 * gap - title], title, LEGEND_NAMES[type], { align: "left" });
    // Texts above and below may be wider than a small product.
    const words = Math.max(textWidth(facts.model, text), textWidth(LEGEND_NAMES[type], title));
    x += Math.max(width, words) + between;
  }
  const note = `示意模型，图形 1:1，文字和尺寸按 1:${scale} 出图`;
  file.text(layers.text, [0, -line - 4 * gap - title - text], text, note, { align: "left" });
  return file.toString();
}
