import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import { ROOM_NAMES } from "#domain/desk/sound/soundWords.ts";
import { ROOM_TYPES } from "#domain/physics/sound/room.ts";
import { PERIOD_NAMES } from "#domain/physics/sound/roomLimits.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { Marked } from "../systems/Marked.tsx";
import { SettingCheck } from "../systems/SettingCheck.tsx";
import { SettingSelect } from "../systems/SettingSelect.tsx";
import { TypedFigure } from "../systems/TypedFigure.tsx";
import css from "./RoomSounds.module.css";
import { UseRules } from "./UseRules.tsx";

interface SoundSettingsPanelProps {
  readonly settings: SoundSettings;
  readonly onChange: (change: Partial<SoundSettings>) => void;
}

/** px; fits a typed figure with its unit. */
const WIDTH = 112;
const PERIODS = Object.entries(PERIOD_NAMES).map(([value, label]) => ({ value, label }));
const TYPES = ROOM_TYPES.map((value) => ({ value, label: ROOM_NAMES[value] }));

/** The settings by which the levels are judged. Each change is applied at once, as one undo step. */
export function SoundSettingsPanel({ settings, onChange }: SoundSettingsPanelProps) {
  const { period, standard, height, type, background, isCondition = false, isAlone = false } = settings;
  const mayEdit = useMayEdit();
  return (
    <Panel title="噪声条件" ruled className={css["settings"]}>
      <div className={css["group"]}>
        <div className={css["setting"]}>
          <span>时段</span>
          <SettingSelect
            label="时段"
            width={WIDTH}
            data={PERIODS}
            value={period}
            onChange={(value) => onChange({ period: value === "night" ? value : "day" })}
          />
        </div>
        <SettingCheck
          label="高要求标准"
          checked={standard === "high"}
          onChange={(isHigh) => onChange({ standard: isHigh ? "high" : "usual" })}
        />
        <SettingCheck
          label="一键选型不超过限值"
          title="选型后声级高于限值的房间，改用不超过限值、余量最小的型号；没有这样的型号时保留原型号并判为不满足。噪声未注明测试条件的产品不因此排除，判为无法判定"
          checked={isCondition}
          onChange={(isOn) => onChange({ isCondition: isOn })}
        />
        <SettingCheck
          label="计入同室其他设备"
          title="同一建筑的风机盘管、室内机、风口，凡为该房间选定的都计入。几种末端是比较方案、不会同时安装的，取消勾选后只计本页的设备"
          checked={!isAlone}
          onChange={(isCounted) => onChange({ isAlone: !isCounted })}
        />
        <div className={css["setting"]}>
          <span>房间净高</span>
          <TypedFigure
            label="房间净高（m）"
            disabled={!mayEdit}
            value={formatPlain(height, 2)}
            onType={(typed) => typed !== null && onChange({ height: typed })}
          />
          <small>m</small>
        </div>
        <div className={css["setting"]}>
          <span>吸声</span>
          <SettingSelect
            label="吸声"
            width={WIDTH}
            data={TYPES}
            value={type}
            onChange={(value) => onChange({ type: ROOM_TYPES.find((each) => each === value) ?? type })}
          />
        </div>
        <div className={css["setting"]}>
          <span>背景噪声</span>
          <TypedFigure
            label="背景噪声（dB(A)）"
            placeholder="不计"
            disabled={!mayEdit}
            value={background === null ? "" : formatPlain(background, 1)}
            onType={(typed) => onChange({ background: typed })}
          />
          <small>dB(A)</small>
        </div>
      </div>
      <div className={css["group"]}>
        <h3>
          房间用途
          <Marked word="待核对" title="限值按 GB 50118-2010，二手资料" />
        </h3>
        <UseRules settings={settings} onChange={(next) => onChange({ uses: next })} />
      </div>
    </Panel>
  );
}
