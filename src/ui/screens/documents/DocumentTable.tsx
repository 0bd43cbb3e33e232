import { IconFileText } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import type { ProductDocument } from "#api/contract/documents.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { fileSize } from "#domain/desk/documents/fileSize.ts";
import { documentAddress } from "../../addresses/documentAddresses.ts";
import text from "../../kit/styles/text.module.css";
import { drawnColumn, figureColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { TableBox } from "../../kit/table/TableBox.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import css from "./Documents.module.css";

const DRAWN = "打开时绘制";
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["zh", "中文"],
  ["en", "英文"],
]);

/** The title of a document, which links to it. */
function Title({ document: { id, title, isSample, source } }: { readonly document: ProductDocument }) {
  return (
    <>
      <div className={css["title"]}>
        <IconFileText size={16} stroke={1.5} aria-hidden />
        <Link className={text["clip"]} to={documentAddress(id)} title={title}>
          {title}
        </Link>
        {isSample && <SampleTag isShort />}
      </div>
      <div className={`${text["dim"]} ${text["small"]} ${text["clip"]}`} title={source}>
        {source}
      </div>
    </>
  );
}

const COLUMNS: readonly DataColumn<ProductDocument>[] = [
  drawnColumn("文档", (row) => <Title document={row} />),
  textColumn("品牌", ({ brandName }) => brandName, { width: 112 }),
  textColumn("分类", (each) => each.gjwCategoryName, { width: 132 }),
  textColumn("语言", ({ language }) => LANGUAGES.get(language) ?? language, { width: 56 }),
  figureColumn("页数", ({ pageCount }) => (pageCount === null ? null : formatNumber(pageCount, 0)), {
    width: 64,
  }),
  figureColumn("大小", ({ byteSize }) => (byteSize === null ? DRAWN : fileSize(byteSize)), {
    width: 92,
    cellClass: ({ byteSize }) => byteSize === null && text["dim"],
  }),
];
const SKELETON = { rows: 8 };

interface DocumentTableProps {
  /** `null` while the first ones load. */
  readonly documents: readonly ProductDocument[] | null;
  readonly isChanging: boolean;
}

export const DocumentTable = ({ documents, isChanging }: DocumentTableProps) => (
  <TableBox kind="page" data-results>
    <DataTable
      label="电子样本"
      rowHeight={48}
      isBusy={isChanging}
      columns={COLUMNS}
      rows={documents}
      rowKey={({ id }) => id}
      skeleton={SKELETON}
    />
  </TableBox>
);
