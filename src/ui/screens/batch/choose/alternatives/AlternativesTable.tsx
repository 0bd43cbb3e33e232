import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { SkeletonRows } from "../../../../kit/layout/SkeletonRows.tsx";
import table from "../../../../kit/table/table.module.css";
import { useIsLate } from "../../../../page/browser/useIsLate.ts";
import { useWidthClass } from "../../../../page/browser/useWidthClass.ts";
import { HeaderNote } from "../../table/HeaderNote.tsx";
import css from "./Alternatives.module.css";
import type { AlternativesListProps } from "./AlternativesListProps.ts";
import { AlternativeRow } from "./AlternativeRow.tsx";
import { alternativeColumns } from "./alternativeColumns.tsx";

const SKELETON_ROWS = 14;

/** At most 50 products: no window is needed. */
export function AlternativesTable<Filter>({
  screen,
  filter,
  job,
  chosenId,
  onChoose,
  onDetail,
  selectable,
  list,
  shown,
}: AlternativesListProps<Filter> & { list: readonly Alternative[]; shown: "corrected" | "rated" }) {
  const width = useWidthClass();
  const isLate = useIsLate(job.status === "loading");
  const columns = alternativeColumns(screen, filter, shown, width);
  return (
    <div className={table["scroll"]}>
      <table
        className={classNames(table["vt"], css["table"])}
        aria-label={`备选${screen.kind.words.model}`}
        aria-busy={job.status === "loading"}
      >
        <colgroup>
          {columns.map(({ key, width: px }) => (
            <col key={key} style={{ width: px }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, title, unit, note, isNumber, sort }) => (
              <th key={key} scope="col" className={isNumber ? table["num"] : undefined} aria-sort={sort}>
                {title}
                {note && <HeaderNote note={note} />}
                {unit && <small>{unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {job.status === "loading" && isLate && (
            <SkeletonRows
              rows={SKELETON_ROWS}
              columns={columns.map(({ key, isNumber }) => ({
                key,
                width: isNumber ? 40 : 96,
                isNumber: isNumber ?? false,
              }))}
            />
          )}
          {list.map((alternative) => (
            <AlternativeRow
              key={alternative.productId}
              alternative={alternative}
              columns={columns}
              selectable={selectable}
              isChosen={alternative.productId === chosenId}
              onChoose={onChoose}
              onDetail={onDetail}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
