import { greatest } from "../../base/lists.ts";
import type { Box, ColouredWord, DrawnPath, PageDrawing, Point } from "./PageDrawing.ts";

/** Quarters of a turn, clockwise, after which most letters of a page stand upright. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const DIRECTIONS = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const;

export function quarterTurns(words: readonly ColouredWord[]): QuarterTurns {
  const letters = DIRECTIONS.map(([x, y]) =>
    words.reduce((sum, { text, dx, dy }) => (dx * x + dy * y > 0.9 ? sum + text.length : sum), 0),
  );
  const most = letters.indexOf(greatest(letters));
  return most === 1 || most === 2 || most === 3 ? most : 0;
}

/** Charts are often printed across a tall page: turned so that their letters stand upright. */
export function turnDrawing(drawing: PageDrawing, turns: QuarterTurns): PageDrawing {
  const { width, height, words, paths } = drawing;
  if (turns === 0) return drawing;
  const [ux, uy] = DIRECTIONS[turns];
  const offset: Point = [
    turns === 1 ? height : turns === 2 ? width : 0,
    turns === 2 ? height : turns === 3 ? width : 0,
  ];
  const turn = ([x, y]: Point): Point => [x * ux + y * uy + offset[0], y * ux - x * uy + offset[1]];
  const turnBox = ({ left, top, right, bottom }: Box): Box => {
    const [[x1, y1], [x2, y2]] = [turn([left, top]), turn([right, bottom])];
    return {
      left: Math.min(x1, x2),
      top: Math.min(y1, y2),
      right: Math.max(x1, x2),
      bottom: Math.max(y1, y2),
    };
  };
  const turnWord = (word: ColouredWord): ColouredWord => {
    const [x, y] = turn([word.x, word.y]);
    return { ...word, x, y, dx: word.dx * ux + word.dy * uy, dy: word.dy * ux - word.dx * uy };
  };
  const turnPath = (path: DrawnPath): DrawnPath => ({
    ...path,
    points: path.points.map(turn),
    clip: path.clip && turnBox(path.clip),
  });
  const [wide, high] = turns === 2 ? [width, height] : [height, width];
  return { width: wide, height: high, words: words.map(turnWord), paths: paths.map(turnPath) };
}
