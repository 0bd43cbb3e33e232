import { Skeleton } from "@mantine/core";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "../facts/ProductDetail.module.css";

const GROUPS = [6, 9, 9] as const;

/** Placeholder bars for a product's texts. */
export function ProductDetailSkeleton() {
  return (
    <div className={css["detail"]} aria-busy role="status" aria-label="正在加载">
      <Panel>
        <div className={css["picture"]} />
        <div className={css["name"]}>
          <Skeleton height={14} width={140} my={5} />
          <Skeleton height={10} width={100} my={5} />
        </div>
        <div className={css["facts"]}>
          {[90, 120, 72].map((width) => (
            <Skeleton key={width} height={10} width={width} my={9} ml="auto" />
          ))}
        </div>
      </Panel>
      <div className={css["groups"]}>
        {GROUPS.map((pairs, group) => (
          <Panel key={group}>
            <div className={css["pairs"]}>
              {Array.from({ length: pairs }, (_, pair) => (
                <div key={pair} className={css["pair"]}>
                  <Skeleton height={10} width="70%" my={12} />
                </div>
              ))}
            </div>
          </Panel>
        ))}
      </div>
    </div>
  );
}
