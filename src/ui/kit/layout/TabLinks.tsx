import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "./TabLinks.module.css";

export interface TabLink {
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
  /** Number of items, such as the products of a subcategory. */
  readonly count?: number;
}

/** Tabs that are links: the modules of the navigation, the kinds of a screen. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={css["tabs"]} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          className={css["tab"]}
          to={tab.to}
          aria-current={tab.isCurrent ? "page" : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <small>{formatNumber(tab.count, 0)}</small>}
        </Link>
      ))}
    </nav>
  );
}
