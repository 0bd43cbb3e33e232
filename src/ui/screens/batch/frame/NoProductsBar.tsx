import { Link } from "react-router-dom";
import { IMPORT_WORDS } from "../../../search/importWords.ts";
import { useBatch } from "../context/BatchContext.tsx";
import css from "./BatchScreen.module.css";

/** A remark that the catalogue has no products of the kind, and what to do about it. */
export function NoProductsBar() {
  const { lists, screen } = useBatch();
  if (lists.hasProducts !== false) return null;
  return (
    <div className={css["noProducts"]} role="status">
      <strong>目录中还没有{screen.kind.words.title}，选型不会有结果</strong>
      <span className={css["how"]}>{IMPORT_WORDS}</span>
      <Link to="/">其他分类</Link>
    </div>
  );
}
