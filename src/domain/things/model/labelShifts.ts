/** A text as it stands in a picture, px: its middle, and how much it takes up. */
export interface SeenLabel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Heights of a text by which it is moved, the nearest first; what finds no place then stays where it is. */
const TRIES = [0, 1, -1, 2, -2, 3, -3];

const meet = (a: SeenLabel, b: SeenLabel, shift: number): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y + shift - b.y) < (a.height + b.height) / 2;

/** By how much of its height each text is moved upwards, so that it covers none before it. */
export function labelShifts(labels: readonly SeenLabel[]): number[] {
  const standing: SeenLabel[] = [];
  return labels.map((label) => {
    const free = TRIES.find((shift) => !standing.some((other) => meet(label, other, shift * label.height)));
    const shift = free ?? 0;
    standing.push({ ...label, y: label.y + shift * label.height });
    return shift;
  });
}
