/** A text in the picture, px: its middle and its size. */
export interface SeenLabel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shifts to try, in text heights, the nearest first; a text for which none is free stays where it is. */
const TRIES = [0, 1, -1, 2, -2, 3, -3];

const meet = (a: SeenLabel, b: SeenLabel, shift: number): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y + shift - b.y) < (a.height + b.height) / 2;

/** The shift of each text upwards, in its heights, so that it covers none before it. */
export function labelShifts(labels: readonly SeenLabel[]): number[] {
  const placed: SeenLabel[] = [];
  return labels.map((label) => {
    const free = TRIES.find((shift) => !placed.some((other) => meet(label, other, shift * label.height)));
    const shift = free ?? 0;
    placed.push({ ...label, y: label.y + shift * label.height });
    return shift;
  });
}
