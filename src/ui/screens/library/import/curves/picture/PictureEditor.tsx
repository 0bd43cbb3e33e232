import { useEffect, useId, useRef, useState, type PointerEvent } from "react";
import { greatest } from "#domain/base/lists.ts";
import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Chart } from "#domain/catalogue/curves/readCharts.ts";
import { pointsOf, straightFrame } from "#domain/catalogue/tracing/pictureCharts.ts";
import type { PictureEntry } from "#domain/catalogue/tracing/PictureEntry.ts";
import type { PicturePage } from "#workers/curves/CurvesClient.ts";
import { Segments } from "../../../../../kit/input/Segments.tsx";
import text from "../../../../../kit/styles/text.module.css";
import { AxisGrid } from "../AxisGrid.tsx";
import { Magnifier } from "./Magnifier.tsx";
import css from "./Picture.module.css";
import { lineOf, type PictureTool, type Spot } from "./pictureSpots.ts";
import { useImageUrl } from "./useImageUrl.ts";
import { usePictureActs, type OpenLine } from "./usePictureActs.ts";

const TOOLS = [
  { value: "frame", label: "图框" },
  { value: "traced", label: "描线" },
  { value: "by-hand", label: "手工点" },
] as const satisfies readonly { readonly value: PictureTool; readonly label: string }[];
const ZOOMS = ["适合", "100 %", "200 %", "400 %"] as const;
type Zoom = (typeof ZOOMS)[number];
const WORDS: Readonly<Record<PictureTool, string>> = {
  frame: "点图框的四个角，自动贴合框线",
  traced: "沿一条曲线点 3 到 6 下，自动描线；回车换下一条",
  "by-hand": "逐点取曲线；回车换下一条",
};
/** Nominal width of a page in points; the sizes of marks are relative to it. */
const POINTS = 360;
/** px on the screen. */
const SPOT = 6;
const PERCENT = 100;
const CORNERS = ["左上角", "右上角", "右下角", "左下角"];

interface PictureEditorProps {
  readonly page: PicturePage;
  readonly charts: readonly Chart[];
  readonly entry: PictureEntry;
  readonly lit: string | null;
  readonly open: OpenLine | null;
  readonly onOpen: (line: OpenLine | null) => void;
  readonly onEntry: (entry: PictureEntry, of?: string) => void;
}

/** The positions picked so far, for screen readers. */
function begunWords(tool: PictureTool, corners: number, clicks: number): string | null {
  if (tool === "frame") return corners === 0 ? null : `已取 ${CORNERS[corners - 1]}，请点${CORNERS[corners]}`;
  return clicks === 0 ? null : `此线已取 ${clicks} 点，回车换下一条`;
}

const along = (points: Polyline) => points.map(([x, y]) => `${x},${y}`).join(" ");

/** A picture on which frames are entered by their corners, and lines by roughly placed clicks. */
export function PictureEditor({ page, charts, entry, lit, open, onOpen, onEntry }: PictureEditorProps) {
  const { width, height } = page;
  const image = useImageUrl(page.image);
  const hint = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [zoom, setZoom] = useState<Zoom>("适合");
  const acts = usePictureActs({ entry, size: page, open, onOpen, onEntry });
  const { tool, drag, cursor, isByKeys } = acts;
  const pointer = useRef<SVGPathElement>(null);
  const walkedTo = isByKeys ? cursor : null;
  useEffect(() => {
    // An enlarged picture is larger than its window.
    if (walkedTo) pointer.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [walkedTo]);
  const unit = width / POINTS;
  // A point keeps its size on the screen, however much the picture is enlarged.
  const radius = zoom === "适合" ? 2.5 * unit : (SPOT * PERCENT) / Number.parseInt(zoom, 10);
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return cursor;
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
  };
  const spots = entry.pictures.flatMap(({ frame, lines }, chart) => [
    ...(tool === "frame"
      ? frame.corners.map((point, at) => ({
          spot: { of: "corner", chart, at } as Spot,
          point,
          name: `图 ${chart + 1} ${CORNERS[at]}`,
        }))
      : []),
    ...(open?.chart === chart && tool !== "frame"
      ? (lines.find(({ id }) => id === open.id)?.clicks ?? []).map((point, at) => ({
          spot: { of: "click", chart, line: open.id, at } as Spot,
          point,
          name: `第 ${at + 1} 点`,
        }))
      : []),
  ]);
  const isDragged = (spot: Spot) =>
    drag !== null && Object.values(drag.spot).join() === Object.values(spot).join();
  const residuals = entry.pictures.flatMap(({ frame: { residual } }) =>
    residual === null ? [] : [residual],
  );
  const isUnruled = entry.pictures.some(({ frame, isLoose }) => !isLoose && frame.isRuled.includes(false));
  const openLine = open && lineOf(entry, open.chart, open.id);
  return (
    <>
      <div className={css["bar"]}>
        <Segments size="xs" aria-label="取图方式" data={TOOLS} value={tool} onChange={acts.setTool} />
        <Segments size="xs" aria-label="缩放" data={ZOOMS} value={zoom} onChange={setZoom} />
        {/* A row of its own, so that the picture does not move when the words change under the pointer. */}
        <div className={css["told"]}>
          <span className={`${text["dim"]} ${css["hint"]}`} role="status">
            {acts.said === "" ? (
              (begunWords(tool, entry.corners.length, openLine?.clicks.length ?? 0) ?? WORDS[tool])
            ) : (
              <span className={text["wrong"]}>{acts.said}</span>
            )}
          </span>
          {isUnruled && <span className={text["wrong"]}>有的边没有找到框线，请核对四角</span>}
          {residuals.length > 0 && (
            <span className={css["residual"]} title="框线的中心离所取直边的距离">
              图框偏差 {greatest(residuals).toFixed(2)} 像素
            </span>
          )}
        </div>
      </div>
      <div className={css["around"]}>
        <p id={hint} hidden>
          方向键移动光标，空格取点，回车完成一条线；取中的点用方向键移动 0.1 像素，Delete 删除
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys draw on it */}
        <div
          className={css["scroll"]}
          role="application"
          aria-label="样本图片"
          aria-describedby={hint}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move over the picture and pick points
          tabIndex={0}
          onKeyDown={acts.onKey}
        >
          <svg
            ref={svg}
            className={css["picture"]}
            data-tool={tool}
            viewBox={`0 0 ${width} ${height}`}
            style={{
              width: zoom === "适合" ? "100%" : (width * Number.parseInt(zoom, 10)) / 100,
              aspectRatio: `${width} / ${height}`,
            }}
            onPointerMove={(event) => acts.move(pointAt(event))}
            onPointerUp={(event) => {
              if (!acts.drop() && event.button === 0) acts.click(pointAt(event));
            }}
          >
            <image href={image} width={width} height={height} />
            {charts.map((chart, nth) => {
              const corners = entry.pictures[nth]?.frame.corners;
              const straight = corners && straightFrame(corners);
              return (
                <g key={nth} className={css["over"]}>
                  {corners && <polygon className={css["frame"]} points={along(corners)} />}
                  {straight && (
                    <AxisGrid
                      chart={chart}
                      axes={entry.axes[nth] ?? []}
                      toPicture={(point) => straight.toPicture(point)}
                      unit={unit}
                    />
                  )}
                  {entry.pictures[nth]?.lines.map((line, at) => (
                    <polyline
                      key={line.id}
                      className={css["line"]}
                      data-lit={
                        lit === `${nth} ${at}` || (open?.chart === nth && open.id === line.id) || undefined
                      }
                      points={along(pointsOf(line))}
                    />
                  ))}
                </g>
              );
            })}
            {entry.corners.map(([x, y], at) => (
              <circle key={at} className={css["begun"]} cx={x} cy={y} r={radius} />
            ))}
            <path
              ref={pointer}
              data-pointer={cursor.join(" ")}
              className={css["cursor"]}
              d={`M${cursor[0] - 4 * unit} ${cursor[1]}h${8 * unit}M${cursor[0]} ${cursor[1] - 4 * unit}v${8 * unit}`}
            />
            {spots.map(({ spot, point, name }) => {
              const [x, y] = drag && isDragged(spot) ? drag.point : point;
              return (
                <circle
                  key={Object.values(spot).join(" ")}
                  className={css["spot"]}
                  cx={x}
                  cy={y}
                  r={radius}
                  role="button"
                  tabIndex={0}
                  aria-label={name}
                  onFocus={() => acts.setCursor(point)}
                  onKeyDown={(event) => acts.onSpotKey(event, spot)}
                  onPointerDown={(event) => {
                    event.stopPropagation();
                    event.currentTarget.focus();
                    svg.current?.setPointerCapture(event.pointerId);
                    acts.begin(spot, point);
                  }}
                />
              );
            })}
          </svg>
        </div>
        {/* In the corner away from the position that it shows. */}
        <Magnifier
          isLeft={(drag?.point ?? cursor)[0] > width / 2}
          image={image}
          width={width}
          height={height}
          point={drag?.point ?? cursor}
          lines={openLine ? [pointsOf(openLine)] : []}
        />
      </div>
    </>
  );
}
