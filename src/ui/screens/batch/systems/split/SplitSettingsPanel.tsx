import {
  PROPOSED_SPLITS,
  RATED_STATE,
  SPLIT_ASSUMPTIONS,
  SPLIT_FIGURES,
  type SplitConditions,
  type SplitFigure,
} from "#domain/building/systems/split/SplitSettings.ts";
import { TREE_ASSUMPTIONS } from "#domain/building/systems/EstimatedTree.ts";
import type { SplitSeries } from "#workers/batch/splits/SplitSheet.ts";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { Marked } from "../Marked.tsx";
import { settingLine } from "../settingLine.ts";
import { SETTING_WIDTH, SettingSelect } from "../SettingSelect.tsx";
import { typedText } from "../systemWords.ts";
import { TypedFigure } from "../TypedFigure.tsx";
import css from "../Systems.module.css";

interface SplitSettingsPanelProps {
  readonly settings: SplitConditions;
  readonly series: readonly SplitSeries[];
  readonly onChange: (change: Partial<SplitConditions>) => void;
}

const PERCENT = 100;
const RATED = RATED_STATE.source;
/** The basis of figures that are not typed */
const ASSUMED: Partial<Readonly<Record<SplitFigure, string>>> = {
  storeyHeight: SPLIT_ASSUMPTIONS.source,
  fittings: SPLIT_ASSUMPTIONS.source,
  plantMain: TREE_ASSUMPTIONS.source,
  outdoorLevel: "未输入时在最高层以上",
  summerOutdoor: RATED,
  summerIndoor: RATED,
  winterOutdoor: RATED,
  winterIndoor: RATED,
};
const GROUPS: readonly (readonly [title: string, figures: readonly SplitFigure[]])[] = [
  ["配管", ["outdoorLevel", "storeyHeight", "plantMain", "fittings"]],
  ["工况", ["summerOutdoor", "summerIndoor", "winterOutdoor", "winterIndoor"]],
  [
    "修正系数，输入后代替系列的修正表",
    [
      ...(["combinationFactor", "coolingPipe", "heatingPipe", "coolingTemperature"] as const),
      ...(["heatingTemperature", "defrost", "indoorFactor"] as const),
    ],
  ],
];

function Figure({
  of,
  settings,
  onChange,
}: { readonly of: SplitFigure } & Omit<SplitSettingsPanelProps, "series">) {
  const mayEdit = useMayEdit();
  const { label, unit } = SPLIT_FIGURES[of];
  const value = settings[of];
  const assumed = value === PROPOSED_SPLITS[of] ? ASSUMED[of] : undefined;
  // A share is shown in percent.
  const times = of === "fittings" ? PERCENT : 1;
  const shown = of === "fittings" ? "%" : unit;
  return (
    <div className={css["setting"]} id={settingLine(of)}>
      <span>{label}</span>
      {assumed !== undefined && <Marked word="估算" title={assumed} />}
      <TypedFigure
        label={shown === "" ? label : `${label}（${shown}）`}
        width={SETTING_WIDTH}
        disabled={!mayEdit}
        value={value === null ? "" : typedText(value * times)}
        {...(value === null ? { placeholder: of === "outdoorLevel" ? "屋面" : "按系列" } : {})}
        onType={(typed) => onChange({ [of]: typed === null ? PROPOSED_SPLITS[of] : typed / times })}
      />
      <small>{shown}</small>
    </div>
  );
}

/** The settings that systems of indoor units depend on; each change applies at once, as one undo step. */
export function SplitSettingsPanel({ settings, series, onChange }: SplitSettingsPanelProps) {
  return (
    <Panel title="多联机条件" note="各系统共用" ruled className={css["settings"]}>
      <div className={css["scroll"]}>
        <fieldset className={css["group"]}>
          <legend>室外机</legend>
          <div className={css["setting"]} id={settingLine("series")}>
            <span>系列</span>
            <SettingSelect
              label="系列"
              value={settings.series ?? ""}
              data={[
                { value: "", label: "不限" },
                ...series.map(({ key, words }) => ({ value: key, label: words })),
              ]}
              onChange={(value) => onChange({ series: value === "" ? null : value })}
            />
          </div>
          <div className={css["setting"]}>
            <span>冬季制热</span>
            <SettingSelect
              label="冬季制热"
              value={settings.isHeating ? "yes" : "no"}
              data={[
                { value: "yes", label: "按热负荷核对" },
                { value: "no", label: "不核对" },
              ]}
              onChange={(value) => onChange({ isHeating: value === "yes" })}
            />
          </div>
        </fieldset>
        {GROUPS.map(([title, figures]) => (
          <fieldset key={title} className={css["group"]}>
            <legend>{title}</legend>
            {figures.map((of) => (
              <Figure key={of} of={of} settings={settings} onChange={onChange} />
            ))}
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}
