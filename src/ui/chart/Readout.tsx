import css from "./Charts.module.css";
import { lineColour } from "./picture/lineColour.ts";
import type { CursorReadings } from "./readingsAt.ts";

export interface ReadoutProps {
  readonly readings: CursorReadings;
  /** Key of the line under the pointer. */
  readonly highlighted: string | null;
  /** The side on which the readout does not cover the pointer. */
  readonly side: "left" | "right";
  /** px from that side of the chart. */
  readonly inset: number;
}

/** Values of all curves at the crosshair. */
export const Readout = ({ readings, highlighted, side, inset }: ReadoutProps) => (
  <div className={css["readout"]} style={{ [side]: inset }} aria-hidden>
    <div className={css["flow"]}>{readings.flow}</div>
    {readings.lines.map(({ text, ...line }) => (
      <div key={line.key} className={css["reading"]} data-on={line.key === highlighted || undefined}>
        <i style={{ borderTopColor: lineColour(line), borderTopStyle: line.isDashed ? "dashed" : "solid" }} />
        <span>{line.name}</span>
        <b>{text}</b>
      </div>
    ))}
  </div>
);
