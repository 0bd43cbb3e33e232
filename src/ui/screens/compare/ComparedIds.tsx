import { groupBy } from "#domain/base/groupBy.ts";
import { Button, Skeleton } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { Product } from "#api/contract/products.ts";
import { comparedText, FEWEST_COMPARED } from "#domain/desk/report/comparison/comparison.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { useComparedProducts } from "../../product/compare/useComparedProducts.ts";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import css from "./Compare.module.css";
import { Comparison } from "./Comparison.tsx";

export interface ComparedIdsProps {
  /** Two to six. */
  readonly ids: readonly string[];
  readonly conditions: DetailConditions;
  /** Links for the case that there is nothing to compare. */
  readonly nextStep: ReactNode;
}

interface CategoryShare {
  readonly name: string;
  readonly ids: readonly string[];
}

const byCategory = (products: readonly Product[]): readonly CategoryShare[] =>
  [...groupBy(products, ({ gjwCategoryCode }) => gjwCategoryCode).values()].map((its) => ({
    name: its[0]!.gjwCategoryName,
    ids: its.map(({ id }) => id),
  }));

/** The products in the address, if they exist and are of one category. */
export function ComparedIds({ ids, conditions, nextStep }: ComparedIdsProps) {
  const loaded = useComparedProducts(ids);
  const [params, setParams] = useSearchParams();
  /** The address with other products and all its other parameters. */
  const searchWith = (others: readonly string[]) => {
    const changed = new URLSearchParams(params);
    changed.set("ids", comparedText(others));
    return changed;
  };
  const isLate = useIsLate(loaded.status === "loading");
  const products = loaded.status === "ready" ? loaded.value.products : null;
  const shares = useMemo(() => byCategory((products ?? []).map(({ product }) => product)), [products]);
  if (loaded.status === "loading")
    return isLate ? (
      <Panel>
        <Skeleton height={480} m={12} width="auto" aria-label="正在加载" />
      </Panel>
    ) : null;
  if (loaded.status === "failed")
    return (
      <Panel className={css["whole"]}>
        <EmptyState
          kind="error"
          title="加载失败"
          why={loaded.error.message}
          actions={<Button onClick={loaded.retry}>重试</Button>}
        />
      </Panel>
    );
  const { unknown } = loaded.value;
  const missing = unknown.length > 0 && `没有找到 ${unknown.join("、")}，可能已从产品库中移除`;
  if (loaded.value.products.length < FEWEST_COMPARED)
    return (
      <Panel className={css["whole"]}>
        <EmptyState kind="search" title="没有足够的产品可以对比" why={missing} actions={nextStep} />
      </Panel>
    );
  if (shares.length > 1)
    return (
      <Panel className={css["whole"]}>
        <EmptyState
          kind="empty"
          title="不同分类的产品不能对比"
          why={shares.map((share) => `${share.name} ${share.ids.length} 个`).join("，")}
          actions={
            <>
              {shares
                .filter((share) => share.ids.length >= FEWEST_COMPARED)
                .map((share) => (
                  <Button
                    key={share.name}
                    variant="default"
                    component={Link}
                    to={`?${searchWith(share.ids).toString()}`}
                  >
                    只对比{share.name}
                  </Button>
                ))}
              {nextStep}
            </>
          }
        />
      </Panel>
    );
  return (
    <>
      {missing && (
        <Panel>
          <p className={css["notice"]} role="status">
            {missing}
          </p>
        </Panel>
      )}
      <Comparison
        compared={loaded.value.products}
        conditions={conditions}
        onRemove={(id) => setParams(searchWith(ids.filter((other) => other !== id)), { replace: true })}
      />
    </>
  );
}
