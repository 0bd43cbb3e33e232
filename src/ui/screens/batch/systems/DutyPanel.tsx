import { formatNumber } from "#domain/base/formatNumber.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { SEASON_WORDS, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { FactLines, type FactLine } from "./FactLines.tsx";
import { Marked } from "./Marked.tsx";
import { PumpPanel } from "./PumpPanel.tsx";
import { kilopascals } from "./systemWords.ts";
import css from "./Systems.module.css";

const PERCENT = 100;
const MEGA = 1e6;

function Ratio({ card, sheet }: { readonly card: DutyCard; readonly sheet: SystemSheet }) {
  const { ratio } = card;
  const why =
    ratio === null
      ? "请在系统条件中选择气候区"
      : ratio.ratio === null
        ? "缺水泵效率，采用水泵后或在系统条件中填写"
        : `${formatNumber(ratio.ratio, 4)}，${ratio.isMet === true ? "低" : "高"} ${formatNumber(Math.abs(ratio.margin ?? 0) * PERCENT, 0)} %`;
  const verdict =
    ratio?.isMet === undefined || ratio.isMet === null ? "无法判定" : ratio.isMet ? "满足" : "不满足";
  return (
    <div className={css["ratio"]}>
      <div className={css["line"]}>
        <b>{sheet.kind === "cold" ? "EC(H)R" : "EHR"}</b>
        <span data-verdict={verdict}>{verdict}</span>
      </div>
      <div>{why}</div>
      {ratio !== null && (
        <div className={css["line"]}>
          <span>
            限值 {formatNumber(ratio.limit, 4)}，ΣL {formatNumber(card.length, 0)} m
          </span>
          <Marked
            word="待核对"
            title={ratio.mark === "待核对" ? "GB 50736-2012 表 8.5.12（A、B、α、ΔT）" : ""}
          />
        </div>
      )}
    </div>
  );
}

interface DutyPanelProps {
  readonly client: BatchClient<unknown>;
  /** In the shown season */
  readonly sheet: SystemSheet;
  /** With the verdict on its pump over both seasons */
  readonly whole: SystemSheet;
}

/** 一次泵变流量, with the flow of the by-pass; for separate primary pumps the decoupler is named beside them. */
function formLines({ primaryFlow, control, leastFlow }: WaterSettings): readonly FactLine[] {
  if (primaryFlow !== null) return [["系统形式", "二级泵", ""]];
  if (control === "constant") return [["系统形式", "一级泵定流量", ""]];
  return [
    ["系统形式", "一级泵变流量", ""],
    leastFlow === null ? ["旁通流量", "无法判定", ""] : ["旁通流量", formatNumber(leastFlow, 2), "m³/h"],
  ];
}

/** The duty of a system's pumps, item by item, with a link to the list of pumps */
export function DutyPanel({ client, sheet, whole }: DutyPanelProps) {
  const { card, index, settings } = sheet;
  if (card === null || index === null)
    return (
      <Panel title="工况" ruled className={css["card"]}>
        <p className={css["none"]}>有管段或管长未定，暂无工况</p>
        {settings.pump !== null && <PumpPanel client={client} sheet={whole} shown={sheet} />}
      </Panel>
    );
  return (
    <Panel
      title="工况"
      note={whole.winter === null ? "设计状态" : SEASON_WORDS[sheet.season]}
      ruled
      className={css["card"]}
    >
      <FactLines
        lines={[
          ["流量 Q", formatNumber(card.flow, 2), "m³/h"],
          ["扬程 H", formatNumber(card.head, 2), "m"],
        ]}
      />
      <FactLines
        lines={[
          [`管段，${index.segments} 段`, kilopascals(card.index.pipes), "kPa"],
          [`${index.code} 末端`, kilopascals(card.index.unit), "kPa"],
          ["阀门", kilopascals(card.index.valve), "kPa"],
          ...(settings.primaryFlow === null ? [["机房内阻力", kilopascals(card.plant), "kPa"] as const] : []),
          [`余量 ${formatNumber(settings.lossMargin * PERCENT, 0)} %`, kilopascals(card.margin), "kPa"],
        ]}
      />
      <FactLines
        lines={[
          ["静扬程，闭式", formatNumber(card.staticHead, 1), "m"],
          ["管路特性指数 n", formatNumber(card.exponent, 3), ""],
          ["最低点压力", formatNumber(card.pressure / MEGA, 2), "MPa"],
          ...formLines(settings),
          ["水泵", `${settings.pumps} 用${settings.standby > 0 ? ` ${settings.standby} 备` : ""}`, ""],
          ["单台流量", formatNumber(card.eachFlow, 2), "m³/h"],
        ]}
      />
      <Ratio card={card} sheet={sheet} />
      <PumpPanel client={client} sheet={whole} shown={sheet} />
    </Panel>
  );
}
