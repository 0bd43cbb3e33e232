import { axisOver, roundUpTo, type Axis } from "../../chart/axes.ts";

/** The part of the flow–pressure plane that a duty map shows, each axis from a tick to a tick: m³/h, and Pa or m. */
export interface MapView {
  readonly flow: Axis;
  readonly value: Axis;
}

/** Steps between a duty's half and one and a half of it. */
const STEPS = 4;
/** A map's few ticks stand at round numbers; a step that is any multiple of ten would move them with every digit typed. */
const TICK_STEPS = [1, 2, 3, 5, 10] as const;
const MOVE_STEPS = [1, 2, 5, 10] as const;
/** A drag moves by steps so fine that they are below a pixel or two of any map. */
const MOVES = 240;
const DIGITS = 12;

const spanOver = (min: number, max: number): Axis =>
  axisOver({ min, max }, roundUpTo(TICK_STEPS, (max - min) / STEPS));

/** From half of an entered quantity to one and a half of it. */
export const spanAround = (entered: number): Axis => spanOver(entered * 0.5, entered * 1.5);

/** From 0 past a quantity: what a map shows while none is entered. */
export const spanTo = (most: number): Axis => spanOver(0, most);

/** By what an arrow key moves a quantity, and to multiples of what a drag rounds it. */
export const moveStep = ({ min, max }: Axis): number => roundUpTo(MOVE_STEPS, (max - min) / MOVES);

/** The nearest multiple of the move step that is above zero and in view. */
export function snapped(span: Axis, value: number): number {
  const step = moveStep(span);
  const inView = Math.min(Math.max(value, span.min), span.max);
  return Number((Math.max(Math.round(inView / step), 1) * step).toPrecision(DIGITS));
}

export const isInView = ({ flow, value }: MapView, atFlow: number, atValue: number): boolean =>
  atFlow >= flow.min && atFlow <= flow.max && atValue >= value.min && atValue <= value.max;
