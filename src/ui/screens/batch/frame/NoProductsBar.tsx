import { Link } from "react-router-dom";
import { IMPORT_WORDS } from "../../../search/importWords.ts";
import type { BatchLists } from "../context/useBatchLists.ts";
import css from "./BatchScreen.module.css";

export interface NoProductsBarProps {
  /** What the kind's products are called. */
  readonly title: string;
  readonly lists: Pick<BatchLists, "hasProducts">;
}

/** Where the catalogue holds none of the kind: no run can find one, and what to do about it. */
export const NoProductsBar = ({ title, lists }: NoProductsBarProps) =>
  lists.hasProducts === false && (
    <div className={css["noProducts"]} role="status">
      <strong>目录中还没有{title}，选型不会有结果</strong>
      <span className={css["how"]}>{IMPORT_WORDS}</span>
      <Link to="/">其他分类</Link>
    </div>
  );
