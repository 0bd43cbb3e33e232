import { PROPOSED_AIR, type AirChange, type AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { Marked } from "../Marked.tsx";
import { settingLine } from "../settingLine.ts";
import { SETTING_WIDTH, SettingSelect } from "../SettingSelect.tsx";
import { typedText } from "../systemWords.ts";
import { TypedFigure } from "../TypedFigure.tsx";
import css from "../Systems.module.css";
import { airGroups, type AirField } from "./airFields.ts";

interface ControlProps {
  readonly of: AirField;
  readonly settings: AirSettings;
  readonly onChange: (change: AirChange) => void;
}
interface AirSettingsPanelProps extends Omit<ControlProps, "of"> {
  /** Whether its air is the rooms' fresh air, which leaves no choice of use */
  readonly isFresh: boolean;
}

function Control({ of, settings, onChange }: ControlProps) {
  const mayEdit = useMayEdit();
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
          disabled={!mayEdit}
          value={typedText(settings.factors[of.field])}
          onType={(typed) => onChange({ factors: { [of.field]: typed ?? 1 } })}
        />
      );
    case "figure": {
      const { times = 1, placeholder } = of;
      const value = settings[of.field];
      return (
        <TypedFigure
          label={`${of.label}（${of.unit}）`}
          width={SETTING_WIDTH}
          disabled={!mayEdit}
          value={value === null ? "" : typedText(value * times)}
          {...(placeholder === undefined ? {} : { placeholder })}
          // Proposed figures of fields that may be empty are null.
          onType={(typed) =>
            onChange({ [of.field]: typed === null ? PROPOSED_AIR[of.field] : typed / times })
          }
        />
      );
    }
  }
}

const markOf = (of: AirField, settings: AirSettings) =>
  of.kind === "figure" && settings[of.field] === PROPOSED_AIR[of.field] ? of.mark : undefined;

/** The settings that a duct system depends on; each change applies at once, as one undo step. */
export const AirSettingsPanel = ({ settings, isFresh, onChange }: AirSettingsPanelProps) => (
  <Panel title="系统条件" ruled className={css["settings"]}>
    <div className={css["scroll"]}>
      {airGroups(settings).map(([title, fields]) => (
        <fieldset key={title} className={css["group"]}>
          <legend>{title}</legend>
          {fields.map((of) => {
            if (isFresh && (of.field === "use" || of.field === "outlets")) return null;
            const mark = markOf(of, settings);
            return (
              <div key={of.field} className={css["setting"]} id={settingLine(of.field)}>
                <span>{of.label}</span>
                {mark && <Marked word={mark.word} title={mark.title} />}
                <Control of={of} settings={settings} onChange={onChange} />
                {of.kind === "figure" && <small>{of.unit}</small>}
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  </Panel>
);
