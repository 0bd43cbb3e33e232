import { useEffect, useState } from "react";
import { MOST_PDF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import type { useSelectedProducts } from "./useSelectedProducts.ts";

type Selected = Pick<ReturnType<typeof useSelectedProducts>, "pages" | "total">;

/** 打印 of all rows: those not on the page yet are loaded first. */
export function usePrintAll({ pages, total }: Selected) {
  const notices = useNotices();
  const [isPreparing, setPreparing] = useState(false);
  const [asked, setAsked] = useState(0);
  const { fetchNextPage } = pages;
  useEffect(() => {
    // Runs after the commit, when the last loaded rows are rendered.
    if (asked > 0) window.print();
  }, [asked]);
  async function fetchAll(): Promise<boolean> {
    let { hasNextPage } = pages;
    while (hasNextPage) {
      const read = await fetchNextPage();
      if (read.isFetchNextPageError) return false;
      ({ hasNextPage } = read);
    }
    return true;
  }
  async function print() {
    if ((total ?? 0) > MOST_PDF_ROWS) {
      notices.error("打印失败", `最多打印 ${MOST_PDF_ROWS} 行，按分类打印或导出 .xlsx`);
      return;
    }
    setPreparing(true);
    const isWhole = await fetchAll();
    setPreparing(false);
    if (isWhole) setAsked((times) => times + 1);
    else notices.error("打印失败", "后面的产品没有加载成功，请稍后重试");
  }
  return { isPreparing, print };
}
