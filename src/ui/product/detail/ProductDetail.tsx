import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import { useProduct } from "../facts/useProduct.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { selectableOf } from "../../project/selectableOf.ts";
import css from "../facts/ProductDetail.module.css";
import { ProductDetailSkeleton } from "./ProductDetailSkeleton.tsx";
import { ProductFacts } from "../facts/ProductFacts.tsx";
import { ProductParameters } from "../facts/ProductParameters.tsx";

/** Loaded on demand, because it brings the chart code, which most drawers do not need. */
const MachineDetail = fetched(async () => (await import("./MachineDetail.tsx")).MachineDetail);
const ResourcePanel = fetched(async () => (await import("../files/ResourcePanel.tsx")).ResourcePanel);

export interface ProductDetailProps {
  productId: string;
  /** Closes the detail's container; offered if there is nothing to show. */
  onClose?: () => void;
  /** The conditions of the detail; without them no duty can be entered. */
  conditions?: DetailConditions;
  /** Links shown when there is no product to show. */
  nextStep?: ReactNode;
}

/** One product, for a page or a drawer. It loads its data itself and stops on unmount. */
export function ProductDetail({ productId, onClose, conditions, nextStep }: ProductDetailProps) {
  const loaded = useProduct(productId);
  const isLate = useIsLate(loaded.status === "loading");
  const close = onClose && (
    <Button variant="default" onClick={onClose}>
      关闭
    </Button>
  );
  switch (loaded.status) {
    case "loading":
      return isLate ? <ProductDetailSkeleton /> : <div className={css["whole"]} />;
    case "not-found":
      return (
        <div className={css["whole"]}>
          <EmptyState
            kind="search"
            title="没有找到这个产品"
            why={
              isOwnProduct(productId)
                ? "您已不能查看它所在的自有产品库，或它已从库中删除；项目中已选的产品不变"
                : "它可能已从产品库中移除"
            }
            actions={close ?? nextStep}
          />
        </div>
      );
    case "failed":
      return (
        <div className={css["whole"]}>
          <EmptyState
            kind="error"
            title="加载失败"
            why={loaded.error.message}
            actions={
              <>
                <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={loaded.retry}>
                  重试
                </Button>
                {close ?? nextStep}
              </>
            }
          />
        </div>
      );
    case "ready": {
      const machine = machineOf(loaded.value.gjwCategoryCode);
      if (machine !== null)
        return (
          <Suspense fallback={<ProductDetailSkeleton />}>
            <MachineDetail product={loaded.value} machine={machine} {...(conditions ? { conditions } : {})} />
          </Suspense>
        );
      return (
        <div
          className={css["detail"]}
          role="region"
          aria-label={`${loaded.value.model} 的产品详情`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
          tabIndex={0}
        >
          <ProductFacts product={loaded.value} />
          <div className={css["figures"]}>
            <ProductParameters properties={loaded.value.productPropertyValues} />
            <Suspense fallback={null}>
              <ResourcePanel product={selectableOf(loaded.value, conditions)} />
            </Suspense>
          </div>
        </div>
      );
    }
  }
}
