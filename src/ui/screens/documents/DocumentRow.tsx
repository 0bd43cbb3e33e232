import { IconFileText } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import type { ProductDocument } from "#api/contract/documents.ts";
import { fileSize } from "#domain/desk/documents/fileSize.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { documentPlace } from "../../addresses/documentPlaces.ts";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import table from "../../kit/table/table.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./Documents.module.css";

const DRAWN = "打开时绘制";

/** One document: its title leads to it. */
export function DocumentRow({ document }: { readonly document: ProductDocument }) {
  const { id, title, brandName, gjwCategoryName, pageCount, byteSize, isSample, source, language } = document;
  return (
    <tr className={table["one"]}>
      <td>
        <div className={css["title"]}>
          <IconFileText size={16} stroke={1.5} aria-hidden />
          <Link className={text["clip"]} to={documentPlace(id)} title={title}>
            {title}
          </Link>
          {isSample && <SampleTag isShort />}
        </div>
        <div className={`${text["dim"]} ${text["small"]} ${text["clip"]}`} title={source}>
          {source}
        </div>
      </td>
      <td>{brandName ?? MISSING}</td>
      <td>{gjwCategoryName ?? MISSING}</td>
      <td>{language === "zh" ? "中文" : language === "en" ? "英文" : language}</td>
      <td className={table["num"]}>{pageCount === null ? MISSING : formatNumber(pageCount, 0)}</td>
      <td className={table["num"]}>
        {byteSize === null ? <span className={text["dim"]}>{DRAWN}</span> : fileSize(byteSize)}
      </td>
    </tr>
  );
}
