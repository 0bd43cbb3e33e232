import type { FigureColumn } from "#domain/building/batch/kind/BatchKind.ts";
import type { LimitFilter } from "#domain/building/batch/kind/LimitFilter.ts";
import { LimitEntry, type LimitFieldsProps } from "./LimitEntry.tsx";

/** The limits with one figure's limit set, or removed by `null`; `null` if none is left. */
function withLimit(
  { figureMarginLimits }: LimitFilter,
  columns: readonly FigureColumn[],
  figure: string,
  most: number | null,
): LimitFilter {
  const limits = columns.flatMap(({ key }) => {
    const value =
      key === figure
        ? most
        : ((figureMarginLimits ?? []).find((limit) => limit.figure === key)?.most ?? null);
    return value === null ? [] : [{ figure: key, most: value }];
  });
  return { figureMarginLimits: limits.length === 0 ? null : limits };
}

/** The allowed excess of each checked figure; a limited figure stays visible even if it is not checked. */
export function FigureMarginFields({ filter, problems, columns, checked, onChange }: LimitFieldsProps) {
  const limitOf = (key: string) =>
    (filter.figureMarginLimits ?? []).find(({ figure }) => figure === key)?.most ?? null;
  return columns
    .filter(({ key, short }) => short !== undefined && (checked.includes(key) || limitOf(key) !== null))
    .map(({ key, short }) => (
      <LimitEntry
        key={key}
        name="marginLimit"
        entry={`margin.${key}`}
        label={`${short ?? ""}余量`}
        value={limitOf(key)}
        problems={problems}
        onCommit={(most) => onChange(withLimit(filter, columns, key, most))}
      />
    ));
}
