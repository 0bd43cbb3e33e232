import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import type { GoodsSupplier } from "#api/contract/goods.ts";
import { areaName } from "#domain/products/goods/areaTree.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { EmptyState } from "../kit/layout/EmptyState.tsx";
import { PRICE_IMPORT_WORDS } from "../search/importWords.ts";
import { GoodsSupplierCard } from "./GoodsSupplierCard.tsx";
import { GoodsTable } from "./GoodsTable.tsx";
import css from "./Prices.module.css";
import type { PriceFormState } from "./usePriceForm.ts";

/** The empty result, with buttons to drop conditions. */
function NothingPriced({ price }: { readonly price: PriceFormState }) {
  const { search, tree } = price;
  const { question } = search;
  if (question === null) return null;
  const { askSimilar: similar } = price;
  const hasOthers = question.name !== "" || question.categoryProperties.length > 0;
  const isLocal = question.areaCode !== tree.rootCode;
  if (!hasOthers && !isLocal)
    return (
      <EmptyState
        kind="empty"
        title={question.categoryCode === null ? "暂无价格" : "这个分类暂无价格"}
        why={PRICE_IMPORT_WORDS}
        actions={
          <Button component={Link} to="/help" variant="default">
            查看帮助
          </Button>
        }
      />
    );
  return (
    <EmptyState
      kind="search"
      title="没有查到符合条件的价格"
      why="请放宽条件后重试"
      actions={
        <>
          {similar && (
            <Button onClick={similar} loading={price.isAskingSimilar}>
              查同类价格
            </Button>
          )}
          {hasOthers && (
            <Button variant={similar ? "default" : "filled"} onClick={price.clear}>
              清空条件
            </Button>
          )}
          {isLocal && (
            <Button variant={hasOthers ? "default" : "filled"} onClick={price.askEverywhere}>
              查全国价格
            </Button>
          )}
        </>
      }
    />
  );
}

function Found({ price }: { readonly price: PriceFormState }) {
  const { search } = price;
  const [supplier, setSupplier] = useState<GoodsSupplier | null>(null);
  const contact = useCallback((asked: GoodsSupplier) => setSupplier(asked), []);
  if (search.error !== null)
    return (
      <EmptyState
        kind="error"
        title="加载失败"
        why={search.error.message}
        actions={
          <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={price.ask}>
            重试
          </Button>
        }
      />
    );
  if (search.total === 0) return <NothingPriced price={price} />;
  return (
    <>
      <GoodsTable key={search.number} search={search} onContact={contact} />
      {supplier && <GoodsSupplierCard supplier={supplier} onClose={() => setSupplier(null)} />}
    </>
  );
}

/** The result of the search, or why it is empty, and the source of the prices. */
export function PriceResults({ price }: { readonly price: PriceFormState }) {
  const { search, tree, loosened } = price;
  const { question, total } = search;
  return (
    <>
      {(total === null || total > 0) && (
        <div className={css["sum"]} role="status">
          {question === null || total === null ? (
            "正在查询…"
          ) : (
            <>
              共 <b>{formatNumber(total, 0)}</b> 种商品
              <span className={css["where"]}>{areaName(question.areaCode, tree)}</span>
              {loosened.length > 0 && <span>同类价格，已放宽：{loosened.join("、")}</span>}
            </>
          )}
        </div>
      )}
      <div className={css["results"]}>
        <Found price={price} />
      </div>
      <p className={css["foot"]}>价格来自建材市场，为含税市场价，仅供参考；示例数据不是真实报价</p>
    </>
  );
}
