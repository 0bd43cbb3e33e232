import type { ReactNode } from "react";
import { ProductDetail } from "../../../product/detail/ProductDetail.tsx";
import { SideDrawer } from "../../../kit/dialog/SideDrawer.tsx";

export interface DetailDrawerProps {
  /** `null`: closed. */
  readonly productId: string | null;
  /** The room. */
  readonly title: string;
  /** What the room asks for, beside it. */
  readonly headExtra?: ReactNode;
  /** From the table of rooms, or from the alternatives of one of them: the drawer on top leaves that one's edge free. */
  readonly source: "batchSelection" | "alternative";
  readonly onClose: () => void;
}

/** 查看详情 and 查看: looking closes without a question. */
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
