import { DxfLines } from "../../dxf/DxfLines.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { LEGEND_NAMES } from "../drawing/legendSvg.ts";
import { seen, VIEWS, type LegendType } from "../drawing/View.ts";
import { visibleLines, type Line } from "../drawing/visibleLines.ts";
import type { ComponentFacts, DescribedComponent } from "./ComponentFacts.ts";

const LAYERS = [
  ["V-OUTLINE", 7],
  ["V-PORT", 4],
  ["V-DIM", 6],
  ["V-TEXT", 3],
] as const;
const TYPES = ["PLAN", "ELEVATION", "PROFILE"] as const satisfies readonly LegendType[];
/** Values that a block carries: beyond them nobody reads its list of attributes. */
export const MOST_ATTRIBUTES = 12;
/** What no name of a block may hold. */
const NOT_IN_A_NAME = /[<>/\\":;?*|,=`]/gu;

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

/** Dimensions as lines and text: a DIMENSION without its block of geometry is dropped by other programs. */
function dimensions(file: DxfLines, { left, right, bottom, top }: Bounds, size: number): void {
  const [y, x] = [bottom - size * 2, left - size * 2];
  for (const at of [left, right]) file.line("V-DIM", [at, bottom - size * 0.3], [at, y - size * 0.5]);
  file.line("V-DIM", [left, y], [right, y]);
  file.text("V-DIM", [(left + right) / 2, y + size * 0.3], size, String(Math.round(right - left)));
  for (const at of [bottom, top]) file.line("V-DIM", [left - size * 0.3, at], [x - size * 0.5, at]);
  file.line("V-DIM", [x, bottom], [x, top]);
  file.text("V-DIM", [x - size * 0.3, (bottom + top) / 2], size, String(Math.round(top - bottom)), {
    turned: 90,
  });
}

/** Openings that one looks into, or out of. */
function ports(file: DxfLines, { ports: all }: ComponentBody, type: LegendType): void {
  for (const { at, direction, size } of all) {
    const [, , toward] = seen(VIEWS[type], direction);
    if (Math.abs(toward) < 0.9 || typeof size !== "number") continue;
    const [x, y] = seen(VIEWS[type], at);
    file.circle("V-PORT", [x, y], size / 2);
  }
}

const attributesOf = (facts: ComponentFacts) => [
  ["MODEL", "型号", facts.model],
  ["NAME", "名称", facts.name],
  ["BRAND", "品牌", facts.brand],
  ...facts.values
    .slice(0, MOST_ATTRIBUTES)
    .map(({ code, name, value, unit }) => [code, name, `${String(value)}${unit === null ? "" : ` ${unit}`}`]),
];

/** Plan, elevation and side view as blocks in millimetres, placed side by side, with what the product states as attributes. */
export function writeDxf({ facts, body }: DescribedComponent): string {
  const file = new DxfLines(LAYERS);
  const name = facts.model.replaceAll(NOT_IN_A_NAME, "_");
  const views = TYPES.map((type) => {
    const lines = visibleLines(body, type);
    return { type, lines, bounds: boundsOf(lines), block: `${name}_${LEGEND_NAMES[type]}` };
  });
  const longest = Math.max(...views.flatMap(({ bounds: b }) => [b.right - b.left, b.top - b.bottom]));
  const size = longest * 0.035;
  const attributes = attributesOf(facts);
  for (const { type, lines, bounds, block } of views)
    file.block(block, () => {
      for (const [from, to] of lines) file.line("V-OUTLINE", from, to);
      ports(file, body, type);
      dimensions(file, bounds, size);
      attributes.forEach(([tag = "", prompt = "", value = ""], row) =>
        file.attributeDefinition(
          "V-TEXT",
          [bounds.left, bounds.top + size * (1 + row * 1.5)],
          size * 0.6,
          tag,
          prompt,
          value,
          row > 0,
        ),
      );
    });
  let x = 0;
  for (const { block, bounds, type } of views) {
    const at = [x - bounds.left, -bounds.bottom] as const;
    file.insert(
      block,
      at,
      attributes.map(([tag = "", , value = ""], row) => ({
        tag,
        value,
        size: size * 0.6,
        isHidden: row > 0,
        at: [x, bounds.top - bounds.bottom + size * (1 + row * 1.5)] as const,
      })),
    );
    file.text(
      "V-TEXT",
      [x + (bounds.right - bounds.left) / 2, -size * 4.5],
      size,
      `${LEGEND_NAMES[type]}（示意模型）`,
    );
    x += bounds.right - bounds.left + longest * 0.4;
  }
  return file.toString();
}
