import { useEffect, useRef } from "react";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** Records that a product's page was opened, once for each product. */
export function useVisit(productId: string): void {
  const { track } = useServices();
  const last = useRef<string>(null);
  useEffect(() => {
    if (last.current === productId) return;
    last.current = productId;
    track("visitProductDetail", { productId, source: "detailPage" });
  }, [productId, track]);
}
