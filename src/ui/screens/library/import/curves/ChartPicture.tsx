import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import type { Box } from "#domain/catalogue/curves/PageDrawing.ts";
import type { PagePaint } from "#domain/catalogue/curves/pagePaint.ts";
import { AxisGrid } from "./AxisGrid.tsx";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import css from "./Curves.module.css";

interface ChartPictureProps {
  readonly read: PageCharts;
  readonly paint: PagePaint;
  /** The part of the page that is shown. */
  readonly window: Box;
  readonly entry: PageEntry;
  readonly lit: string | null;
  readonly onLight: (curve: string | null) => void;
}

const along = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${x},${y}`).join(" ");

/** The page as it is printed, with the frames and curves that were read drawn over it. */
export function ChartPicture({
  read,
  paint,
  window: { left, top, right, bottom },
  entry,
  lit,
  onLight,
}: ChartPictureProps) {
  return (
    <svg
      className={css["page"]}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label="样本页与读出的曲线"
    >
      {paint.paths.map(({ paint: way, colour, width: wide, dash, outline }, at) =>
        way === "fill" ? (
          <path key={at} d={outline} fill={colour} />
        ) : (
          <path key={at} d={outline} fill="none" stroke={colour} strokeWidth={wide} strokeDasharray={dash} />
        ),
      )}
      {paint.words.map(({ text, x: across, y: down, size, angle, colour }, at) => (
        <text
          key={at}
          x={across}
          y={down}
          fontSize={size}
          fill={colour === "" ? "currentColor" : colour}
          transform={angle === 0 ? undefined : `rotate(${angle} ${across} ${down})`}
        >
          {text}
        </text>
      ))}
      {read.charts.map((chart, nth) => (
        <AxisGrid key={nth} chart={chart} axes={entry.axes[nth] ?? []} />
      ))}
      {read.charts.map(({ frame, curves }, nth) => (
        <g key={nth}>
          <rect
            className={css["frame"]}
            x={frame.left}
            y={frame.top}
            width={frame.right - frame.left}
            height={frame.bottom - frame.top}
          />
          {curves.map(({ points }, at) => {
            const id = `${nth} ${at}`;
            return (
              <polyline
                key={id}
                className={css["read"]}
                data-taken={entry.curves[nth]?.[at]?.isTaken || undefined}
                data-lit={lit === id || undefined}
                points={along(points)}
                onMouseEnter={() => onLight(id)}
                onMouseLeave={() => onLight(null)}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
