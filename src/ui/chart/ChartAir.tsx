import type { ChartAir as Air } from "#domain/products/chart/ChartModel.ts";
import { chartAirNotes } from "#domain/products/chart/airWords.ts";
import { FoldedNotes } from "../kit/layout/FoldedNotes.tsx";
import css from "./Charts.module.css";

/** Notes on the site air that a chart is drawn for. */
export const ChartAir = ({ air }: { readonly air: Air }) => (
  <div className={css["air"]} role="note">
    <FoldedNotes {...chartAirNotes(air)} />
  </div>
);
