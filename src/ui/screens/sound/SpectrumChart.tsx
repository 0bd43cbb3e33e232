import { noiseRatingCurve, OCTAVES, type Spectrum } from "#domain/physics/sound/levels.ts";
import { greatest, least } from "#domain/base/lists.ts";
import css from "./Sound.module.css";

const WIDTH = 560;
const HEIGHT = 200;
const LEFT = 32;
const RIGHT = 44;
const TOP = 24;
const BOTTOM = 24;
const STEP = 10;
const BAR = 0.5;

/** The rule of the octave `band` from the left, px. */
const across = (band: number) => LEFT + ((band + 0.5) * (WIDTH - LEFT - RIGHT)) / OCTAVES.length;

/** Levels between which the chart is drawn, in tens. */
function rangeOf(levels: readonly number[]): { readonly low: number; readonly high: number } {
  const low = Math.floor(least(levels) / STEP) * STEP;
  const high = Math.ceil(greatest(levels) / STEP) * STEP;
  return { low: Math.max(-20, low), high: Math.max(low + 3 * STEP, high) };
}

export interface SpectrumChartProps {
  /** L_p in the room, dB by octave */
  readonly spectrum: Spectrum;
  /** The NR curve beside it. */
  readonly rating: number | null;
}

/** The octaves in the room as bars, under the NR curve that is asked for or that they reach. */
export function SpectrumChart({ spectrum, rating }: SpectrumChartProps) {
  const curve = rating === null ? [] : noiseRatingCurve(rating).slice(1);
  const { low, high } = rangeOf([...spectrum, ...curve]);
  const up = (level: number) =>
    HEIGHT - BOTTOM - ((Math.max(level, low) - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const rules = Array.from({ length: (high - low) / STEP + 1 }, (_, at) => low + at * STEP);
  const width = ((WIDTH - LEFT - RIGHT) / OCTAVES.length) * BAR;
  const points = curve.map((level, band) => `${across(band)},${up(level)}`).join(" ");
  return (
    <svg
      className={css["chart"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`房间声压级频谱${rating === null ? "" : `与 NR ${rating} 曲线`}，数值见下表`}
    >
      {rules.map((level) => (
        <g key={level}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={up(level)} y2={up(level)} className={css["rule"]} />
          <text x={LEFT - 6} y={up(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {spectrum.map((level, band) => (
        <g key={OCTAVES[band]}>
          <rect
            x={across(band) - width / 2}
            y={up(level)}
            width={width}
            height={Math.max(0, HEIGHT - BOTTOM - up(level))}
            className={css["bar"]}
          />
          <text x={across(band)} y={HEIGHT - 8} textAnchor="middle">
            {OCTAVES[band]}
          </text>
        </g>
      ))}
      {rating !== null && (
        <>
          <polyline points={points} className={css["curve"]} />
          <text x={WIDTH - RIGHT + 4} y={up(curve.at(-1)!) + 4} className={css["curveName"]}>
            NR {rating}
          </text>
        </>
      )}
      <text x={WIDTH - 4} y={HEIGHT - 8} textAnchor="end">
        Hz
      </text>
      <text x={2} y={10}>
        dB
      </text>
    </svg>
  );
}
