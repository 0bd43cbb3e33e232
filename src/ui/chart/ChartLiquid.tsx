import type { ChartLiquid as Liquid } from "#domain/catalogue/machine/ChartLiquid.ts";
import { chartLiquidText } from "#domain/products/chart/liquidWords.ts";
import css from "./Charts.module.css";

/** The liquid that a chart stands in. */
export const ChartLiquid = ({ liquid }: { readonly liquid: Liquid }) => (
  <p className={css["air"]} role="note">
    {chartLiquidText(liquid)}
  </p>
);
