import { addressedPng } from "../../../../chart/addressedCanvas.ts";
import { BROKEN, TEXT, type Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import { CAPITAL_EM, lineStyle, textRole } from "#domain/desk/diagram/diagramStyle.ts";
import { colourOf } from "#palette.ts";

/** The view of a diagram: pixels for a mm, and the position of its origin */
export interface DiagramView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const FONT = '"Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
const DASH = [6, 3];
/** px; smaller texts cannot be read and are left out. */
const LEAST_TEXT = 4;

/** The view that shows the whole diagram */
export function fittingView(diagram: Diagram, width: number, height: number): DiagramView {
  const { left, right, bottom, top } = diagram;
  const scale = Math.min(width / (right - left), height / (top - bottom));
  return {
    scale,
    x: (width - (right - left) * scale) / 2 - left * scale,
    y: (height + (top - bottom) * scale) / 2 + bottom * scale,
  };
}

/** px of capitals that can be read */
const START_TEXT = 7;

/**
 * The view of a newly opened diagram: the whole, or the plant, where the tree begins, if the whole would be too
 * small to read.
 */
export function startView(diagram: Diagram, width: number, height: number): DiagramView {
  const whole = fittingView(diagram, width, height);
  // A diagram of usual size is shown whole, even if its smallest texts are left out.
  if (whole.scale * TEXT >= LEAST_TEXT / 2) return whole;
  const scale = START_TEXT / TEXT;
  const { left, right, bottom } = diagram;
  const room = Math.max(0, width - (right - left) * scale) / 2;
  return { scale, x: room - left * scale, y: height + bottom * scale };
}

/** Draws the visible part on the canvas. */
export function paintDiagram(
  context: CanvasRenderingContext2D,
  { lines, circles, texts }: Diagram,
  { scale, x, y }: DiagramView,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  context.fillStyle = colourOf("paper");
  context.fillRect(0, 0, width, height);
  // There are few styles and very many lines, so each style is one path.
  const paths = new Map<
    string,
    { readonly style: ReturnType<typeof lineStyle>; isDashed: boolean; path: Path2D }
  >();
  const pathOf = (style: ReturnType<typeof lineStyle>, isDashed: boolean): Path2D => {
    const key = `${style.role} ${style.width} ${isDashed}`;
    const found = paths.get(key) ?? { style, isDashed, path: new Path2D() };
    paths.set(key, found);
    return found.path;
  };
  for (const line of lines) {
    const [ax, ay] = [line.from[0] * scale + x, y - line.from[1] * scale];
    const [bx, by] = [line.to[0] * scale + x, y - line.to[1] * scale];
    if (Math.max(ax, bx) < 0 || Math.min(ax, bx) > width || Math.max(ay, by) < 0 || Math.min(ay, by) > height)
      continue;
    const style = lineStyle(line);
    const path = pathOf(style, BROKEN.has(line.role));
    path.moveTo(ax, ay);
    path.lineTo(bx, by);
  }
  for (const circle of circles) {
    const [cx, cy, radius] = [circle.at[0] * scale + x, y - circle.at[1] * scale, circle.radius * scale];
    const path = pathOf(lineStyle({ ...circle, role: "unit" }), false);
    path.moveTo(cx + radius, cy);
    path.arc(cx, cy, radius, 0, 2 * Math.PI);
  }
  for (const { style, isDashed, path } of paths.values()) {
    context.strokeStyle = colourOf(style.role);
    context.lineWidth = style.width;
    context.setLineDash(isDashed ? DASH : []);
    context.stroke(path);
  }
  context.setLineDash([]);
  for (const text of texts) {
    const size = text.size * scale * CAPITAL_EM;
    const [tx, ty] = [text.at[0] * scale + x, y - text.at[1] * scale];
    const reach = text.words.length * size;
    if (size < LEAST_TEXT || tx < -reach || tx > width + reach || ty < -reach || ty > height + reach)
      continue;
    context.font = `${size}px ${FONT}`;
    context.textAlign = text.align;
    context.fillStyle = colourOf(textRole(text));
    if (text.isTurned) {
      context.save();
      context.translate(tx, ty);
      context.rotate(-Math.PI / 2);
      context.fillText(text.words, 0, 0);
      context.restore();
    } else context.fillText(text.words, tx, ty);
  }
}

/** Limits of browsers for a picture: px of the longest side, and of the area */
const MOST_SIDE = 16_000;
const MOST_AREA = 120e6;
/** px of a mm at which texts are easy to read */
const READABLE = 0.045;

/**
 * The whole diagram as a PNG, with its address as text and QR code below, and whether its texts had to be made
 * small
 */
export async function diagramPicture(
  diagram: Diagram,
  address: string,
): Promise<{ readonly blob: Blob | null; readonly isSmall: boolean }> {
  const [across, up] = [diagram.right - diagram.left, diagram.top - diagram.bottom];
  const scale = Math.min(READABLE, MOST_SIDE / Math.max(across, up), Math.sqrt(MOST_AREA / (across * up)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(across * scale);
  canvas.height = Math.ceil(up * scale);
  const context = canvas.getContext("2d");
  if (context === null) return { blob: null, isSmall: false };
  paintDiagram(context, diagram, fittingView(diagram, canvas.width, canvas.height), canvas);
  const blob = await addressedPng(canvas, address);
  return { blob, isSmall: scale < READABLE / 2 };
}
