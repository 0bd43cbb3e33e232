import { useElementSize } from "@mantine/hooks";
import { useLayoutEffect, useRef, useState, type PointerEvent } from "react";
import { axisMark } from "#domain/products/drawing/axisMark.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import type { DutyPicture } from "#domain/products/search/map/DutyPicture.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";
import { drawDutyMap } from "./drawDutyMap.ts";
import css from "./DutyMap.module.css";
import { mapColours } from "./mapColours.ts";
import type { MapPoint, MapDuty } from "./MapDuty.ts";
import { mapScale, type MapScale } from "./MapScale.ts";
import { usePlacing, type Placing } from "./usePlacing.ts";

/** A quantity of the map as it is shown. */
export interface MapQuantity {
  readonly label: string;
  readonly unit: string;
}

export interface DutyMapProps extends Placing {
  readonly view: MapView;
  readonly flow: MapQuantity;
  readonly value: MapQuantity;
  readonly duty: MapDuty;
  /** `null` until the first answer. */
  readonly picture: DutyPicture | null;
  /** Position of the list's product under the pointer. */
  readonly ringed: MapPoint | null;
  /** Called with the index of the match under the pointer; `null` if there is none any more. */
  readonly onPoint: (index: number | null) => void;
}

/** px within which a pointer is on a dot. */
const NEAR = 8;

// Each match has two numbers.
const pointOf = ({ matches }: DutyPicture, index: number): MapPoint => ({
  flow: matches[2 * index]!,
  value: matches[2 * index + 1]!,
});

function matchUnder(picture: DutyPicture, scale: MapScale, x: number, y: number): number | null {
  let nearest: number | null = null;
  let least = NEAR;
  picture.models.forEach((_, index) => {
    const { flow, value } = pointOf(picture, index);
    const distance = Math.hypot(scale.x(flow) - x, scale.y(value) - y);
    if (distance > least) return;
    least = distance;
    nearest = index;
  });
  return nearest;
}

/**
 * A plot of flow against pressure or head on one canvas, redrawn on every input; the design point can be dragged.
 */
export function DutyMap({ view, flow, value, duty, picture, ringed, onPoint, ...placing }: DutyMapProps) {
  const { ref: box, width, height } = useElementSize<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hovered, setHovered] = useState<{ readonly picture: DutyPicture; readonly index: number } | null>(
    null,
  );
  const index = hovered?.picture === picture ? (hovered?.index ?? null) : null;
  const dot = picture && index !== null ? pointOf(picture, index) : null;
  const scale = mapScale(view, width, height);
  const point = duty.flow && duty.value ? { flow: duty.flow.value, value: duty.value.value } : null;
  const { handle, put } = usePlacing(view, scale, point, placing);

  useLayoutEffect(() => {
    const sheet = canvas.current;
    const pen = sheet?.getContext("2d");
    if (!sheet || !pen || width === 0 || height === 0) return;
    const ratio = window.devicePixelRatio || 1;
    // Setting a canvas's size clears it, which is slow, so it is set only when it changes.
    if (sheet.width !== Math.round(width * ratio)) sheet.width = Math.round(width * ratio);
    if (sheet.height !== Math.round(height * ratio)) sheet.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const axes = {
      flow: axisMark(view.flow, { name: flow.label, unit: flow.unit }),
      value: axisMark(view.value, { name: value.label, unit: value.unit }),
    };
    drawDutyMap(pen, { axes, scale, duty, picture, ringed: dot ?? ringed }, mapColours(sheet));
  });

  const pointTo = (next: number | null) => {
    if (next === index) return;
    setHovered(picture && next !== null ? { picture, index: next } : null);
    onPoint(next);
  };
  const hover = (event: PointerEvent) => {
    if (!picture) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    pointTo(matchUnder(picture, scale, event.clientX - left, event.clientY - top));
  };
  const said = (quantity: MapQuantity, of: number) => `${quantity.label} ${formatPlain(of)} ${quantity.unit}`;
  return (
    <div ref={box} className={css["map"]} onPointerMove={hover} onPointerLeave={() => pointTo(null)}>
      <canvas
        ref={canvas}
        className={css["canvas"]}
        role="img"
        aria-label={`工况点图：${flow.label}与${value.label}`}
        data-empty={point === null || undefined}
        {...(point ? {} : { onPointerUp: put })}
      />
      {point && (
        <div
          className={css["handle"]}
          role="slider"
          tabIndex={0}
          aria-label="工况点"
          aria-valuemin={view.flow.min}
          aria-valuemax={view.flow.max}
          aria-valuenow={point.flow}
          aria-valuetext={`${said(flow, point.flow)}，${said(value, point.value)}`}
          style={{ left: scale.x(point.flow), top: scale.y(point.value) }}
          {...handle}
        />
      )}
      {picture && dot && index !== null && (
        <span
          className={css["name"]}
          role="tooltip"
          style={{ left: scale.x(dot.flow), top: scale.y(dot.value) }}
        >
          {picture.models[index]}
        </span>
      )}
    </div>
  );
}
