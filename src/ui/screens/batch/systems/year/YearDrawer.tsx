import { useState } from "react";
import { writeEnergy } from "#domain/products/energy/energyAddress.ts";
import { ENERGY_NAME } from "#domain/catalogue/listing/energyNames.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { ENERGY_FAULTS } from "#domain/products/energy/energyWords.ts";
import { readHistogram } from "#domain/products/energy/readHistogram.ts";
import { draftOf } from "../../../../energy/EnergyDraft.ts";
import { EnergyForm } from "../../../../energy/EnergyForm.tsx";
import { PriceForm } from "../../../../energy/PriceForm.tsx";
import { useOwnPrices } from "../../../../energy/useOwnPrices.ts";
import css from "../../../../energy/Energy.module.css";
import { SideDrawer } from "../../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { YearResult } from "../../../../product/energy/YearResult.tsx";
import { useBatch } from "../../context/BatchContext.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";
import type { useMachineYear } from "./useMachineYear.ts";

interface YearDrawerProps {
  /** Name of the system */
  readonly name: string;
  readonly asked: AskedYear;
  /** 夏季 of two pipes; empty for machines that run all year. */
  readonly season: string;
  readonly hasSets: boolean;
  readonly year: ReturnType<typeof useMachineYear>;
  readonly onKeep: (year: string) => void;
  readonly onClose: () => void;
}

/**
 * Load profile, hours, control and motor of a system's machines, kept with the system, and the energy and cost of
 * the year
 */
export function YearDrawer({ name, asked, season, hasSets, year, onKeep, onClose }: YearDrawerProps) {
  const { choice, texts, answer, isBehind } = year;
  const { machine } = asked;
  const [draft, setDraft] = useState(() => draftOf(choice));
  const mayEdit = useMayEdit();
  const { width } = useBatch();
  const keep = (next: EnergyChoice) => {
    const query = new URLSearchParams();
    writeEnergy(query, next);
    // The usual year has no parameters, so the hours mark that a person has set it.
    const text = query.toString() || `${ENERGY_NAME.hours}=${DEFAULT_CHOICE.hours}`;
    if (text !== asked.year) onKeep(text);
  };
  const isUnread = draft.histogram !== null && !readHistogram(draft.histogram).ok;
  return (
    <SideDrawer
      opened
      side="right"
      // The columns of the table fit beside the form only in a wider drawer.
      width={width === "wide" ? 1120 : 840}
      title={`${name}年耗电与费用`}
      headExtra={<span>{season === "" ? "随系统保存" : `${season}，年运行小时为该季的小时数`}</span>}
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
              machine={machine}
              hasSets={hasSets}
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
            <YearResult machine={machine} energy={answer.value} choice={choice} />
          ) : (
            <EmptyState kind="empty" title="还不能计算年耗电" why={ENERGY_FAULTS[answer.code]} />
          )}
        </div>
      </div>
    </SideDrawer>
  );
}
