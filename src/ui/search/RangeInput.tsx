import { useId, useState } from "react";
import { numberText } from "#domain/base/input/numberText.ts";
import { quantityText } from "#domain/base/input/fieldText.ts";
import { rangeBounds, type RangeBounds } from "#domain/base/input/range.ts";
import { QuantityInput } from "../kit/input/QuantityInput.tsx";
import css from "./RangeInput.module.css";

export interface RangeInputProps {
  readonly label: string;
  readonly unit: string;
  /** The current bounds; `null` for no filter. */
  readonly bounds: RangeBounds | null;
  readonly onChange: (bounds: RangeBounds | null) => void;
  /** The cleaning rule for typed text. */
  readonly clean?: (text: string) => string;
  /** Whether both bounds may be equal, since both belong to the range. */
  readonly mayBeEqual?: boolean;
}

const textOf = (end: number | null | undefined) => (end == null ? "" : numberText(end));
const textsOf = (bounds: RangeBounds | null) => ({ lower: textOf(bounds?.from), upper: textOf(bounds?.to) });

/** px beside the unit, and for each of its characters. */
const ROOM_FOR_DIGITS = 68;
const ROOM_FOR_SIGN = 9;

/** 最小 – 最大: applied on Enter and on blur; reversed bounds are refused. */
export function RangeInput({
  label,
  unit,
  bounds,
  onChange,
  clean = quantityText,
  mayBeEqual = false,
}: RangeInputProps) {
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(bounds));
  const [known, setKnown] = useState(bounds);
  if (known?.from !== bounds?.from || known?.to !== bounds?.to) {
    setKnown(bounds);
    setTexts(textsOf(bounds));
  }
  const read = rangeBounds(texts.lower, texts.upper, mayBeEqual);
  const take = () => {
    if (read.ok && (read.value?.from !== bounds?.from || read.value?.to !== bounds?.to)) onChange(read.value);
  };
  const end = (part: "lower" | "upper", name: string) => (
    <QuantityInput
      label={`${label}${name}`}
      placeholder={name}
      unit={unit}
      value={texts[part]}
      clean={clean}
      onChange={(typed) => setTexts((now) => ({ ...now, [part]: typed }))}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
      error={!read.ok}
      width={ROOM_FOR_DIGITS + unit.length * ROOM_FOR_SIGN}
      {...(read.ok ? {} : { "aria-describedby": `${id}-error` })}
    />
  );
  return (
    <div className={css["range"]} role="group" aria-label={label}>
      <span className={css["label"]} aria-hidden>
        {label}
      </span>
      {end("lower", "最小")}
      <span aria-hidden>–</span>
      {end("upper", "最大")}
      {!read.ok && (
        <span className={css["error"]} id={`${id}-error`} role="alert">
          {mayBeEqual ? "最小值不应大于最大值" : "最小值应小于最大值"}
        </span>
      )}
    </div>
  );
}
