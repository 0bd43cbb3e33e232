import { OCTAVES, type Spectrum } from "#domain/physics/sound/levels.ts";
import { noiseCriterionCurve, noiseRatingCurve } from "#domain/physics/sound/ratings.ts";
import { levelRange } from "#domain/desk/report/barBlock.ts";
import css from "./Sound.module.css";

const WIDTH = 560;
const HEIGHT = 200;
const LEFT = 32;
const RIGHT = 44;
const TOP = 24;
const BOTTOM = 24;
const STEP = 10;
const BAR = 0.5;
/** px between names of curves, so that they do not overlap. */
const NAME = 14;

/** x of the middle of an octave band, px. */
const across = (band: number) => LEFT + ((band + 0.5) * (WIDTH - LEFT - RIGHT)) / OCTAVES.length;

export interface SpectrumChartProps {
  /** L_p in the room, dB by octave. */
  readonly spectrum: Spectrum;
  /** The NR curve to draw: the required one, or the one that is reached. */
  readonly nr: number | null;
  /** The NC curve that is reached. */
  readonly nc: number | null;
}

interface RatingCurve {
  readonly name: string;
  readonly levels: Spectrum;
}

/** The octaves in the room as bars, with curves of NR and NC. */
export function SpectrumChart({ spectrum, nr, nc }: SpectrumChartProps) {
  const curves: readonly RatingCurve[] = [
    ...(nr === null ? [] : [{ name: `NR ${nr}`, levels: noiseRatingCurve(nr).slice(1) }]),
    ...(nc === null ? [] : [{ name: `NC ${nc}`, levels: noiseCriterionCurve(nc) }]),
  ];
  const { low, high } = levelRange([...spectrum, ...curves.flatMap(({ levels }) => levels)]);
  const up = (level: number) =>
    HEIGHT - BOTTOM - ((Math.max(level, low) - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const rules = Array.from({ length: (high - low) / STEP + 1 }, (_, at) => low + at * STEP);
  const width = ((WIDTH - LEFT - RIGHT) / OCTAVES.length) * BAR;
  const pointsOf = (levels: Spectrum) =>
    levels.map((level, band) => `${across(band)},${up(level)}`).join(" ");
  const ends = curves.map(({ levels }) => up(levels.at(-1)!));
  const [upper = 0, lower = 0] = ends.toSorted((a, b) => a - b);
  const apart = Math.max(0, NAME - (lower - upper)) / 2;
  // The names of two curves that end at the same height are stacked.
  const nameAt = (end: number, at: number) =>
    ends.length < 2
      ? end
      : end + (end < ends[1 - at]! || (end === ends[1 - at]! && at === 0) ? -apart : apart);
  return (
    <svg
      className={css["chart"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`房间声压级频谱${curves.length === 0 ? "" : `与 ${curves.map(({ name }) => name).join("、")} 曲线`}，数值见下表`}
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
      {curves.map(({ name, levels }, at) => (
        <g key={name}>
          <polyline points={pointsOf(levels)} className={css["curve"]} data-second={at > 0 || undefined} />
          <text x={WIDTH - RIGHT + 4} y={nameAt(ends[at]!, at) + 4} className={css["curveName"]}>
            {name}
          </text>
        </g>
      ))}
      <text x={WIDTH - 4} y={HEIGHT - 8} textAnchor="end">
        Hz
      </text>
      <text x={2} y={10}>
        dB
      </text>
    </svg>
  );
}
