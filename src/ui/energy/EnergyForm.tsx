import { useState } from "react";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { CONTROL_METHODS, isRegulated, methodsOf } from "#domain/products/energy/controlMethods.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { PROFILE_NAMES, type ProfileName } from "#domain/products/energy/energyTerms.ts";
import { verifiedName } from "#domain/products/energy/energyWords.ts";
import { HOURS_OF_YEAR, isRunningHours, PROFILES } from "#domain/products/energy/LoadProfile.ts";
import { quantityText } from "#domain/base/input/fieldText.ts";
import { readHistogram } from "#domain/products/energy/readHistogram.ts";
import { ChoiceField, type Choice } from "../kit/input/ChoiceField.tsx";
import { FigureField } from "../kit/input/FigureField.tsx";
import { DriveFields } from "./DriveFields.tsx";
import type { EnergyDraft } from "./EnergyDraft.ts";
import css from "./Energy.module.css";
import { HistogramInput } from "./HistogramInput.tsx";

export interface EnergyFormProps {
  readonly choice: EnergyChoice;
  readonly onChoice: (choice: EnergyChoice) => void;
  readonly draft: EnergyDraft;
  readonly onDraft: (draft: EnergyDraft) => void;
  /** Whether several machines share the duty. */
  readonly hasSets: boolean;
  /** Whether the curves follow the speed. */
  readonly isScalable: boolean;
  /** Vanes and dampers apply to fans only. */
  readonly machine: Machine;
}

const OWN = "own";

const PROFILE_OPTIONS: readonly Choice<ProfileName | typeof OWN>[] = [
  ...PROFILE_NAMES.map((value) => ({ value, label: verifiedName(PROFILES[value]) })),
  { value: OWN, label: "粘贴直方图" },
];
/** For several machines: as many as a load needs, or always all. */
const STAGING_OPTIONS = [
  { value: "staged", label: "按输入功率最小" },
  { value: "all", label: "始终全部运行" },
] as const;

const hoursFault = (hours: string) =>
  hours === "" || isRunningHours(Number(hours)) ? undefined : `年运行小时应在 1 到 ${HOURS_OF_YEAR} 之间`;

/** Folded fields are opened if any differs from its default. */
const isDriveChosen = (choice: EnergyChoice): boolean =>
  (["motorClass", "poles", "motorEfficiencies", "driveEfficiency", "leastRate"] as const).some(
    (name) => choice[name] !== DEFAULT_CHOICE[name],
  );

/** Conditions of the year: load profile and control, and, folded away, motor and converter. */
export function EnergyForm(props: EnergyFormProps) {
  const { choice, onChoice, draft, onDraft, hasSets, isScalable, machine } = props;
  const fault = hoursFault(draft.hours);
  const [isOpenAtFirst] = useState(() => isDriveChosen(choice));
  const isHourly =
    draft.histogram !== null && typeof choice.profile !== "string" && choice.profile.unit === "hours";
  const type = (typed: Partial<EnergyDraft>, chosen: Partial<EnergyChoice>) => {
    onDraft({ ...draft, ...typed });
    onChoice({ ...choice, ...chosen });
  };
  return (
    <form className={css["form"]} aria-label="年耗电的条件" onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        label="负荷分布"
        choices={PROFILE_OPTIONS}
        value={draft.histogram === null && typeof choice.profile === "string" ? choice.profile : OWN}
        onChange={(value) => {
          if (value === OWN) onDraft({ ...draft, histogram: draft.histogram ?? "" });
          else type({ histogram: null }, { profile: value });
        }}
      />
      <FigureField
        label="年运行小时"
        unit="h"
        disabled={isHourly}
        placeholder={isHourly ? "按直方图" : String(DEFAULT_CHOICE.hours)}
        value={isHourly ? "" : draft.hours}
        clean={quantityText}
        fault={fault}
        onChange={(hours) =>
          type({ hours }, { hours: isRunningHours(Number(hours)) ? Number(hours) : DEFAULT_CHOICE.hours })
        }
      />
      <ChoiceField
        label="控制方式"
        choices={methodsOf(machine).map((method) => ({
          value: method,
          label: CONTROL_METHODS[method].name,
          disabled: isRegulated(method) && !isScalable,
        }))}
        value={choice.control}
        onChange={(control) => onChoice({ ...choice, control })}
      />
      {hasSets && (
        <ChoiceField
          label="运行台数"
          choices={STAGING_OPTIONS}
          value={choice.isStaged ? "staged" : "all"}
          onChange={(value) => onChoice({ ...choice, isStaged: value === "staged" })}
        />
      )}
      <details className={css["more"]} open={isOpenAtFirst}>
        <summary>电动机与变频器</summary>
        <DriveFields choice={choice} onChoice={onChoice} draft={draft} onDraft={onDraft} />
      </details>
      {draft.histogram !== null && (
        <HistogramInput
          value={draft.histogram}
          onChange={(histogram) => {
            const read = readHistogram(histogram);
            type({ histogram }, read.ok ? { profile: read.profile } : {});
          }}
        />
      )}
    </form>
  );
}
