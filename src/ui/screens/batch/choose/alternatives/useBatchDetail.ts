import { useCallback, useState } from "react";
import { useServices } from "../../../../page/services/ServicesContext.tsx";

export interface BatchDetail {
  /** `null` while closed. */
  readonly productId: string | null;
  readonly open: (productId: string) => void;
  readonly close: () => void;
}

/** The product whose detail is open, and where it was opened. */
export function useBatchDetail(source: "batchSelection" | "alternative"): BatchDetail {
  const { track } = useServices();
  const [productId, setProductId] = useState<string | null>(null);
  return {
    productId,
    open: useCallback(
      (id: string) => {
        setProductId(id);
        track("visitProductDetail", { productId: id, source });
      },
      [track, source],
    ),
    close: useCallback(() => setProductId(null), []),
  };
}
