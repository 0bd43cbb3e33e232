import { Button, Skeleton } from "@mantine/core";
import text from "../../kit/styles/text.module.css";
import type { Selectable } from "../../page/services/Selectable.ts";
import { useLack } from "../../component/useLack.ts";
import { useRelatedResources } from "./useRelatedResources.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./ResourcePanel.module.css";
import { ResourceRows } from "./ResourceRows.tsx";

/** 相关资源: the component files and drawings of a product. */
export function ResourcePanel({ product }: { readonly product: Selectable }) {
  const resources = useRelatedResources(product.id);
  const lack = useLack();
  const count =
    resources.status === "ready" ? resources.value.components.length + resources.value.cadBlocks.length : 0;
  return (
    <Panel title="相关资源" ruled {...(count > 0 ? { note: `${count} 个` } : {})}>
      {resources.status === "loading" && (
        <div className={css["state"]} role="status" aria-label="正在加载相关资源">
          <Skeleton height={10} width="80%" my={5} />
          <Skeleton height={10} width="60%" my={5} />
        </div>
      )}
      {resources.status === "failed" && (
        <div className={css["state"]} role="alert">
          <p>相关资源加载失败：{resources.error.message}</p>
          <Button size="xs" variant="default" mt={8} onClick={resources.retry}>
            重试
          </Button>
        </div>
      )}
      {resources.status === "ready" && count > 0 && (
        <ResourceRows product={product} resources={resources.value} />
      )}
      {resources.status === "ready" && count === 0 && (
        <p className={`${css["state"]} ${text["dim"]}`}>
          {lack === null ? "暂无相关资源" : `${lack.title}，${lack.why}`}
        </p>
      )}
    </Panel>
  );
}
