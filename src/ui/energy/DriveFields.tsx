import { POLES } from "#domain/products/energy/energyTerms.ts";
import { Select } from "@mantine/core";
import {
  DEFAULT_CHOICE,
  isDriveEfficiency,
  isLeastRate,
  MOTOR_LOADS,
  type EnergyChoice,
} from "#domain/products/energy/EnergyChoice.ts";
import { percentPlain, UNVERIFIED } from "#domain/products/energy/energyWords.ts";
import { MOTOR_CLASSES } from "#domain/products/energy/motorEfficiency.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import { quantityText } from "#domain/base/input/fieldText.ts";
import { Field } from "../kit/input/Field.tsx";
import { QuantityInput } from "../kit/input/QuantityInput.tsx";
import { readMotor, type EnergyDraft } from "./EnergyDraft.ts";
import css from "./Energy.module.css";

export interface DriveFieldsProps {
  readonly choice: EnergyChoice;
  readonly onChoice: (choice: EnergyChoice) => void;
  readonly draft: EnergyDraft;
  readonly onDraft: (draft: EnergyDraft) => void;
}

const BY_SPEED = "auto";
const WHOLE = 100;

const CLASS_OPTIONS = Object.entries(MOTOR_CLASSES).map(([value, { name, isUnverified }]) => ({
  value,
  label: isUnverified ? `${name}${UNVERIFIED}` : name,
}));
const POLE_OPTIONS = [
  { value: BY_SPEED, label: "按产品转速" },
  ...POLES.map((poles) => ({ value: String(poles), label: `${poles} 极` })),
];

/** The messages of the typed fields; `undefined` if a field is valid. */
const faultsOf = ({ motor, drive, leastRate }: EnergyDraft) => ({
  motor:
    motor.every((text) => text === "") || readMotor(motor) !== null
      ? undefined
      : motor[0] === ""
        ? "先填 100% 负荷的效率"
        : "这组效率不是电动机的：应在 30 到 100 % 之间，损耗随负荷增大",
  drive:
    drive === "" || isDriveEfficiency(Number(drive) / WHOLE) ? undefined : "变频器效率应在 50 到 100 % 之间",
  leastRate: isLeastRate(Number(leastRate) / WHOLE) ? undefined : "最低转速应在 10 到 100 % 之间",
});

/**
 * Motor and converter of a year's energy. Fields left unchanged follow the standard's classes and typical figures.
 */
export function DriveFields({ choice, onChoice, draft, onDraft }: DriveFieldsProps) {
  const faults = faultsOf(draft);
  const type = (typed: Partial<EnergyDraft>, chosen: Partial<EnergyChoice>) => {
    onDraft({ ...draft, ...typed });
    onChoice({ ...choice, ...chosen });
  };
  return (
    <div className={css["fields"]}>
      <Field label="电动机能效" off={choice.motorEfficiencies !== null}>
        {(control) => (
          <Select
            {...control}
            className={css["grow"]}
            size="xs"
            allowDeselect={false}
            disabled={choice.motorEfficiencies !== null}
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
      {MOTOR_LOADS.map((load, at) => (
        <Field
          key={load}
          label={`${percentPlain(load)}% 负荷效率`}
          error={at === 0 ? faults.motor : undefined}
        >
          {(control) => (
            <QuantityInput
              {...control}
              label={`电动机 ${percentPlain(load)}% 负荷效率`}
              unit="%"
              size="xs"
              placeholder={at === 0 ? "按能效等级" : "可不填"}
              value={draft.motor[at] ?? ""}
              clean={quantityText}
              error={at === 0 ? faults.motor : undefined}
              onChange={(text) => {
                const [full, threeQuarters, half] = draft.motor;
                const motor: EnergyDraft["motor"] = [
                  at === 0 ? text : full,
                  at === 1 ? text : threeQuarters,
                  at === 2 ? text : half,
                ];
                type({ motor }, { motorEfficiencies: readMotor(motor) });
              }}
            />
          )}
        </Field>
      ))}
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
    </div>
  );
}
