import type { ReactNode } from "react";
import { ProductDetail } from "../../../product/detail/ProductDetail.tsx";
import { SideDrawer } from "../../../kit/dialog/SideDrawer.tsx";

export interface DetailDrawerProps {
  /** `null` while closed. */
  readonly productId: string | null;
  /** Title: the room. */
  readonly title: string;
  /** The room's requirement, beside the title. */
  readonly headExtra?: ReactNode;
  /**
   * Opened from the room table, or from a room's alternatives; the drawer on top leaves the edge of the one below
   * visible.
   */
  readonly source: "batchSelection" | "alternative";
  readonly onClose: () => void;
}

/** The detail of 查看详情 and 查看; it closes without a question. */
export function DetailDrawer({ productId, title, headExtra, source, onClose }: DetailDrawerProps) {
  return (
    <SideDrawer
      opened={productId !== null}
      onClose={onClose}
      title={title}
      headExtra={headExtra}
      width={source === "alternative" ? 1040 : 1120}
    >
      {productId !== null && <ProductDetail productId={productId} onClose={onClose} />}
    </SideDrawer>
  );
}
