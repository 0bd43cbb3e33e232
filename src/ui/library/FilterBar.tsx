import type { ReactNode } from "react";
import css from "./Library.module.css";

/** Filters of a library list, besides its categories and search words. */
export const FilterBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={css["filters"]} role="group" aria-label="筛选条件">
    {children}
  </div>
);
