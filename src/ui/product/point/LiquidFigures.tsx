import { liquidWords } from "#domain/products/chart/liquidWords.ts";
import type { PointsInMediumProps } from "./AirFigures.tsx";
import { MediumFigures } from "./MediumFigures.tsx";

/**
 * Figures for a stated liquid: the points with water, whether the motor is sufficient, and whether the pump
 * cavitates.
 */
export const LiquidFigures = ({ chart, points, motors }: PointsInMediumProps) => (
  <MediumFigures
    label="介质"
    chart={chart}
    points={points}
    wordsOf={(point, speed) => liquidWords(chart.model, point, speed, motors)}
  />
);
