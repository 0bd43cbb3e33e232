import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import css from "./Picture.module.css";

/** Pixels of the picture shown on either side, magnified eight times. */
const REACH = 10;

interface MagnifierProps {
  readonly image: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly point: Point;
  /** Whether it is in the left corner instead of the right one. */
  readonly isLeft: boolean;
  readonly lines: readonly Polyline[];
}

/** The surroundings of a position, magnified eight times, with the traced lines. */
export function Magnifier({ image, width, height, point: [x, y], isLeft, lines }: MagnifierProps) {
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
