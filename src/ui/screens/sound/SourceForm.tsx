import { OCTAVES } from "#domain/physics/sound/levels.ts";
import { LEVEL, SOURCE } from "#domain/desk/sound/soundFields.ts";
import type { SoundFaults } from "#domain/desk/sound/readSoundPath.ts";
import { SOURCE_KINDS, type SoundSource } from "#domain/desk/sound/SoundPath.ts";
import { FAN_NAMES, SOURCE_NAMES } from "#domain/desk/sound/soundWords.ts";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";
import { Segments } from "../../kit/input/Segments.tsx";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { FigureInput } from "./FigureInput.tsx";
import css from "./Sound.module.css";

export interface SourceFormProps {
  readonly source: SoundSource;
  readonly faults: SoundFaults;
  readonly onChange: (source: SoundSource) => void;
}

const OPTIONS = SOURCE_KINDS.map((value) => ({ value, label: SOURCE_NAMES[value] }));
/** A manufacturer's row that is pasted into one octave fills the following ones too. */
const pasted = (text: string) => text.trim().split(/[\s,;，；]+/u);

/** The octaves of a manufacturer's sheet, side by side. */
function OctaveFields({ source, faults, onChange }: SourceFormProps) {
  const put = (at: number, texts: readonly string[]) =>
    onChange({
      ...source,
      octaves: source.octaves.map((text, band) => texts[band - at] ?? text),
    });
  const fault = OCTAVES.map((_, band) => faults.get(`source.octaves.${band}`)).find((each) => each);
  return (
    <div
      className={css["octaves"]}
      onPaste={(event) => {
        const texts = pasted(event.clipboardData.getData("text"));
        const at = Number((event.target as HTMLElement).getAttribute("name"));
        if (texts.length < 2 || !Number.isInteger(at)) return;
        event.preventDefault();
        put(at, texts.slice(0, OCTAVES.length - at));
      }}
    >
      {OCTAVES.map((octave, band) => (
        <div key={octave} className={css["octave"]}>
          <span aria-hidden>{octave}</span>
          <QuantityInput
            label={`${octave} Hz 声功率级`}
            name={String(band)}
            unit=""
            unitWidth={4}
            size="xs"
            value={source.octaves[band] ?? ""}
            error={faults.has(`source.octaves.${band}`)}
            onChange={(text) => put(band, [text])}
          />
        </div>
      ))}
      <p className={css["hint"]} data-wrong={fault === undefined ? undefined : true}>
        {fault ?? `${LEVEL.unit}，63–8000 Hz；可整行粘贴厂家数据`}
      </p>
    </div>
  );
}

/** 声源: octaves from the manufacturer, one figure, or an estimate from the duty. */
export function SourceForm({ source, faults, onChange }: SourceFormProps) {
  const type = (key: keyof typeof SOURCE) => (
    <FigureInput
      field={SOURCE[key]}
      value={source[key]}
      fault={faults.get(`source.${key}`)}
      onChange={(text) => onChange({ ...source, [key]: text })}
    />
  );
  return (
    <>
      <Segments
        aria-label="声源数据"
        size="xs"
        fullWidth
        data={OPTIONS}
        value={source.kind}
        onChange={(kind) => onChange({ ...source, kind })}
      />
      {source.kind === "octaves" ? (
        <OctaveFields source={source} faults={faults} onChange={onChange} />
      ) : (
        <div className={css["fields"]}>
          {source.kind === "power" ? (
            type("power")
          ) : (
            <>
              {type("flow")}
              {type("pressure")}
            </>
          )}
          <ChoiceInput
            label="风机类型"
            names={FAN_NAMES}
            value={source.fan}
            onChange={(fan) => onChange({ ...source, fan })}
          />
          <p className={css["hint"]}>
            {source.kind === "power"
              ? "频谱按风机类型估算。未注明测试条件的噪声 dB(A) 不能用于房间声级"
              : "声功率级 = 5 + 10·lg Q + 20·lg p，±4 dB，频谱按风机类型估算"}
          </p>
        </div>
      )}
    </>
  );
}
