import type { ChartLiquid as Liquid } from "#domain/catalogue/machine/ChartLiquid.ts";
import { chartLiquidNotes } from "#domain/products/chart/liquidWords.ts";
import { FoldedNotes } from "../kit/layout/FoldedNotes.tsx";
import css from "./Charts.module.css";

/** Notes on the liquid that a chart is drawn for. */
export const ChartLiquid = ({ liquid }: { readonly liquid: Liquid }) => (
  <div className={css["air"]} role="note">
    <FoldedNotes {...chartLiquidNotes(liquid)} />
  </div>
);
