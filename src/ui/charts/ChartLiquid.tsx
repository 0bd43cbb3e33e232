import type { ChartLiquid as Liquid } from "#domain/curve/ChartLiquid.ts";
import { chartLiquidText } from "#domain/medium/liquidWords.ts";
import css from "./Charts.module.css";

/** The liquid that a chart stands in. */
export const ChartLiquid = ({ liquid }: { readonly liquid: Liquid }) => (
  <p className={css["air"]} role="note">
    {chartLiquidText(liquid)}
  </p>
);
