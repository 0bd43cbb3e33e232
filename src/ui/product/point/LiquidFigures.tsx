import { liquidWords } from "#domain/products/chart/liquidWords.ts";
import type { PointsInMediumProps } from "./AirFigures.tsx";
import { MediumFigures } from "./MediumFigures.tsx";

/** With a stated liquid: what the points are with water, whether the motor carries it, and whether the pump cavitates. */
export const LiquidFigures = ({ chart, points, motors }: PointsInMediumProps) => (
  <MediumFigures
    label="介质"
    chart={chart}
    points={points}
    wordsOf={(point, speed) => liquidWords(chart.model, point, speed, motors)}
  />
);
