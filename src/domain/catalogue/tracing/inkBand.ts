import type { Polyline } from "../curves/PageDrawing.ts";
import type { Course } from "./clickPath.ts";
import { sampleColour, type Colour, type Picture } from "./Picture.ts";

/** How much of the ink of the picked line lies at each offset across each step of a course. */
export interface InkBand {
  readonly steps: number;
  /** Offsets across, from -reach to reach. */
  readonly lanes: number;
  /** Pixels from offset to offset. */
  readonly apart: number;
  readonly ink: Float32Array;
}

export const offsetOf = ({ lanes, apart }: Pick<InkBand, "lanes" | "apart">, lane: number): number =>
  (lane - (lanes - 1) / 2) * apart;

/** What is off the way from paper to ink in colour counts against a pixel. */
const OTHER_COLOUR = 1.2;
/** What is so much darker than the ink is another line's. */
const DARKER = 1.35;
/** Number of steps in a block over which the paper's colour is judged. */
const BLOCK = 24;
/** A click lies no further from its line. */
const CLICK = 4;

export function inkBand(
  picture: Picture,
  { points, across }: Course,
  clicks: Polyline,
  reach: number,
  apart = 0.5,
): InkBand {
  const lanes = 2 * Math.round(reach / apart) + 1;
  const colours = new Float32Array(3 * lanes * points.length);
  const offsets = Float64Array.from({ length: lanes }, (_, lane) => offsetOf({ lanes, apart }, lane));
  points.forEach(([x, y], step) => {
    const [nx, ny] = across[step]!;
    for (let lane = 0; lane < lanes; lane++) {
      const off = offsets[lane]!;
      sampleColour(picture, x + nx * off, y + ny * off, colours, 3 * (step * lanes + lane));
    }
  });
  const found = papersOf(colours, points.length, lanes);
  const ink = new Float32Array(lanes * points.length);
  const usual = middleColour(found);
  const picked = pickedColour(picture, clicks, usual);
  const papers = withoutInk(found, usual, picked);
  for (let step = 0; step < points.length; step++) {
    const paper = papers[Math.min(papers.length - 1, Math.floor(step / BLOCK))]!;
    const r = picked[0] - paper[0];
    const g = picked[1] - paper[1];
    const b = picked[2] - paper[2];
    const square = Math.max(1, r * r + g * g + b * b);
    for (let lane = 0; lane < lanes; lane++) {
      const at = step * lanes + lane;
      const u = colours[3 * at]! - paper[0];
      const v = colours[3 * at + 1]! - paper[1];
      const w = colours[3 * at + 2]! - paper[2];
      const share = (u * r + v * g + w * b) / square;
      const aside = Math.sqrt(((u - share * r) ** 2 + (v - share * g) ** 2 + (w - share * b) ** 2) / square);
      const seen = share > DARKER ? 2 * DARKER - share : Math.min(1.1, share);
      ink[at] = Math.max(0, seen - OTHER_COLOUR * aside);
    }
  }
  return { steps: points.length, lanes, apart, ink };
}

/** The usual colour of each block: most of a band is paper, whether light or dark. */
function papersOf(colours: Float32Array, steps: number, lanes: number): readonly Colour[] {
  const papers: Colour[] = [];
  const values = new Float32Array(BLOCK * lanes);
  const blocks = Math.max(1, Math.floor(steps / BLOCK));
  for (let block = 0; block < blocks; block++) {
    const [from, to] = [block * BLOCK, block === blocks - 1 ? steps : (block + 1) * BLOCK];
    const median = (channel: number): number => {
      let count = 0;
      for (let step = from; step < to; step += 4)
        for (let lane = 0; lane < lanes; lane += 2)
          values[count++] = colours[3 * (step * lanes + lane) + channel]!;
      return values.subarray(0, count).sort()[count >> 1]!;
    };
    papers.push([median(0), median(1), median(2)]);
  }
  return papers;
}

const middleColour = (colours: readonly Colour[]): Colour => {
  const median = (channel: 0 | 1 | 2): number =>
    Float32Array.from(colours, (colour) => colour[channel]).sort()[colours.length >> 1] ?? 0;
  return [median(0), median(1), median(2)];
};

/** A marker may fill most of a block: its paper is then that of the nearest block that shows any. */
function withoutInk(papers: readonly Colour[], usual: Colour, picked: Colour): readonly Colour[] {
  const isPaper = papers.map((paper) => between(paper, usual) <= between(paper, picked));
  return papers.map((paper, at) => {
    for (let away = 0; away < papers.length; away++)
      for (const other of [at - away, at + away]) if (isPaper[other] === true) return papers[other]!;
    return paper;
  });
}

/**
 * The colour that most clicks lie on or near: the pixel furthest from paper around each, and the middle of these.
 */
function pickedColour(picture: Picture, clicks: Polyline, paper: Colour): Colour {
  const own = new Float32Array(3);
  const found = clicks.map(([x, y]): Colour => {
    let [best, most]: [Colour, number] = [paper, -1];
    for (let dy = -CLICK; dy <= CLICK; dy++)
      for (let dx = -CLICK; dx <= CLICK; dx++) {
        sampleColour(picture, Math.floor(x) + dx + 0.5, Math.floor(y) + dy + 0.5, own, 0);
        const colour: Colour = [own[0]!, own[1]!, own[2]!];
        const near = 1 - (dx * dx + dy * dy) / (4 * CLICK * CLICK);
        const stands = near * between(colour, paper);
        if (stands > most) [best, most] = [colour, stands];
      }
    return best;
  });
  const lonely = (colour: Colour) => found.reduce((sum, other) => sum + between(colour, other), 0);
  return found.toSorted((one, other) => lonely(one) - lonely(other))[0] ?? paper;
}

const between = ([a, b, c]: Colour, [r, g, d]: Colour) => Math.hypot(a - r, b - g, c - d);
