import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconChevronDown, IconDownload, IconMinus, IconPlus, IconZoomReset } from "@tabler/icons-react";
import { useMemo, useRef } from "react";
import { isAirKind } from "#domain/building/systems/air/AirSettings.ts";
import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SavedAs, SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { atVersion } from "../atVersion.ts";
import { useDiagramExport } from "./useDiagramExport.ts";
import { useDiagramView } from "./useDiagramView.ts";
import css from "./Diagram.module.css";

interface DiagramPanelProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SheetBase;
  readonly version: number;
  readonly saved: SavedAs | null;
}

const ICON = { size: 16, stroke: 1.5 } as const;
const FORMATS = [
  ["dxf", "DXF 图纸"],
  ["pdf", "PDF"],
  ["png", "PNG 图片"],
] as const;

function ExportMenu({ client, sheet, saved }: Omit<DiagramPanelProps, "version">) {
  const { isBusy, save } = useDiagramExport(client, sheet, saved);
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={136}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
        >
          导出系统图
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(([format, label]) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Picture({ diagram, label }: { readonly diagram: Diagram; readonly label: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const view = useDiagramView(ref, diagram);
  return (
    <>
      <div className={css["zoom"]}>
        <ActionIcon variant="default" aria-label="放大" onClick={view.zoomIn}>
          <IconPlus {...ICON} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="缩小" onClick={view.zoomOut}>
          <IconMinus {...ICON} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="显示全图" disabled={view.isWhole} onClick={view.fit}>
          <IconZoomReset {...ICON} aria-hidden />
        </ActionIcon>
      </div>
      <canvas
        ref={ref}
        className={css["canvas"]}
        role="img"
        aria-label={label}
        tabIndex={0}
        data-zoom={view.share.toFixed(2)}
        {...view.handlers}
      />
    </>
  );
}

const SplitLegend = () => (
  <>
    <span className={css["legend"]}>
      <i data-line="supply" /> 冷媒管 <i data-line="index" /> 最远
    </span>
    <span className={css["legend"]}>管长 m，其后室内机 kW，层高不按比例</span>
  </>
);

const Legend = ({ isOfDucts }: { readonly isOfDucts: boolean }) => (
  <>
    <span className={css["legend"]}>
      {isOfDucts ? (
        <>
          <i data-line="duct" /> 风管
        </>
      ) : (
        <>
          <i data-line="supply" /> 供水 <i data-line="return" /> 回水
        </>
      )}{" "}
      <i data-line="index" /> 最不利环路
    </span>
    <span className={css["legend"]}>
      {isOfDucts ? "规格 mm，风量 m³/h，层高不按比例" : "管径旁为流量 m³/h，层高不按比例"}
    </span>
  </>
);

/** 系统图 of a system: zoomed by the wheel, + and −, moved by the pointer and arrows, exported as DXF, PDF and PNG */
export function DiagramPanel({ client, sheet, version, saved }: DiagramPanelProps) {
  const ask = useMemo(
    () => atVersion(version, async () => client.systemDiagram(sheet.id, sheet.season, null)),
    [client, sheet.id, sheet.season, version],
  );
  const { data: diagram } = useAnswer(ask, { keepsLast: true });
  return (
    <div className={css["diagram"]}>
      <div className={css["bar"]}>
        {sheet.kind === "split" ? <SplitLegend /> : <Legend isOfDucts={isAirKind(sheet.kind)} />}
        <ExportMenu client={client} sheet={sheet} saved={saved} />
      </div>
      {diagram === undefined ? null : diagram === null ? (
        <p className={css["none"]}>有管段或管长未定，暂无系统图</p>
      ) : (
        <Picture
          diagram={diagram}
          label={`${sheet.name}系统图，${sheet.segments} 段，${sheet.rooms} 间${isAirKind(sheet.kind) ? "风口" : "末端"}${sheet.index === null ? "" : `，最不利末端 ${sheet.index.code}`}`}
        />
      )}
    </div>
  );
}
