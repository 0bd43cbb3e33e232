import { Button } from "@mantine/core";
import { useMemo } from "react";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { categoryIcon } from "../../search/categoryIcon.tsx";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import table from "../../kit/table/table.module.css";
import { useDefinitions } from "./useDefinitions.ts";
import { useDocumentTitle } from "../../page/browser/useDocumentTitle.ts";
import { useWidthClass } from "../../page/browser/useWidthClass.ts";
import layout from "../../kit/styles/layout.module.css";
import { definedColumns } from "./table/columns/definedColumns.ts";
import { withoutSpeed } from "./table/columns/liquidColumns.ts";
import type { ListKind } from "./ListKind.ts";
import { ListScreen } from "./ListScreen.tsx";
import { keyed, lookUp } from "#domain/base/keyed.ts";

/** Property whose values are a category's subcategories. */
const SUB_CATEGORIES = keyed<string>({ [PUMP]: PROPERTY.pumpType });

export interface DefinedListProps {
  readonly categoryCode: string;
  readonly title: string;
}

/** The list of a category, with columns from its property definitions. */
export function DefinedList({ categoryCode, title }: DefinedListProps) {
  useDocumentTitle(title);
  const definitions = useDefinitions(categoryCode);
  const known = definitions.status === "ready" ? definitions.value : null;
  const isWide = useWidthClass() === "wide";
  const kind = useMemo((): ListKind => {
    const subCategory = lookUp(SUB_CATEGORIES, categoryCode) ?? null;
    return {
      categoryCode,
      subCategory,
      icon: categoryIcon(categoryCode),
      columns: (state) => {
        const columns = definedColumns(state, known ?? []);
        // The head already names the subcategory, so its column is dropped in favour of a duty's deviations.
        if (isWide || state.duty.length === 0) return columns;
        return withoutSpeed(
          columns.filter(({ key }) => key !== subCategory),
          state,
        );
      },
    };
  }, [categoryCode, known, isWide]);
  if (definitions.status !== "failed") return <ListScreen kind={kind} title={title} />;
  return (
    <>
      <PageHead title={title} />
      <main className={layout["main"]}>
        <Panel className={table["box"]}>
          <EmptyState
            kind="error"
            title="加载失败"
            why={definitions.error.message}
            actions={<Button onClick={definitions.retry}>重试</Button>}
          />
        </Panel>
      </main>
    </>
  );
}
