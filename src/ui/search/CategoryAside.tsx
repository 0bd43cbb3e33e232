import type { ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Panel } from "../kit/layout/Panel.tsx";
import css from "../kit/styles/categories.module.css";

export interface AsideCategory {
  /** `null` for all. */
  readonly code: string | null;
  readonly name: string;
  /** Absent if it is not counted. */
  readonly count?: number;
  readonly icon?: ReactNode;
  /** Whether it is a subcategory of the one above. */
  readonly isInner?: boolean;
}

interface CategoryAsideProps {
  readonly title: string;
  readonly categories: readonly AsideCategory[];
  readonly chosen: string | null;
  readonly onChoose: (code: string | null) => void;
}

/** The column at the left of a library: categories with counts, one of which is chosen. */
export function CategoryAside({ title, categories, chosen, onChoose }: CategoryAsideProps) {
  return (
    <Panel className={css["aside"]} style={{ overflow: "auto" }}>
      <h2 className={css["caption"]}>{title}</h2>
      <ul>
        {categories.map(({ code, name, count, icon, isInner }) => (
          <li key={code}>
            <button
              type="button"
              className={css["category"]}
              aria-pressed={code === chosen}
              data-inner={isInner || undefined}
              onClick={() => onChoose(code)}
            >
              {icon}
              {name}
              {count !== undefined && <span className={css["count"]}>{formatNumber(count, 0)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
