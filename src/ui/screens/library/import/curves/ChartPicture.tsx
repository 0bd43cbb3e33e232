import { useId, useRef, type MouseEvent } from "react";
import { useLineKeys } from "./useLineKeys.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import type { Box, Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { PagePaint } from "#domain/catalogue/curves/pagePaint.ts";
import { AxisGrid } from "./AxisGrid.tsx";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { Segments } from "../../../../kit/input/Segments.tsx";
import texts from "../../../../kit/styles/text.module.css";
import picture from "./picture/Picture.module.css";
import { PATH_TOOLS, usePathActs } from "./usePathActs.ts";
import css from "./Curves.module.css";

interface ChartPictureProps {
  readonly read: PageCharts;
  readonly paint: PagePaint;
  /** The part of the page to show. */
  readonly window: Box;
  readonly entry: PageEntry;
  readonly lit: string | null;
  readonly onLight: (curve: string | null) => void;
  readonly onEntry: (entry: PageEntry) => void;
}

const along = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${x},${y}`).join(" ");

/** The page as printed, with the recognised frames and curves drawn over it. */
export function ChartPicture({
  read,
  paint,
  window: { left, top, right, bottom },
  entry,
  lit,
  onLight,
  onEntry,
}: ChartPictureProps) {
  const acts = usePathActs({ read, entry, onEntry });
  const svg = useRef<SVGSVGElement>(null);
  const hint = useId();
  const keys = useLineKeys(read, acts);
  const pointAt = ({ clientX, clientY }: MouseEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [x, y];
  };
  return (
    <>
      <div className={picture["bar"]}>
        <Segments size="xs" aria-label="点曲线" data={PATH_TOOLS} value={acts.tool} onChange={acts.setTool} />
        <span className={acts.isWrong ? texts["wrong"] : texts["dim"]} role="status">
          {acts.said}
        </span>
      </div>
      <p id={hint} hidden>
        上下键换曲线，回车点当前曲线；分开时左右键移动位置
      </p>
      <svg
        ref={svg}
        className={css["page"]}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        role="group"
        aria-label="样本页与读出的曲线"
        aria-describedby={hint}
      >
        {paint.paths.map(({ paint: operation, colour, width: wide, dash, outline }, at) =>
          operation === "fill" ? (
            <path key={at} d={outline} fill={colour} />
          ) : (
            <path
              key={at}
              d={outline}
              fill="none"
              stroke={colour}
              strokeWidth={wide}
              strokeDasharray={dash}
            />
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
                  role="button"
                  tabIndex={keys.current === id ? 0 : -1}
                  data-line={id}
                  aria-label={`图上的曲线 ${read.charts.length > 1 ? `${nth + 1}-` : ""}${at + 1}`}
                  data-taken={entry.curves[nth]?.[at]?.isTaken || undefined}
                  aria-pressed={entry.curves[nth]?.[at]?.isTaken ?? false}
                  data-lit={lit === id || (acts.first?.chart === nth && acts.first.curve === at) || undefined}
                  onClick={(event) => acts.click({ chart: nth, curve: at }, pointAt(event), event.shiftKey)}
                  points={along(points)}
                  onMouseEnter={() => onLight(id)}
                  onMouseLeave={() => onLight(null)}
                  onFocus={() => {
                    keys.setCurrent(id);
                    onLight(id);
                  }}
                  onBlur={() => onLight(null)}
                  onKeyDown={(event) => keys.onKey(event, { chart: nth, curve: at })}
                />
              );
            })}
          </g>
        ))}
        {keys.mark && <circle className={css["mark"]} cx={keys.mark[0]} cy={keys.mark[1]} r={3} />}
      </svg>
    </>
  );
}
