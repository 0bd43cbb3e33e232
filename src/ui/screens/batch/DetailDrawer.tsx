import { ProductDetail } from "../../components/productDetail/ProductDetail.tsx";
import { SideDrawer } from "../../components/SideDrawer.tsx";

export interface DetailDrawerProps {
  /** `null`: closed. */
  readonly productId: string | null;
  /** The room. */
  readonly title: string;
  /** From the table of rooms, or from the alternatives of one of them: the drawer on top leaves that one's edge free. */
  readonly source: "batchSelection" | "alternative";
  readonly onClose: () => void;
}

/** 查看详情 and 查看: looking closes without a question. */
export function DetailDrawer({ productId, title, source, onClose }: DetailDrawerProps) {
  return (
    <SideDrawer
      opened={productId !== null}
      onClose={onClose}
      title={title}
      width={source === "alternative" ? 1040 : 1120}
    >
      {productId !== null && <ProductDetail productId={productId} onClose={onClose} />}
    </SideDrawer>
  );
}
