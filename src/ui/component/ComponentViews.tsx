import { Skeleton, Tabs } from "@mantine/core";
import { Suspense } from "react";
import type { ComponentDetail, Placeholder } from "#api/contract/componentDetail.ts";
import { fetched } from "../page/browser/fetched.tsx";
import { useSession } from "../page/services/useSession.ts";
import { LoadFailed } from "./LoadFailed.tsx";
import css from "./ComponentDrawer.module.css";
import { useFamilyType, useLegends } from "./useComponent.ts";

/** Loaded on demand, when a model is viewed. */
const ModelViewer = fetched(async () => (await import("./viewer/ModelViewer.tsx")).ModelViewer);

const DISCIPLINES = { COMMON: "通用", ELECTRIC: "电气" } as const;

function Legends({ legends, withDiscipline }: { legends: readonly Placeholder[]; withDiscipline: boolean }) {
  return legends.map(({ placeholderType, discipline, name, thumbnail }) => (
    <figure key={`${placeholderType} ${discipline}`}>
      <img src={thumbnail} alt={name} />
      <figcaption>{withDiscipline ? `${name}（${DISCIPLINES[discipline]}）` : name}</figcaption>
    </figure>
  ));
}

/** Legends are requested when the tab is first opened. */
function LegendTab({ detail }: { readonly detail: ComponentDetail }) {
  const loaded = useLegends(detail);
  switch (loaded.status) {
    case "loading":
      return <Skeleton height={128} role="status" aria-label="正在加载图例" />;
    case "failed":
      return <LoadFailed what="图例" loaded={loaded} />;
    case "ready":
      return <Legends legends={loaded.value} withDiscipline />;
  }
}

export interface ComponentViewsProps {
  readonly detail: ComponentDetail;
  readonly typeId: string;
  readonly typeName: string;
}

/**
 * Pictures, 3D view and legends, as the platform allows: a desktop host shows 3D and legends only if the component
 * has them.
 */
export function ComponentViews({ detail, typeId, typeName }: ComponentViewsProps) {
  const isDesktop = useSession(({ platform }) => platform === "g");
  const type = useFamilyType(detail, typeId);
  return (
    <Tabs defaultValue="pictures" keepMounted={false} className={css["views"]}>
      <Tabs.List>
        <Tabs.Tab value="pictures">缩略图</Tabs.Tab>
        {(!isDesktop || detail.thumbnailType === "3d") && <Tabs.Tab value="model">三维</Tabs.Tab>}
        {isDesktop && detail.hasPlaceholder && <Tabs.Tab value="legends">图例</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="pictures" className={css["pictures"]}>
        {type.status === "ready" && (
          <img
            className={css["picture"]}
            src={type.value.thumbnail}
            alt={typeName}
            width={256}
            height={256}
          />
        )}
        {type.status !== "ready" && <div className={css["picture"]} />}
        <span className={css["schematic"]}>示意模型</span>
        {!isDesktop && (
          <div className={css["carousel"]}>
            <Legends legends={detail.builtinPlaceholders} withDiscipline={false} />
          </div>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="model" className={css["model"]}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <ModelViewer key={typeId} componentId={typeId} name={typeName} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="legends" className={css["legends"]}>
        <LegendTab detail={detail} />
      </Tabs.Panel>
    </Tabs>
  );
}
