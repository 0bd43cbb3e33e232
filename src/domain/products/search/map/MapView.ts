import { axisOver, roundUpTo, type Axis } from "../../chart/axes.ts";

/** The visible part of the flow–pressure plane; each axis runs from tick to tick: m³/h, and Pa or m. */
export interface MapView {
  readonly flow: Axis;
  readonly value: Axis;
}

/** Number of steps between half of a duty and one and a half times it. */
const STEPS = 4;
/**
 * Round numbers for a map's few ticks; with a step of any multiple of ten the ticks would move with every digit
 * typed.
 */
const TICK_STEPS = [1, 2, 3, 5, 10] as const;
const MOVE_STEPS = [1, 2, 5, 10] as const;
/** Number of steps of a drag over the map: each is below a pixel or two. */
const MOVES = 240;
const DIGITS = 12;

const spanOver = (min: number, max: number): Axis =>
  axisOver({ min, max }, roundUpTo(TICK_STEPS, (max - min) / STEPS));

/** The span from half of an entered figure to one and a half times it. */
export const spanAround = (entered: number): Axis => spanOver(entered * 0.5, entered * 1.5);

/** The span from 0 beyond a figure, shown while none is entered. */
export const spanTo = (most: number): Axis => spanOver(0, most);

/** The step of an arrow key; a drag is rounded to multiples of it. */
export const moveStep = ({ min, max }: Axis): number => roundUpTo(MOVE_STEPS, (max - min) / MOVES);

/** The nearest multiple of the move step that is above zero and in view. */
export function snapped(span: Axis, value: number): number {
  const step = moveStep(span);
  const inView = Math.min(Math.max(value, span.min), span.max);
  return Number((Math.max(Math.round(inView / step), 1) * step).toPrecision(DIGITS));
}

export const isInView = ({ flow, value }: MapView, atFlow: number, atValue: number): boolean =>
  atFlow >= flow.min && atFlow <= flow.max && atValue >= value.min && atValue <= value.max;
