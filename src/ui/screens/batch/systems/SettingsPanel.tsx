import {
  PROPOSED_SYSTEMS,
  PROPOSED_WINTER,
  type WaterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";
import type { WaterChange } from "#domain/building/systems/water/changedSettings.ts";
import {
  PROPOSED_CONDENSER,
  type CircuitName,
  type CondenserSettings,
} from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { Marked } from "./Marked.tsx";
import type { PlantField, SettingField } from "./SettingField.ts";
import { settingGroups } from "./settingFields.ts";
import { SETTING_WIDTH, SettingSelect } from "./SettingSelect.tsx";
import { settingLine } from "./settingLine.ts";
import { typedText } from "./systemWords.ts";
import { TypedFigure } from "./TypedFigure.tsx";
import css from "./Systems.module.css";

interface SettingsPanelProps {
  readonly sheet: SystemSheet;
  readonly onChange: (change: WaterChange) => void;
}

const PIPES = [
  { value: "four", label: "四管制" },
  { value: "two", label: "两管制" },
];
/** Figures that may be empty */
const OPEN: readonly string[] = ["block", "efficiency", "primaryFlow", "leastFlow"];
const TOWERS = [
  { value: "none", label: "无" },
  { value: "open", label: "开式" },
];

function Control({ of, sheet, onChange }: { readonly of: SettingField } & SettingsPanelProps) {
  const mayEdit = useMayEdit();
  const { settings } = sheet;
  switch (of.kind) {
    case "choice":
      return (
        <SettingSelect
          label={of.label}
          value={settings[of.field] ?? ""}
          data={of.choices.map(([value, label]) => ({ value, label }))}
          onChange={(value) => onChange({ [of.field]: value === "" ? null : value })}
        />
      );
    case "factor":
      return (
        <TypedFigure
          label={of.label}
          width={SETTING_WIDTH}
          disabled={!mayEdit || settings.block !== null}
          value={typedText(settings.factors[of.field])}
          onType={(typed) => onChange({ factors: { [of.field]: typed ?? 1 } })}
        />
      );
    case "pipes":
      return (
        <SettingSelect
          label={of.label}
          value={settings.winter === null ? "four" : "two"}
          data={PIPES}
          onChange={(value) => onChange({ winter: value === "two" ? PROPOSED_WINTER : null })}
        />
      );
    case "towers":
      return (
        <SettingSelect
          label={of.label}
          value={settings.condenser === null ? "none" : "open"}
          data={TOWERS}
          onChange={(value) => onChange({ condenser: value === "open" ? PROPOSED_CONDENSER : null })}
        />
      );
    case "plant": {
      const { times = 1, placeholder } = of;
      const value = circuitFigure(of, settings);
      return (
        <TypedFigure
          label={`${CIRCUIT_LABELS[of.of]}${of.unit === "" ? of.label : `${of.label}（${of.unit}）`}`}
          width={SETTING_WIDTH}
          disabled={!mayEdit}
          value={value === null ? "" : typedText(value * times)}
          {...(placeholder === undefined ? {} : { placeholder })}
          onType={(typed) =>
            onChange({
              [of.of]: { [of.field]: typed === null ? PROPOSED_CONDENSER[of.field] : typed / times },
            })
          }
        />
      );
    }
    case "winter":
    case "figure": {
      const { times = 1, placeholder } = of;
      const isWinter = of.kind === "winter";
      const value = isWinter ? settings.winter![of.field] : settings[of.field];
      const proposed = isWinter ? PROPOSED_WINTER[of.field] : PROPOSED_SYSTEMS[sheet.kind][of.field];
      const change = (figure: number | null) =>
        onChange(isWinter ? { winter: { [of.field]: figure } } : { [of.field]: figure });
      return (
        <TypedFigure
          label={`${isWinter ? "冬季" : ""}${of.unit === "" ? of.label : `${of.label}（${of.unit}）`}`}
          width={SETTING_WIDTH}
          disabled={!mayEdit}
          value={value === null ? "" : typedText(value * times)}
          {...(placeholder === undefined ? {} : { placeholder })}
          onType={(typed) =>
            change(typed === null ? (OPEN.includes(of.field) ? null : proposed) : typed / times)
          }
        />
      );
    }
  }
}

/** Prefix of a field's label, because circuits share some names of fields */
const CIRCUIT_LABELS: Readonly<Record<CircuitName, string>> = { primary: "一级泵", condenser: "冷却水" };

function circuitFigure({ of, field }: PlantField, { primary, condenser }: WaterSettings): number | null {
  const figures: Partial<CondenserSettings> = of === "primary" ? primary : (condenser ?? {});
  return figures[field] ?? null;
}

function markOf(of: SettingField, settings: WaterSettings) {
  if (of.kind === "plant")
    return of.mark !== undefined && circuitFigure(of, settings) === PROPOSED_CONDENSER[of.field]
      ? of.mark
      : null;
  if ((of.kind !== "figure" && of.kind !== "winter") || of.mark === undefined) return null;
  const value = of.kind === "winter" ? settings.winter?.[of.field] : settings[of.field];
  return value === of.mark.proposed ? of.mark : null;
}
/** Id of the line of a field; winter shares some names of fields. */
const lineOf = (of: SettingField) =>
  settingLine(
    of.kind === "winter" ? `winter.${of.field}` : of.kind === "plant" ? `${of.of}.${of.field}` : of.field,
  );

/** The settings that a system depends on; each change applies at once, as one undo step. */
export function SettingsPanel({ sheet, onChange }: SettingsPanelProps) {
  const { settings, kind } = sheet;
  return (
    <Panel
      title="系统条件"
      note={settings.winter === null ? "四管制" : "两管制"}
      ruled
      className={css["settings"]}
    >
      <div className={css["scroll"]}>
        {settingGroups(kind, PROPOSED_SYSTEMS[kind], settings).map(([title, fields]) => (
          <fieldset key={title} className={css["group"]}>
            <legend>{title}</legend>
            {fields.map((of) => {
              const mark = markOf(of, settings);
              const isOff = of.kind === "figure" && of.field === "fraction" && settings.glycol === null;
              return (
                !isOff && (
                  <div key={lineOf(of)} className={css["setting"]} id={lineOf(of)}>
                    <span>{of.label}</span>
                    {mark && <Marked word={mark.word} title={mark.title} />}
                    <Control of={of} sheet={sheet} onChange={onChange} />
                    {"unit" in of && <small>{of.unit}</small>}
                  </div>
                )
              );
            })}
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}
