import type { ChartAir as Air } from "#domain/curve/ChartModel.ts";
import { chartAirText } from "#domain/medium/airWords.ts";
import css from "./Charts.module.css";

/** The air that a chart stands in. */
export const ChartAir = ({ air }: { readonly air: Air }) => (
  <p className={css["air"]} role="note">
    {chartAirText(air)}
  </p>
);
