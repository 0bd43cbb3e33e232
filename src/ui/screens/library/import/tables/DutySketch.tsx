import { greatest, least } from "#domain/base/lists.ts";
import type { DutyLines } from "#domain/catalogue/tables/dutyLines.ts";
import css from "./Tables.module.css";

const WIDTH = 96;
const HEIGHT = 40;
/** Margin for the points at the edges. */
const MARGIN = 5;

function scaleOf(values: readonly number[], from: number, to: number) {
  const [low, high] = [least(values), greatest(values)];
  // A single value, or equal ones, are drawn in the middle.
  return (value: number) =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);
}

/** The duty rows of a product as small lines over flow, each product at its own scale. */
export function DutySketch({ duty, label }: { readonly duty: DutyLines; readonly label: string }) {
  const all = duty.lines.flatMap(({ points }) => points);
  const x = scaleOf(
    all.map(([flow]) => flow),
    MARGIN,
    WIDTH - MARGIN,
  );
  const y = scaleOf(
    all.map(([, lift]) => lift),
    HEIGHT - MARGIN,
    MARGIN,
  );
  return (
    <svg className={css["sketch"]} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <path className={css["axes"]} d={`M.5 0V${HEIGHT - 0.5}H${WIDTH}`} />
      {duty.lines.map(({ step, points }) => (
        <g key={step}>
          <polyline points={points.map(([flow, lift]) => `${x(flow)},${y(lift)}`).join(" ")} />
          {points.map(([flow, lift]) => (
            <circle key={`${flow} ${lift}`} cx={x(flow)} cy={y(lift)} r={2} />
          ))}
        </g>
      ))}
    </svg>
  );
}
