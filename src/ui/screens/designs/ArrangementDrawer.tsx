import { Button, Collapse, Skeleton, Tabs } from "@mantine/core";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { Suspense, useState, type ReactNode } from "react";
import type { DesignStatus } from "#api/contract/designs.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import { BillTable } from "./facts/BillTable.tsx";
import { RunTable } from "./facts/RunTable.tsx";
import { DesignFacts } from "./facts/DesignFacts.tsx";
import { DrawnPicture } from "./facts/DrawnPicture.tsx";
import { LegendStrip } from "./facts/LegendStrip.tsx";
import type { ArrangedWords } from "./facts/ArrangedWords.ts";
import { COLLAPSE_MS } from "../../kit/layout/collapseMs.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import type { Loaded } from "../../page/services/Loaded.ts";
import { useSession } from "../../page/services/useSession.ts";
import { DesignDrawer } from "./DesignDrawer.tsx";
import css from "./Designs.module.css";
import { useDesignFile } from "./useDesignFile.ts";

/** Loaded on demand, when a model is viewed. */
const ModelViewer = fetched(async () => (await import("../../component/viewer/ModelViewer.tsx")).ModelViewer);

/** The common part of a module and a template. */
export interface ArrangedDesign extends ArrangedWords {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: DesignStatus;
  readonly isSample: boolean;
  readonly thumbnail: string;
}

interface PartsProps {
  readonly design: ArrangedDesign;
  readonly kind: "module" | "template";
  readonly fileName: string;
  readonly children?: ReactNode;
}

function Parts({ design, kind, fileName, children }: PartsProps) {
  const platform = useSession((session) => session.platform);
  const file = useDesignFile(kind);
  const [isOpen, setOpen] = useState(false);
  const wanted = { id: design.id, name: design.name, fileName };
  const { runs } = design.bill;
  return (
    <>
      <div className={css["top"]}>
        <Tabs defaultValue="picture" keepMounted={false} className={css["views"]}>
          <Tabs.List>
            <Tabs.Tab value="picture">缩略图</Tabs.Tab>
            <Tabs.Tab value="model">三维</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="picture" className={css["view"]}>
            <DrawnPicture src={`${design.thumbnail}?size=512`} alt={design.name} width={360} height={320} />
            <span className={css["schematic"]}>示意模型</span>
          </Tabs.Panel>
          <Tabs.Panel value="model" className={css["view"]}>
            <Suspense fallback={<Skeleton height="100%" />}>
              <ModelViewer componentId={design.id} name={design.name} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
        <div className={css["about"]}>
          <p className={css["description"]}>{design.description}</p>
          <DesignFacts facts={design.facts} />
          {children}
          <div className={css["acts"]}>
            {platform === "g" ? (
              <Button onClick={() => void file.load(wanted)}>载入</Button>
            ) : (
              <Button
                leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
                onClick={() => void file.download(wanted)}
              >
                下载 IFC
              </Button>
            )}
          </div>
        </div>
      </div>
      <LegendStrip legends={design.legends} />
      <BillTable bill={design.bill} />
      {runs.length > 0 && (
        <section className={css["fold"]} aria-label="管道、风管与接口">
          <LinkButton
            className={css["foldHead"] ?? ""}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} stroke={1.5} aria-hidden data-open={isOpen || undefined} />
            管道、风管与接口
          </LinkButton>
          <Collapse expanded={isOpen} transitionDuration={COLLAPSE_MS} keepMountedMode="display-none">
            <RunTable runs={runs} />
            {design.connections.length > 0 && <DesignFacts facts={design.connections} />}
          </Collapse>
        </section>
      )}
      <p className={css["source"]}>来源：{design.source}</p>
    </>
  );
}

interface ArrangementDrawerProps extends Omit<PartsProps, "design"> {
  readonly name: string;
  readonly loaded: Loaded<ArrangedDesign>;
  readonly onClose: () => void;
}

/** The drawer of a module or a template: picture, model, facts, equipment list and file. */
export function ArrangementDrawer({ name, loaded, onClose, ...parts }: ArrangementDrawerProps) {
  return (
    <DesignDrawer
      name={name}
      loaded={loaded}
      renderDesign={(design) => <Parts design={design} {...parts} />}
      onClose={onClose}
    />
  );
}
