import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { OpenedComponent } from "../../component/OpenedComponent.tsx";
import { DesignFacts } from "./facts/DesignFacts.tsx";
import { DrawnPicture } from "./facts/DrawnPicture.tsx";
import { LegendStrip } from "./facts/LegendStrip.tsx";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { LibraryCard, LibraryCards } from "../../library/LibraryCard.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import { StatusTag } from "./StatusTag.tsx";
import { ModelPreview } from "../../component/viewer/ModelPreview.tsx";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import layout from "../../kit/styles/layout.module.css";
import css from "./SceneComponents.module.css";
import { useScene } from "./useScene.ts";

const PARENT = { label: "场景库", to: "/scenes" };

/** 场景构件: a furnished room and its components. */
export function SceneComponentList() {
  const { id = "" } = useParams();
  const { loaded, isMissing } = useScene(id);
  const [opened, setOpened] = useState<PublicComponent | null>(null);
  const isLate = useIsLate(loaded.status === "loading");
  if (loaded.status !== "ready")
    return (
      <>
        <PageHead parent={PARENT} />
        <main className={layout["main"]}>
          <Panel className={css["results"]}>
            {loaded.status === "failed" ? (
              <EmptyState
                kind="error"
                title={isMissing ? "没有这个场景" : "场景加载失败"}
                why={isMissing ? "它可能已随示例数据移除" : loaded.error.message}
                actions={
                  <>
                    {!isMissing && <Button onClick={loaded.retry}>重试</Button>}
                    <Button component={Link} to={PARENT.to} variant={isMissing ? "filled" : "default"}>
                      返回场景库
                    </Button>
                  </>
                }
              />
            ) : (
              isLate && (
                <div className={css["waiting"]} role="status" aria-label="正在加载场景">
                  <Skeleton height={320} />
                </div>
              )
            )}
          </Panel>
        </main>
      </>
    );
  const { name, description, thumbnail, status, isSample, facts, legends, components, source } = loaded.value;
  return (
    <>
      <PageHead title={name} parent={PARENT} tag={isSample && <SampleTag />} />
      <main className={`${layout["main"]} ${css["main"]}`}>
        <Panel className={css["scene"]}>
          <div className={css["view"]}>
            <DrawnPicture src={`${thumbnail}?size=512`} alt={`${name}，示意模型`} width={344} height={280} />
            <ModelPreview componentId={id} name={name} />
          </div>
          <StatusTag status={status} />
          <p className={css["description"]}>{description}</p>
          <DesignFacts facts={facts} />
          <LegendStrip legends={legends} />
          <p className={css["source"]}>来源：{source}</p>
        </Panel>
        <Panel className={css["results"]}>
          {components.length === 0 ? (
            <EmptyState
              kind="empty"
              title="没有可用的构件"
              why="当前软件没有适用的构件，或产品已不在产品库"
              actions={
                <Button component={Link} to="/components">
                  打开构件库
                </Button>
              }
            />
          ) : (
            <LibraryCards label="场景构件" isChanging={false}>
              {components.map((component) => (
                <LibraryCard
                  key={component.id}
                  name={component.name}
                  picture={component.thumbnail}
                  lines={[
                    component.productName,
                    `${component.brandName} · ${component.categoryNames.join("、")}`,
                    `本场景 ${component.quantity} 个`,
                  ]}
                  isSample={component.isSample}
                  onOpen={() => setOpened(component)}
                />
              ))}
            </LibraryCards>
          )}
        </Panel>
      </main>
      <OpenedComponent component={opened} onClose={() => setOpened(null)} />
    </>
  );
}
