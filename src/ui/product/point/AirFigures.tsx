import { airWords } from "#domain/products/chart/airWords.ts";
import type { MotorPowers } from "#domain/catalogue/motorPowers.ts";
import { FluidFigures, type FluidFiguresProps } from "./FluidFigures.tsx";

export interface PointsInFluidProps extends Pick<FluidFiguresProps, "chart" | "points"> {
  readonly motors: MotorPowers;
}

/**
 * Figures for site air that differs from the record's: the points in that air, and whether the motor is sufficient
 * for the coldest air.
 */
export const AirFigures = ({ chart, points, motors }: PointsInFluidProps) => (
  <FluidFigures
    label="现场空气"
    chart={chart}
    points={points}
    wordsOf={(point, speed) => {
      const words = airWords(chart.model, point, speed, motors);
      return (
        words && {
          figures: words.figures,
          notes: words.notes.map((text) => ({ text, isBad: words.isOverloaded })),
        }
      );
    }}
  />
);
