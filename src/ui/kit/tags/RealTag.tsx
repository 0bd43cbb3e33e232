import type { MouseEvent } from "react";
import { isReadFromChart } from "#domain/catalogue/chartSource.ts";
import { sourceLink } from "#domain/catalogue/sourceLink.ts";
import { ReadTag } from "./ReadTag.tsx";
import css from "./SampleTag.module.css";

/** A click on the row behind opens the detail. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** Marks a real record and links to its publication. */
export function RealTag({ source }: { readonly source: string }) {
  // Figures that were read from a chart do not count as measured.
  if (isReadFromChart(source)) return <ReadTag source={source} />;
  const link = sourceLink(source);
  if (link === null)
    return (
      <span className={css["real"]} title={source}>
        实测
      </span>
    );
  return (
    <a
      className={css["real"]}
      href={link}
      title={source}
      aria-label="实测，打开数据来源"
      target="_blank"
      rel="noreferrer"
      onClick={stop}
    >
      实测
    </a>
  );
}
