import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "./TabLinks.module.css";

export interface TabLink {
  readonly label: string;
  readonly to: string;
  readonly isCurrent: boolean;
  /** What stands behind it: products of a sub-category. */
  readonly count?: number;
}

/** Tabs that are places: the navigation's modules, a screen's kinds. */
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
