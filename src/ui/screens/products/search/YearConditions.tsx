import { useState } from "react";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { draftOf } from "../../../energy/EnergyDraft.ts";
import { EnergyForm } from "../../../energy/EnergyForm.tsx";
import { ENERGY_FAULTS } from "#domain/products/energy/energyWords.ts";
import { readHistogram } from "#domain/products/energy/readHistogram.ts";
import { machineCount } from "#domain/catalogue/duty/machineCount.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { ownOrderName } from "#domain/catalogue/listing/ownOrderName.ts";
import { askedYears, choiceParts, listChoice } from "#domain/products/energy/listYears.ts";
import css from "../ListScreen.module.css";

export interface YearConditionsProps {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** The conditions of a list's years, kept in its address, and what is still missing. */
export function YearConditions({ categoryCode, state, change }: YearConditionsProps) {
  const choice = listChoice(state);
  const [draft, setDraft] = useState(() => draftOf(choice));
  const isUnread = draft.histogram !== null && !readHistogram(draft.histogram).ok;
  const note = isUnread
    ? "直方图还不完整，表中仍按上一个负荷分布"
    : askedYears(state) === null
      ? `${ENERGY_FAULTS["no-hours"]}；填写前按“${ownOrderName(categoryCode, state)}”排列`
      : null;
  return (
    <div className={css["years"]}>
      <EnergyForm
        choice={choice}
        onChoice={(changed) => change({ energy: choiceParts(changed) })}
        draft={draft}
        onDraft={setDraft}
        hasSets={machineCount(state.duty) > 1}
        isScalable
        machine={machineOf(categoryCode) ?? "pump"}
      />
      {note !== null && <p role="status">{note}</p>}
    </div>
  );
}
