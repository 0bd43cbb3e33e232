import { Checkbox, Select } from "@mantine/core";
import { CONTROL_WAYS } from "#domain/energy/controlWays.ts";
import { isDriveEfficiency, isLeastRate, DEFAULT_CHOICE } from "#domain/energy/EnergyChoice.ts";
import type { EnergyChoice } from "#domain/energy/EnergyChoice.ts";
import { UNVERIFIED } from "#domain/energy/energyWords.ts";
import { HOURS_OF_YEAR, isRunningHours, PROFILES } from "#domain/energy/LoadProfile.ts";
import { MOTOR_CLASSES, POLES } from "#domain/energy/motorEfficiency.ts";
import { isNameIn } from "#domain/keyed.ts";
import { quantityText } from "#domain/input/fieldText.ts";
import { readHistogram } from "#domain/energy/readHistogram.ts";
import { Field } from "../input/Field.tsx";
import { QuantityInput } from "../input/QuantityInput.tsx";
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
}

const OWN = "own";
const BY_SPEED = "auto";
const WHOLE = 100;

const marked = ({ name, isUnverified }: { readonly name: string; readonly isUnverified: boolean }) =>
  isUnverified ? `${name}${UNVERIFIED}` : name;
const PROFILE_OPTIONS = [
  ...Object.entries(PROFILES).map(([value, profile]) => ({ value, label: marked(profile) })),
  { value: OWN, label: "粘贴直方图" },
];
const CLASS_OPTIONS = Object.entries(MOTOR_CLASSES).map(([value, each]) => ({ value, label: marked(each) }));
const POLE_OPTIONS = [
  { value: BY_SPEED, label: "按产品转速" },
  ...POLES.map((poles) => ({ value: String(poles), label: `${poles} 极` })),
];

/** The sentences to the typed fields; `undefined` where there is none. */
const faultsOf = ({ hours, drive, leastRate }: EnergyDraft) => ({
  hours:
    hours === "" || isRunningHours(Number(hours)) ? undefined : `年运行小时应在 1 到 ${HOURS_OF_YEAR} 之间`,
  drive:
    drive === "" || isDriveEfficiency(Number(drive) / WHOLE) ? undefined : "变频器效率应在 50 到 100 % 之间",
  leastRate: isLeastRate(Number(leastRate) / WHOLE) ? undefined : "最低转速应在 10 到 100 % 之间",
});

/** What the year is computed for: profile, control, motor and converter. */
export function EnergyForm({ choice, onChoice, draft, onDraft, hasSets, isScalable }: EnergyFormProps) {
  const faults = faultsOf(draft);
  const isHourly =
    draft.histogram !== null && typeof choice.profile !== "string" && choice.profile.unit === "hours";
  const type = (typed: Partial<EnergyDraft>, chosen: Partial<EnergyChoice>) => {
    onDraft({ ...draft, ...typed });
    onChoice({ ...choice, ...chosen });
  };
  return (
    <form className={css["form"]} aria-label="年耗电的条件" onSubmit={(event) => event.preventDefault()}>
      <Field label="负荷分布">
        {(control) => (
          <Select
            {...control}
            className={css["grow"]}
            size="xs"
            allowDeselect={false}
            data={PROFILE_OPTIONS}
            value={draft.histogram !== null ? OWN : typeof choice.profile === "string" ? choice.profile : OWN}
            onChange={(value) => {
              if (value === OWN) onDraft({ ...draft, histogram: draft.histogram ?? "" });
              else if (value !== null && isNameIn(PROFILES, value))
                type({ histogram: null }, { profile: value });
            }}
          />
        )}
      </Field>
      <Field label="年运行小时" required={!isHourly} off={isHourly} error={faults.hours}>
        {(control) => (
          <QuantityInput
            {...control}
            label="年运行小时"
            unit="h"
            size="xs"
            disabled={isHourly}
            placeholder={isHourly ? "按直方图" : ""}
            value={isHourly ? "" : draft.hours}
            clean={quantityText}
            error={faults.hours}
            onChange={(hours) =>
              type({ hours }, { hours: isRunningHours(Number(hours)) ? Number(hours) : null })
            }
          />
        )}
      </Field>
      <Field label="控制方式">
        {(control) => (
          <Select
            {...control}
            className={css["grow"]}
            size="xs"
            allowDeselect={false}
            data={Object.entries(CONTROL_WAYS).map(([value, { name }]) => ({
              value,
              label: name,
              disabled: value !== "throttled" && !isScalable,
            }))}
            value={choice.control}
            onChange={(value) =>
              value !== null && isNameIn(CONTROL_WAYS, value) && onChoice({ ...choice, control: value })
            }
          />
        )}
      </Field>
      <Field label="最低转速" error={faults.leastRate}>
        {(control) => (
          <QuantityInput
            {...control}
            label="最低转速"
            unit="%"
            size="xs"
            value={draft.leastRate}
            clean={quantityText}
            error={faults.leastRate}
            onChange={(leastRate) => {
              const rate = Number(leastRate) / WHOLE;
              type({ leastRate }, { leastRate: isLeastRate(rate) ? rate : DEFAULT_CHOICE.leastRate });
            }}
          />
        )}
      </Field>
      <Field label="电动机能效">
        {(control) => (
          <Select
            {...control}
            className={css["grow"]}
            size="xs"
            allowDeselect={false}
            data={CLASS_OPTIONS}
            value={choice.motorClass}
            onChange={(value) =>
              value !== null && isNameIn(MOTOR_CLASSES, value) && onChoice({ ...choice, motorClass: value })
            }
          />
        )}
      </Field>
      <Field label="电动机极数">
        {(control) => (
          <Select
            {...control}
            className={css["grow"]}
            size="xs"
            allowDeselect={false}
            data={POLE_OPTIONS}
            value={choice.poles === null ? BY_SPEED : String(choice.poles)}
            onChange={(value) =>
              onChoice({ ...choice, poles: POLES.find((poles) => String(poles) === value) ?? null })
            }
          />
        )}
      </Field>
      <Field label="变频器效率" error={faults.drive}>
        {(control) => (
          <QuantityInput
            {...control}
            label="变频器效率"
            unit="%"
            size="xs"
            placeholder="典型值"
            value={draft.drive}
            clean={quantityText}
            error={faults.drive}
            onChange={(drive) => {
              const efficiency = Number(drive) / WHOLE;
              type({ drive }, { driveEfficiency: isDriveEfficiency(efficiency) ? efficiency : null });
            }}
          />
        )}
      </Field>
      {hasSets && (
        <Field label="运行台数">
          <Checkbox
            size="xs"
            label="按输入功率最小"
            checked={choice.isStaged}
            onChange={({ currentTarget }) => onChoice({ ...choice, isStaged: currentTarget.checked })}
          />
        </Field>
      )}
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
