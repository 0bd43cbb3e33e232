import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import css from "./Picture.module.css";

/** So many pixels of a picture are shown to either side, eight times as large. */
const REACH = 10;

interface MagnifierProps {
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly place: Point;
  /** Whether it stands in the left corner, and not in the right one. */
  readonly isLeft: boolean;
  readonly lines: readonly Polyline[];
}

/** What lies around a place, eight times as large, with the lines that were traced over it. */
export function Magnifier({ image, width, height, place: [x, y], isLeft, lines }: MagnifierProps) {
  return (
    <svg
      className={css["magnifier"]}
      data-left={isLeft || undefined}
      viewBox={`${x - REACH} ${y - REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden
    >
      <image href={image} width={width} height={height} />
      {lines.map((points, at) => (
        <polyline key={at} className={css["near"]} points={points.map(([u, v]) => `${u},${v}`).join(" ")} />
      ))}
      <path className={css["cross"]} d={`M${x - REACH} ${y}h${2 * REACH}M${x} ${y - REACH}v${2 * REACH}`} />
    </svg>
  );
}
