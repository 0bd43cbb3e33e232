import { Checkbox } from "@mantine/core";
import { OUTLET, ROOM } from "#domain/desk/sound/soundFields.ts";
import type { SoundFaults } from "#domain/desk/sound/readSoundPath.ts";
import type { SoundLimit, SoundOutlet, SoundRoomEntry } from "#domain/desk/sound/SoundPath.ts";
import { hasHighStandard, PERIOD_NAMES, USE_NAMES } from "#domain/physics/sound/roomLimits.ts";
import { DIRECTIVITY_NAMES, ROOM_NAMES } from "#domain/desk/sound/soundWords.ts";
import { Segments } from "../../kit/input/Segments.tsx";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { FigureInput } from "./FigureInput.tsx";
import css from "./Sound.module.css";

interface FormProps<Value> {
  readonly value: Value;
  readonly faults: SoundFaults;
  readonly onChange: (value: Value) => void;
}

const SHAPES = [
  { value: "rectangular", label: "矩形" },
  { value: "round", label: "圆形" },
] as const;

/** 风口: its neck, flow and loss, and the number of outlets in the room. */
export function OutletForm({ value, faults, onChange }: FormProps<SoundOutlet>) {
  const type = (key: "width" | "height" | "flow" | "loss" | "count", field = OUTLET[key]) => (
    <FigureInput
      key={key}
      field={field}
      value={value[key]}
      fault={faults.get(`outlet.${key}`)}
      onChange={(text) => onChange({ ...value, [key]: text })}
    />
  );
  return (
    <div className={css["fields"]}>
      <Segments
        className={css["whole"]}
        aria-label="风口颈部"
        size="xs"
        data={SHAPES}
        value={value.isRound ? "round" : "rectangular"}
        onChange={(shape) => onChange({ ...value, isRound: shape === "round" })}
      />
      {type("width", value.isRound ? OUTLET.diameter : OUTLET.width)}
      {!value.isRound && type("height")}
      {type("flow")}
      {type("loss")}
      {type("count")}
    </div>
  );
}

/** 房间: its sizes, the absorption of its surfaces, and the positions of the outlets and the listener. */
export function RoomForm({ value, faults, onChange }: FormProps<SoundRoomEntry>) {
  const type = (key: "length" | "width" | "height" | "distance" | "background", placeholder?: string) => (
    <FigureInput
      key={key}
      field={ROOM[key]}
      value={value[key]}
      fault={faults.get(`room.${key}`)}
      onChange={(text) => onChange({ ...value, [key]: text })}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  );
  return (
    <div className={css["fields"]}>
      {type("length")}
      {type("width")}
      {type("height")}
      {type("distance")}
      <ChoiceInput
        label="风口位置"
        names={DIRECTIVITY_NAMES}
        value={value.directivity}
        onChange={(directivity) => onChange({ ...value, directivity })}
      />
      <ChoiceInput
        label="吸声"
        names={ROOM_NAMES}
        value={value.type}
        onChange={(room) => onChange({ ...value, type: room })}
      />
      {type("background", "不计")}
    </div>
  );
}

const LIMITS = [
  { value: "use", label: "按房间用途" },
  { value: "dba", label: "dB(A)" },
  { value: "nr", label: "NR" },
] as const;

/** 限值: from the standard by the room's use, or typed. */
export function LimitForm({ value, faults, onChange }: FormProps<SoundLimit>) {
  const { kind } = value;
  return (
    <div className={css["fields"]}>
      <Segments
        className={css["whole"]}
        aria-label="限值依据"
        size="xs"
        fullWidth
        data={LIMITS}
        value={kind}
        onChange={(chosen) => onChange({ ...value, kind: chosen })}
      />
      {kind === "use" ? (
        <>
          <ChoiceInput
            label="房间用途"
            names={USE_NAMES}
            value={value.use}
            onChange={(use) => onChange({ ...value, use })}
          />
          <ChoiceInput
            label="时段"
            names={PERIOD_NAMES}
            value={value.period}
            onChange={(period) => onChange({ ...value, period })}
          />
          <Checkbox
            className={css["check"]}
            size="xs"
            label="高要求标准"
            disabled={!hasHighStandard(value.use)}
            checked={value.standard === "high" && hasHighStandard(value.use)}
            onChange={(event) =>
              onChange({ ...value, standard: event.currentTarget.checked ? "high" : "usual" })
            }
          />
        </>
      ) : (
        <FigureInput
          field={ROOM[kind]}
          value={value[kind]}
          fault={faults.get(`limit.${kind}`)}
          placeholder="不判定"
          onChange={(text) => onChange({ ...value, [kind]: text })}
        />
      )}
    </div>
  );
}
