import type { ProductDocument } from "#api/contract/documents.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { SkeletonRows } from "../../kit/layout/SkeletonRows.tsx";
import table from "../../kit/table/table.module.css";
import css from "./Documents.module.css";
import { DocumentRow } from "./DocumentRow.tsx";

const COLUMNS = [
  { key: "title", title: "文档", width: undefined },
  { key: "brand", title: "品牌", width: 112 },
  { key: "category", title: "分类", width: 132 },
  { key: "language", title: "语言", width: 56 },
  { key: "pages", title: "页数", width: 64 },
  { key: "size", title: "大小", width: 92 },
] as const;
const FIGURES: ReadonlySet<string> = new Set(["pages", "size"]);
const ROW = 48;

interface DocumentTableProps {
  /** `null` while the first ones come. */
  readonly documents: readonly ProductDocument[] | null;
  readonly isChanging: boolean;
}

export function DocumentTable({ documents, isChanging }: DocumentTableProps) {
  return (
    <div className={classNames(table["scroll"], css["scroll"])} data-results>
      <table className={table["vt"]} aria-label="电子样本" aria-busy={documents === null || isChanging}>
        <colgroup>
          {COLUMNS.map(({ key, width }) => (
            <col key={key} {...(width === undefined ? {} : { style: { width } })} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ key, title }) => (
              <th key={key} scope="col" className={classNames(FIGURES.has(key) && table["num"])}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents === null && (
            <SkeletonRows
              rows={8}
              rowHeight={ROW}
              columns={COLUMNS.map(({ key }) => ({ key, width: 56, isNumber: FIGURES.has(key) }))}
            />
          )}
          {documents?.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
