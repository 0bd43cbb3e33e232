import { formatNumber } from "#domain/base/formatNumber.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import type { SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import css from "../Systems.module.css";
import { percentText } from "./splitWords.ts";

interface SplitEntryProps {
  readonly sheet: SplitSheet;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The outdoor unit of a system: the kept one, the proposed one, or none */
function outdoorWords({ kept, fit }: SplitSheet): string {
  if (kept !== null) return kept.of.model;
  return fit?.isMet === true ? `建议 ${fit.outdoor.model}` : "没有满足的室外机";
}

/** A system in the list: its units and load, its outdoor unit, and whether that still carries it */
export function SplitEntry({ sheet, isChosen, onChoose }: SplitEntryProps) {
  const { name, units, rooms, block, verdict, remarks, fit } = sheet;
  const faults = remarks.filter(({ weight }) => weight !== "note").length;
  return (
    <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={css["entry"]}>
        <b>{name}</b>
        {verdict !== null && <i data-verdict={verdict.state}>{STATE_WORDS[verdict.state]}</i>}
      </span>
      <span>
        {formatNumber(rooms, 0)} 间 {formatNumber(units, 0)} 台 · {formatNumber(block, 1)} kW
      </span>
      <span>
        {outdoorWords(sheet)}
        {fit !== null && ` · ${percentText(fit.ratio)}%`}
      </span>
      {faults > 0 && <small>{faults} 项注意</small>}
    </button>
  );
}
