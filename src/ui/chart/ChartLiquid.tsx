import type { ChartLiquid as Liquid } from "#domain/catalogue/machine/ChartLiquid.ts";
import { chartLiquidNotes } from "#domain/products/chart/liquidWords.ts";
import { FoldedNotes } from "../kit/layout/FoldedNotes.tsx";
import css from "./Charts.module.css";

/** The liquid that a chart stands in. */
export const ChartLiquid = ({ liquid }: { readonly liquid: Liquid }) => (
  <div className={css["air"]} role="note">
    <FoldedNotes {...chartLiquidNotes(liquid)} />
  </div>
);
