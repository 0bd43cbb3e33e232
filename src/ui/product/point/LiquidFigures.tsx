import { liquidWords } from "#domain/products/chart/liquidWords.ts";
import type { PointsInFluidProps } from "./AirFigures.tsx";
import { FluidFigures } from "./FluidFigures.tsx";

/**
 * Figures for a stated liquid: the points with water, whether the motor is sufficient, and whether the pump
 * cavitates.
 */
export const LiquidFigures = ({ chart, points, motors }: PointsInFluidProps) => (
  <FluidFigures
    label="介质"
    chart={chart}
    points={points}
    wordsOf={(point, speed) => liquidWords(chart.model, point, speed, motors)}
  />
);
