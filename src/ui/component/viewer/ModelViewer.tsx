import { Button, Loader } from "@mantine/core";
import { useDeferredValue, useRef, useSyncExternalStore } from "react";
import { downloadBlob } from "../../page/browser/downloadBlob.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { FAULT_WORDS, isPassing } from "./faultWords.ts";
import css from "./ModelViewer.module.css";
import { useModel } from "./useModel.ts";
import type { ViewerDirector } from "./ViewerDirector.ts";
import { About, Readout, SectionBar } from "./ViewerReadouts.tsx";
import { ViewerTools } from "./ViewerTools.tsx";

interface ControlsProps {
  readonly director: ViewerDirector;
  readonly name: string;
}

/** The controls over and below a shown model. */
function Controls({ director, name }: ControlsProps) {
  const notices = useNotices();
  const settings = useSyncExternalStore(director.subscribe, director.settings);
  // The button responds first; the bar that it opens is rendered after it.
  const hasSection = useDeferredValue(settings.section !== null);
  const savePicture = async () => {
    try {
      downloadBlob(await director.picture(), `${name} 三维视图.png`);
    } catch {
      notices.error("未能保存图片", "三维图形刚刚中断，请稍后重试");
    }
  };
  return (
    <>
      <Readout settings={settings} onForget={() => director.set({ picked: null, marks: [] })} />
      <div className={css["over"]}>
        {hasSection && settings.section && (
          <SectionBar section={settings.section} onChange={(section) => director.set({ section })} />
        )}
      </div>
      <div className={css["foot"]}>
        <ViewerTools director={director} settings={settings} onPicture={() => void savePicture()} />
        <About facts={director.facts} />
      </div>
    </>
  );
}

export interface ModelViewerProps {
  readonly componentId: string;
  /** Name of the shown object; saved pictures are named after it. */
  readonly name: string;
}

/** The 3D view of a component; fills its container. */
export function ModelViewer({ componentId, name }: ModelViewerProps) {
  const container = useRef<HTMLDivElement>(null);
  const state = useModel(componentId, container);
  return (
    <section className={css["viewer"]} aria-label={`${name} 的三维模型`} data-status={state.status}>
      <div className={css["window"]}>
        <div
          ref={container}
          className={css["stage"]}
          role="application"
          aria-label="三维模型：方向键转动，加号和减号缩放"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys turn it
          tabIndex={0}
        />
        {state.status === "loading" && (
          <div className={css["cover"]} role="status">
            <Loader size="sm" />
            <span>模型加载中，请稍候</span>
          </div>
        )}
        {state.status === "error" && (
          <div className={css["cover"]}>
            <EmptyState
              kind="error"
              title="暂不支持预览"
              why={FAULT_WORDS[state.fault]}
              actions={
                isPassing(state.fault) && (
                  <Button variant="default" onClick={state.retry}>
                    重试
                  </Button>
                )
              }
            />
          </div>
        )}
        {state.status === "success" && state.isLost && (
          <div className={css["cover"]} role="status">
            <Loader size="sm" />
            <span>三维图形中断，正在恢复</span>
          </div>
        )}
      </div>
      {state.status === "success" && <Controls director={state.director} name={name} />}
    </section>
  );
}
