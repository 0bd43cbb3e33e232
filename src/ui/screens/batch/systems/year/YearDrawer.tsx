import { useState } from "react";
import { writeEnergy } from "#domain/products/energy/energyAddress.ts";
import { ENERGY_NAME } from "#domain/catalogue/listing/energyNames.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { ENERGY_FAULTS } from "#domain/products/energy/energyWords.ts";
import { readHistogram } from "#domain/products/energy/readHistogram.ts";
import { SEASON_WORDS } from "#domain/building/systems/water/WaterSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PumpSheet } from "#workers/batch/systems/SystemSheet.ts";
import { draftOf } from "../../../../energy/EnergyDraft.ts";
import { EnergyForm } from "../../../../energy/EnergyForm.tsx";
import { PriceForm } from "../../../../energy/PriceForm.tsx";
import { useOwnPrices } from "../../../../energy/useOwnPrices.ts";
import css from "../../../../energy/Energy.module.css";
import { SideDrawer } from "../../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { useSendChange } from "../../context/useSendChange.ts";
import { YearResult } from "../../../../product/energy/YearResult.tsx";
import { useBatch } from "../../context/BatchContext.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import type { usePumpYear } from "./usePumpYear.ts";

interface YearDrawerProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: PumpSheet;
  readonly year: ReturnType<typeof usePumpYear>;
  readonly isTwoPipe: boolean;
  readonly onClose: () => void;
}

/** Load profile, hours, control and motor of a system's pumps, kept with the system, and what its year takes and costs. */
export function YearDrawer({ client, sheet, year, isTwoPipe, onClose }: YearDrawerProps) {
  const { choice, texts, answer, isBehind } = year;
  const [draft, setDraft] = useState(() => draftOf(choice));
  const send = useSendChange();
  const mayEdit = useMayEdit();
  const { width } = useBatch();
  const keep = (next: EnergyChoice) => {
    const query = new URLSearchParams();
    writeEnergy(query, next);
    // The usual year leaves no parameter, but somebody has said it.
    const text = query.toString() || `${ENERGY_NAME.hours}=${DEFAULT_CHOICE.hours}`;
    if (text === sheet.settings.year) return;
    const { winter } = sheet.settings;
    const change =
      sheet.circuit !== null
        ? { [sheet.circuit]: { year: text } }
        : sheet.season === "winter" && winter !== null
          ? { winter: { year: text } }
          : { year: text };
    void send(() => client.setSystem(sheet.id, change));
  };
  const isUnread = draft.histogram !== null && !readHistogram(draft.histogram).ok;
  return (
    <SideDrawer
      opened
      side="right"
      // Beside the form the table has its columns only in a wider drawer.
      width={width === "wide" ? 1120 : 840}
      title={`${sheet.name}年耗电与费用`}
      headExtra={
        <span>{isTwoPipe ? `${SEASON_WORDS[sheet.season]}，年运行小时为该季的小时数` : "随系统保存"}</span>
      }
      onClose={onClose}
    >
      <div className={css["energy"]}>
        {mayEdit && (
          <div className={css["entry"]}>
            <EnergyForm
              choice={choice}
              onChoice={keep}
              draft={draft}
              onDraft={setDraft}
              machine="pump"
              hasSets={sheet.settings.pumps > 1}
              isScalable
            />
          </div>
        )}
        <div className={css["prices"]}>
          <h3 className={css["title"]}>费用</h3>
          <p className={css["hint"]}>自己的价格，只保存在这个浏览器里；不填不显示金额</p>
          <PriceForm texts={texts} onTexts={useOwnPrices.keep} />
        </div>
        <div className={css["result"]} aria-busy={isBehind}>
          {isUnread ? (
            <EmptyState kind="empty" title="直方图还不完整" why="改正流量占比与小时后计算年耗电" />
          ) : answer === null ? null : answer.ok ? (
            <YearResult machine="pump" energy={answer.value} choice={choice} />
          ) : (
            <EmptyState kind="empty" title="还不能计算年耗电" why={ENERGY_FAULTS[answer.code]} />
          )}
        </div>
      </div>
    </SideDrawer>
  );
}
