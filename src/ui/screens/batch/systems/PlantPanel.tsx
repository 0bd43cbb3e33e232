import { formatNumber } from "#domain/base/formatNumber.ts";
import { CIRCUIT_WORDS } from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { CircuitSheet } from "#workers/batch/systems/SystemSheet.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { FactLines, type FactLine } from "./FactLines.tsx";
import { PumpPanel } from "./PumpPanel.tsx";
import { kilopascals } from "./systemWords.ts";
import css from "./Systems.module.css";

const PERCENT = 100;

interface PlantPanelProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: CircuitSheet;
}

const heatLines = ({ heat, pipe }: CircuitSheet): readonly FactLine[] => [
  ...(heat === null ? [] : [["排热量", formatNumber(heat, 1), "kW"] as const]),
  ...(pipe === null
    ? []
    : [["管径", `DN${pipe.dn}`, ""] as const, ["比摩阻", formatNumber(pipe.friction, 0), "Pa/m"] as const]),
];

/** The duty of a plant circuit's pumps, item by item, and the kept pump */
export function PlantPanel({ client, sheet }: PlantPanelProps) {
  const { card, circuit, missing, losses, settings, decoupler } = sheet;
  const title = CIRCUIT_WORDS[circuit];
  const note = circuit === "condenser" ? "开式冷却塔" : "蒸发器侧";
  return (
    <Panel title={title} note={note} ruled className={css["card"]}>
      {card === null ? (
        <>
          <p className={css["none"]}>
            无法判定：请在系统条件中输入{missing.map(({ word }) => word).join("、")}
          </p>
          {settings.pump !== null && <PumpPanel client={client} sheet={sheet} shown={sheet} />}
        </>
      ) : (
        <>
          <FactLines
            lines={[
              ["流量 Q", formatNumber(card.flow, 2), "m³/h"],
              ["扬程 H", formatNumber(card.head, 2), "m"],
            ]}
          />
          <FactLines
            lines={[
              ...losses.map(({ item, loss }) => [item, kilopascals(loss), "kPa"] as const),
              [`余量 ${formatNumber(settings.lossMargin * PERCENT, 0)} %`, kilopascals(card.margin), "kPa"],
            ]}
          />
          <FactLines
            lines={[
              ...heatLines(sheet),
              ...(decoupler === null ? [] : [["平衡管流量", formatNumber(decoupler, 2), "m³/h"] as const]),
              [`静扬程，${circuit === "condenser" ? "开" : "闭"}式`, formatNumber(card.staticHead, 2), "m"],
              ["管路特性指数 n", formatNumber(card.exponent, 3), ""],
              ["水泵", `${settings.pumps} 用${settings.standby > 0 ? ` ${settings.standby} 备` : ""}`, ""],
              ["单台流量", formatNumber(card.eachFlow, 2), "m³/h"],
            ]}
          />
          <PumpPanel client={client} sheet={sheet} shown={sheet} />
        </>
      )}
    </Panel>
  );
}
