import type { ReactNode } from "react";
import css from "./Library.module.css";

/** Above what a library lists: what it is narrowed by besides its divisions and words. */
export const FilterBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={css["filters"]} role="group" aria-label="筛选条件">
    {children}
  </div>
);
