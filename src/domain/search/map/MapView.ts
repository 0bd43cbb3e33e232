/** What an axis of the duty map shows, from a tick to a tick. */
export interface MapSpan {
  readonly min: number;
  readonly max: number;
  /** From tick to tick. */
  readonly step: number;
}

/** The part of the flow–pressure plane that a duty map shows: m³/h, and Pa or m. */
export interface MapView {
  readonly flow: MapSpan;
  readonly value: MapSpan;
}

/** Steps between a duty's half and one and a half of it. */
const STEPS = 4;
/** A map's few ticks stand at round numbers; a step that is any multiple of ten would move them with every digit typed. */
const TICK_STEPS = [1, 2, 3, 5, 10] as const;
const MOVE_STEPS = [1, 2, 5, 10] as const;
/** A drag moves by steps so fine that they are below a pixel or two of any map. */
const MOVES = 240;
/** A step count this near to a whole number is that number. */
const ROUNDING = 1e-9;
const DIGITS = 12;

/** 3 · 0.1 is written 0.3. */
const tidy = (value: number) => Number(value.toPrecision(DIGITS));

function roundUpTo(mantissas: readonly number[], step: number): number {
  const decade = 10 ** Math.floor(Math.log10(step));
  // The last is a whole decade, which no mantissa exceeds.
  return tidy(mantissas.find((mantissa) => mantissa * decade >= step * (1 - ROUNDING))! * decade);
}

function spanOver(from: number, to: number): MapSpan {
  const step = roundUpTo(TICK_STEPS, (to - from) / STEPS);
  return {
    min: tidy(Math.floor(from / step + ROUNDING) * step),
    max: tidy(Math.ceil(to / step - ROUNDING) * step),
    step,
  };
}

/** From half of an entered quantity to one and a half of it. */
export const spanAround = (entered: number): MapSpan => spanOver(entered * 0.5, entered * 1.5);

/** From 0 past a quantity: what a map shows while none is entered. */
export const spanTo = (most: number): MapSpan => spanOver(0, most);

export function ticksOf({ min, max, step }: MapSpan): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) => tidy(min + at * step));
}

/** By what an arrow key moves a quantity, and to multiples of what a drag rounds it. */
export const moveStep = ({ min, max }: MapSpan): number => roundUpTo(MOVE_STEPS, (max - min) / MOVES);

/** The nearest multiple of the move step that is above zero and in view. */
export function snapped(span: MapSpan, value: number): number {
  const step = moveStep(span);
  const inView = Math.min(Math.max(value, span.min), span.max);
  return tidy(Math.max(Math.round(inView / step), 1) * step);
}

export const isInView = ({ flow, value }: MapView, atFlow: number, atValue: number): boolean =>
  atFlow >= flow.min && atFlow <= flow.max && atValue >= value.min && atValue <= value.max;
