import { MOTOR_CLASS_NAMES, POLES } from "#domain/products/energy/energyTerms.ts";
import {
  DEFAULT_CHOICE,
  isDriveEfficiency,
  isLeastRate,
  MOTOR_LOADS,
  type EnergyChoice,
} from "#domain/products/energy/EnergyChoice.ts";
import { percentPlain, verifiedName } from "#domain/products/energy/energyWords.ts";
import { MOTOR_CLASSES } from "#domain/products/energy/motorEfficiency.ts";
import { quantityText } from "#domain/base/input/fieldText.ts";
import { ChoiceField } from "../kit/input/ChoiceField.tsx";
import { FigureField } from "../kit/input/FigureField.tsx";
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

const CLASS_OPTIONS = MOTOR_CLASS_NAMES.map((value) => ({
  value,
  label: verifiedName(MOTOR_CLASSES[value]),
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
      <ChoiceField
        label="电动机能效"
        disabled={choice.motorEfficiencies !== null}
        choices={CLASS_OPTIONS}
        value={choice.motorClass}
        onChange={(motorClass) => onChoice({ ...choice, motorClass })}
      />
      <ChoiceField
        label="电动机极数"
        choices={POLE_OPTIONS}
        value={choice.poles === null ? BY_SPEED : String(choice.poles)}
        onChange={(value) =>
          onChoice({ ...choice, poles: POLES.find((poles) => String(poles) === value) ?? null })
        }
      />
      {MOTOR_LOADS.map((load, at) => (
        <FigureField
          key={load}
          label={`${percentPlain(load)}% 负荷效率`}
          name={`电动机 ${percentPlain(load)}% 负荷效率`}
          unit="%"
          placeholder={at === 0 ? "按能效等级" : "可不填"}
          value={draft.motor[at] ?? ""}
          clean={quantityText}
          fault={at === 0 ? faults.motor : undefined}
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
      ))}
      <FigureField
        label="变频器效率"
        unit="%"
        placeholder="典型值"
        value={draft.drive}
        clean={quantityText}
        fault={faults.drive}
        onChange={(drive) => {
          const efficiency = Number(drive) / WHOLE;
          type({ drive }, { driveEfficiency: isDriveEfficiency(efficiency) ? efficiency : null });
        }}
      />
      <FigureField
        label="最低转速"
        unit="%"
        value={draft.leastRate}
        clean={quantityText}
        fault={faults.leastRate}
        onChange={(leastRate) => {
          const rate = Number(leastRate) / WHOLE;
          type({ leastRate }, { leastRate: isLeastRate(rate) ? rate : DEFAULT_CHOICE.leastRate });
        }}
      />
    </div>
  );
}
