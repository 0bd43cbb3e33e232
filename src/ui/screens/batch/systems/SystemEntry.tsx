import { formatNumber } from "#domain/base/formatNumber.ts";
import { STATE_WORDS, type MachineState } from "#domain/building/systems/judgeMachine.ts";
import type { CircuitName } from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { FactLines } from "./FactLines.tsx";
import css from "./Systems.module.css";

/** Short names of a plant's pumps for narrow spaces */
const SHORT: Readonly<Record<CircuitName, string>> = { primary: "一级", condenser: "冷却" };

/** 34.6 m³/h · 18.7 m */
const dutyOf = (card: SystemSheet["card"]): string =>
  card === null ? "无工况" : `${formatNumber(card.flow, 1)} m³/h · ${formatNumber(card.head, 1)} m`;

interface SystemEntryProps {
  readonly sheet: SystemSheet;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A system in the list: its duties, those of its plant, and whether its pumps still meet them */
export function SystemEntry({ sheet, isChosen, onChoose }: SystemEntryProps) {
  const { name, card, winter, remarks, plant, pump } = sheet;
  const faults = remarks.filter(({ weight }) => weight !== "note").length;
  const verdictOf = (state: MachineState | undefined) =>
    state !== undefined && <i data-verdict={state}>{STATE_WORDS[state]}</i>;
  return (
    <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={css["entry"]}>
        <b>{name}</b>
        {verdictOf(pump?.state)}
      </span>
      {(winter === null ? [card] : [card, winter.card]).map((each, at) => (
        <span key={at}>
          {winter !== null && `${at === 0 ? "夏" : "冬"} `}
          {dutyOf(each)}
        </span>
      ))}
      {plant.map((each) => (
        <span key={each.circuit} className={css["entry"]}>
          {SHORT[each.circuit]} {dutyOf(each.card)}
          {verdictOf(each.pump?.state)}
        </span>
      ))}
      {faults > 0 && <small>{faults} 项注意</small>}
    </button>
  );
}

/** The four load figures of a system, its flow and its ΔT */
export function Sums({ sheet: { sums, rooms, kind } }: { readonly sheet: SystemSheet }) {
  if (sums === null) return null;
  const lines = [
    ["末端", formatNumber(rooms, 0), "间"],
    [kind === "cold" ? "装机冷量" : "装机热量", formatNumber(sums.installed, 1), "kW"],
    ["房间负荷", formatNumber(sums.loads, 1), "kW"],
    ["同时负荷", formatNumber(sums.block, 1), "kW"],
    ["设计负荷", formatNumber(sums.design, 1), "kW"],
    ["末端流量", formatNumber(sums.flow, 2), "m³/h"],
    ["实际温差", formatNumber(sums.difference, 2), "℃"],
  ] as const;
  return <FactLines lines={lines} />;
}
