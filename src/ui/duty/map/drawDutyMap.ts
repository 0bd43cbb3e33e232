import type { Axis } from "#domain/products/chart/axes.ts";
import type { AxisMark } from "#domain/products/drawing/ChartDrawing.ts";
import { systemPoints } from "#domain/products/drawing/systemPoints.ts";
import type { DutyPicture } from "#domain/products/search/map/DutyPicture.ts";
import type { MapColours } from "./mapColours.ts";
import type { MapPoint, MapDuty } from "./MapDuty.ts";
import type { MapScale } from "./MapScale.ts";

export interface MapDrawing {
  readonly axes: { readonly flow: AxisMark; readonly value: AxisMark };
  readonly scale: MapScale;
  readonly duty: MapDuty;
  readonly picture: DutyPicture | null;
  /** Position of the product under the pointer. */
  readonly ringed: MapPoint | null;
}

type Pen = CanvasRenderingContext2D;

const CLOUD = 3;
/** px² for each point of the cloud; with less it would become a grey field. */
const ROOM = 90;
const MATCH = 2.5;
const MATCH_EDGE = 0.75;
const RING = 5;
const RING_WIDTH = 1.25;
const CROSS = 5;
const BOX_OPACITY = 0.6;
const DASHES = [4, 3];
/** px from a tick's figure to its line. */
const GAP = 6;
/** px from the plot to the middle of a figure's line below it. */
const BELOW = 12;

/** A line of 1 px is sharp only at half pixels. */
const crisp = (at: number) => Math.round(at) + 0.5;

function stroke(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  points.forEach(([x, y], at) => (at === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
}

/**
 * Draws grid and figures. In place of its last figure each axis shows its unit. The first figure of the vertical
 * axis is left out, because the first one of the horizontal axis is beside it.
 */
function drawAxes(pen: Pen, { axes, scale }: MapDrawing, colours: MapColours): void {
  const { left, top, width, height } = scale.area;
  const ground = top + height;
  pen.strokeStyle = colours.line;
  pen.fillStyle = colours.text;
  pen.lineWidth = 1;
  pen.font = `12px ${colours.font}`;
  pen.textBaseline = "middle";
  pen.textAlign = "right";
  axes.value.ticks.forEach(({ value, text }, at, { length }) => {
    const y = crisp(scale.y(value));
    stroke(pen, [
      [left, y],
      [left + width, y],
    ]);
    pen.fillText(at === length - 1 ? axes.value.unit : at === 0 ? "" : text, left - GAP, y);
  });
  axes.flow.ticks.forEach(({ value, text }, at, { length }) => {
    const x = crisp(scale.x(value));
    const isLast = at === length - 1;
    stroke(pen, [
      [x, top],
      [x, ground],
    ]);
    pen.textAlign = isLast ? "right" : "center";
    pen.fillText(isLast ? axes.flow.unit : text, x, ground + BELOW);
  });
}

function eachPair(pairs: Float32Array, visit: (flow: number, value: number) => void): void {
  // Each position has two numbers.
  for (let at = 0; at + 1 < pairs.length; at += 2) visit(pairs[at]!, pairs[at + 1]!);
}

function drawSystem(pen: Pen, { axes, scale, duty }: MapDrawing, colours: MapColours): void {
  if (duty.system === null) return;
  pen.strokeStyle = colours.text;
  pen.lineWidth = 1;
  pen.setLineDash(DASHES);
  stroke(
    pen,
    systemPoints(duty.system, axes.flow.range, axes.value.range).map(([flow, value]) => [
      scale.x(flow),
      scale.y(value),
    ]),
  );
  pen.setLineDash([]);
}

/** Draws what the deviation rates allow: a box, or a band across the plot if there is only one quantity. */
function drawWindow(pen: Pen, { axes, scale, duty }: MapDrawing, colours: MapColours): void {
  if (!duty.flow) return;
  const ends = (target: { value: number; rate: number } | null, span: Axis) =>
    target
      ? [target.value * (1 - target.rate / 100), target.value * (1 + target.rate / 100)]
      : [span.min, span.max];
  const [from = 0, to = 0] = ends(duty.flow, axes.flow.range);
  const [low = 0, high = 0] = ends(duty.value, axes.value.range);
  const [x, y] = [scale.x(from), scale.y(high)];
  const [across, up] = [scale.x(to) - x, scale.y(low) - y];
  pen.fillStyle = colours.box;
  pen.strokeStyle = colours.boxEdge;
  pen.lineWidth = 1;
  pen.globalAlpha = BOX_OPACITY;
  pen.fillRect(x, y, across, up);
  pen.globalAlpha = 1;
  pen.strokeRect(x, y, across, up);
}

function drawMatches(pen: Pen, { scale, picture, ringed }: MapDrawing, colours: MapColours): void {
  const circle = (flow: number, value: number, radius: number) => {
    pen.beginPath();
    pen.arc(scale.x(flow), scale.y(value), radius, 0, 2 * Math.PI);
  };
  // All edges are drawn before all dots; otherwise the edges of crowded dots would cover other dots.
  const dots = [
    { colour: colours.paper, radius: MATCH + MATCH_EDGE },
    { colour: colours.match, radius: MATCH },
  ];
  for (const { colour, radius } of dots) {
    pen.fillStyle = colour;
    if (picture)
      eachPair(picture.matches, (flow, value) => {
        circle(flow, value, radius);
        pen.fill();
      });
  }
  if (ringed === null) return;
  // Its own dot may be among those that were thinned out.
  circle(ringed.flow, ringed.value, MATCH);
  pen.fill();
  pen.strokeStyle = colours.ring;
  pen.lineWidth = RING_WIDTH;
  circle(ringed.flow, ringed.value, RING);
  pen.stroke();
}

function drawCross(pen: Pen, { scale, duty }: MapDrawing, colours: MapColours): void {
  if (!duty.flow || !duty.value) return;
  const [x, y] = [scale.x(duty.flow.value), scale.y(duty.value.value)];
  pen.strokeStyle = colours.ring;
  pen.lineWidth = 1.5;
  stroke(pen, [
    [x - CROSS, y],
    [x + CROSS, y],
  ]);
  stroke(pen, [
    [x, y - CROSS],
    [x, y + CROSS],
  ]);
}

/**
 * Draws the catalogue in grey, the allowed deviation as a box, the system curve dashed, the matches, and the duty.
 */
export function drawDutyMap(pen: Pen, drawing: MapDrawing, colours: MapColours): void {
  const { scale, picture } = drawing;
  const { left, top, width, height } = scale.area;
  pen.clearRect(0, 0, scale.width, scale.height);
  drawAxes(pen, drawing, colours);
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.fillStyle = colours.cloud;
  if (picture)
    eachPair(picture.cloud.subarray(0, 2 * Math.floor((width * height) / ROOM)), (flow, value) =>
      pen.fillRect(scale.x(flow) - CLOUD / 2, scale.y(value) - CLOUD / 2, CLOUD, CLOUD),
    );
  drawSystem(pen, drawing, colours);
  drawWindow(pen, drawing, colours);
  drawMatches(pen, drawing, colours);
  drawCross(pen, drawing, colours);
  pen.restore();
}
