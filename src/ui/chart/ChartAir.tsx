import type { ChartAir as Air } from "#domain/products/chart/ChartModel.ts";
import { chartAirText } from "#domain/products/chart/airWords.ts";
import css from "./Charts.module.css";

/** The air that a chart stands in. */
export const ChartAir = ({ air }: { readonly air: Air }) => (
  <p className={css["air"]} role="note">
    {chartAirText(air)}
  </p>
);
