import { isReadFromChart } from "#domain/catalogue/chartSource.ts";
import css from "./SampleTag.module.css";

/** Marks a product whose curves were read from a chart of a manual. */
export const ReadTag = ({ source }: { readonly source: string | null | undefined }) =>
  isReadFromChart(source) && (
    <span className={css["own"]} title={source ?? undefined} data-short>
      读图
    </span>
  );
