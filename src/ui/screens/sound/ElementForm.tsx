import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { ELEMENT_FIELDS } from "#domain/desk/sound/soundFields.ts";
import type { SoundFaults } from "#domain/desk/sound/readSoundPath.ts";
import type { PathElement } from "#domain/desk/sound/SoundPath.ts";
import { ELEMENT_NAMES, SHAPE_NAMES } from "#domain/desk/sound/soundWords.ts";
import { Field } from "../../kit/input/Field.tsx";
import { CatalogueSilencers } from "./CatalogueSilencers.tsx";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { FigureInput } from "./FigureInput.tsx";
import css from "./Sound.module.css";

const ICON = { size: 14, stroke: 1.5, "aria-hidden": true } as const;

export interface ElementFormProps {
  readonly element: PathElement;
  readonly at: number;
  readonly count: number;
  readonly faults: SoundFaults;
  readonly onChange: (element: PathElement) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Sizes of an element, by its kind. */
const FIGURES = {
  straightRectangular: ["width", "height", "length"],
  straightRound: ["diameter", "length"],
  elbow: ["width"],
  branch: ["share"],
  silencer: [],
  uncounted: [],
} as const satisfies Readonly<Record<PathElement["kind"], readonly (keyof typeof ELEMENT_FIELDS)[]>>;

function Silencers({
  element,
  fault,
  onChange,
}: Pick<ElementFormProps, "element" | "onChange"> & { readonly fault: string | undefined }) {
  return (
    <div className={css["wide"]}>
      <Field label="插入损失" tall error={fault}>
        {(control) => (
          <div className={css["silencers"]}>
            <Textarea
              {...control}
              size="xs"
              rows={3}
              placeholder="900 4 8 15 22 28 25 18 14"
              value={element.silencers}
              error={fault !== undefined}
              onChange={(event) => onChange({ ...element, silencers: event.currentTarget.value, name: "" })}
            />
            <p className={css["hint"]}>
              每行：长度 mm 与 8 个倍频带 dB，可再加 8 个气流噪声；多行时取满足限值的最短一种
            </p>
            {element.name !== "" && <p className={css["hint"]}>产品：{element.name}</p>}
            <CatalogueSilencers onTake={(name, silencers) => onChange({ ...element, name, silencers })} />
          </div>
        )}
      </Field>
    </div>
  );
}

/** One element of the duct between the fan and the room. */
export function ElementForm(props: ElementFormProps) {
  const { element, at, count, faults, onChange, onMove, onRemove } = props;
  const name = `第 ${at + 1} 段`;
  return (
    <li className={css["element"]} aria-label={`${name} ${ELEMENT_NAMES[element.kind]}`}>
      <div className={css["elementHead"]}>
        <b>{at + 1}</b>
        <ChoiceInput
          label="部件"
          names={ELEMENT_NAMES}
          value={element.kind}
          onChange={(kind) => onChange({ ...element, kind })}
        />
        <button type="button" aria-label={`${name}上移`} disabled={at === 0} onClick={() => onMove(-1)}>
          <IconArrowUp {...ICON} />
        </button>
        <button
          type="button"
          aria-label={`${name}下移`}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          <IconArrowDown {...ICON} />
        </button>
        <button type="button" aria-label={`删除${name}`} onClick={onRemove}>
          <IconX {...ICON} />
        </button>
      </div>
      <div className={css["elementFields"]}>
        {FIGURES[element.kind].map((key) => (
          <FigureInput
            key={key}
            field={ELEMENT_FIELDS[key]}
            value={element[key]}
            fault={faults.get(`elements.${at}.${key}`)}
            onChange={(text) => onChange({ ...element, [key]: text })}
          />
        ))}
        {element.kind === "elbow" && (
          <>
            <ChoiceInput
              label="形式"
              names={SHAPE_NAMES}
              value={element.shape}
              onChange={(shape) => onChange({ ...element, shape })}
            />
            <Checkbox
              className={css["check"]}
              size="xs"
              label="内衬吸声材料"
              checked={element.isLined}
              onChange={(event) => onChange({ ...element, isLined: event.currentTarget.checked })}
            />
          </>
        )}
        {element.kind === "silencer" && (
          <Silencers element={element} fault={faults.get(`elements.${at}.silencers`)} onChange={onChange} />
        )}
        {element.kind === "uncounted" && (
          <Field label="名称">
            {(control) => (
              <TextInput
                {...control}
                size="xs"
                w="100%"
                maxLength={40}
                placeholder="软管、静压箱、内衬风管"
                value={element.name}
                onChange={(event) => onChange({ ...element, name: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
      </div>
    </li>
  );
}
