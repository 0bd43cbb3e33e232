import { CHILLER_CLIMATES, type ChillerClimate } from "#domain/building/sources/chillerLimits.ts";
import {
  CONDENSER_WATER,
  PROPOSED_SOURCES,
  SOURCE_FIGURES,
  type SourceFigure,
  type SourceSettings,
} from "#domain/building/sources/SourceSettings.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { Marked } from "../systems/Marked.tsx";
import { SETTING_WIDTH, SettingSelect } from "../systems/SettingSelect.tsx";
import { typedText } from "../systems/systemWords.ts";
import { TypedFigure } from "../systems/TypedFigure.tsx";
import form from "../systems/Systems.module.css";
import css from "./Sources.module.css";

interface SourceSettingsPanelProps {
  readonly settings: SourceSettings;
  readonly onChange: (change: Partial<Omit<SourceSettings, "kept" | "heat">>) => void;
}

const CLIMATE_NAMES: Readonly<Record<ChillerClimate, string>> = {
  severeColdAB: "严寒 A、B",
  severeColdC: "严寒 C",
  mild: "温和",
  cold: "寒冷",
  hotSummerColdWinter: "夏热冬冷",
  hotSummerWarmWinter: "夏热冬暖",
};
const CLIMATES = [
  { value: "", label: "未选" },
  ...CHILLER_CLIMATES.map((value) => ({ value, label: CLIMATE_NAMES[value] })),
];
const COOLINGS = [
  { value: "", label: "不限" },
  { value: "water", label: "水冷" },
  { value: "air", label: "风冷" },
];

/** Placeholders of empty fields */
const PLACEHOLDERS: Partial<Readonly<Record<SourceFigure, string>>> = {
  block: "按系统",
  least: "未输入",
  wetBulb: "未输入",
};
const ASSUMED: readonly SourceFigure[] = ["condenserSupply", "condenserDifference"];

function Figure({ of, settings, onChange }: { readonly of: SourceFigure } & SourceSettingsPanelProps) {
  const mayEdit = useMayEdit();
  const { label, unit } = SOURCE_FIGURES[of];
  const value = settings[of];
  const placeholder = PLACEHOLDERS[of];
  const isAssumed = ASSUMED.includes(of) && value === PROPOSED_SOURCES[of];
  return (
    <div className={form["setting"]}>
      <span>{label}</span>
      {isAssumed && <Marked word={CONDENSER_WATER.mark} title={`未输入时按 ${CONDENSER_WATER.source}`} />}
      <TypedFigure
        label={`${label}（${unit}）`}
        width={SETTING_WIDTH}
        disabled={!mayEdit}
        value={value === null ? "" : typedText(value)}
        {...(placeholder === undefined ? {} : { placeholder })}
        onType={(typed) => onChange({ [of]: typed ?? PROPOSED_SOURCES[of] })}
      />
      <small>{unit}</small>
    </div>
  );
}

/** The settings that the load and the alternatives depend on; each change applies at once, as one undo step. */
export function SourceSettingsPanel(props: SourceSettingsPanelProps) {
  const { settings, onChange } = props;
  return (
    <Panel title="冷热源条件" ruled className={css["settings"]}>
      <fieldset className={form["group"]}>
        <legend>负荷</legend>
        {(["block", "freshAir", "pipes", "least"] as const).map((of) => (
          <Figure key={of} of={of} {...props} />
        ))}
      </fieldset>
      <fieldset className={form["group"]}>
        <legend>机组</legend>
        <div className={form["setting"]}>
          <span>冷却方式</span>
          <SettingSelect
            label="冷却方式"
            value={settings.cooling ?? ""}
            data={COOLINGS}
            onChange={(value) => onChange({ cooling: value === "water" || value === "air" ? value : null })}
          />
        </div>
        <Figure of="standby" {...props} />
        <div className={form["setting"]}>
          <span>气候区</span>
          <SettingSelect
            label="气候区"
            value={settings.climate ?? ""}
            data={CLIMATES}
            onChange={(value) =>
              onChange({ climate: CHILLER_CLIMATES.find((each) => each === value) ?? null })
            }
          />
        </div>
      </fieldset>
      <fieldset className={form["group"]}>
        <legend>冷却水</legend>
        {(["condenserSupply", "condenserDifference", "wetBulb"] as const).map((of) => (
          <Figure key={of} of={of} {...props} />
        ))}
      </fieldset>
    </Panel>
  );
}
