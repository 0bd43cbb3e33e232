import { useId } from "react";
import { altitudeWarning } from "#domain/building/rooms/SiteFilter.ts";
import { signedText } from "#domain/base/input/fieldText.ts";
import { QuantityInput } from "../../../kit/input/QuantityInput.tsx";
import css from "./FilterPanel.module.css";
import { useNumberEntry, type NumberEntryOptions } from "./fields/useNumberEntry.ts";

type AltitudeFieldProps = Pick<NumberEntryOptions, "value" | "onCommit" | "problems"> & {
  readonly disabled: boolean;
};

/** 海拔 of the building, in the head of its conditions. */
export function AltitudeField({ disabled, ...options }: AltitudeFieldProps) {
  const id = useId();
  const { text, warning, ...input } = useNumberEntry({
    ...options,
    name: "altitude",
    check: altitudeWarning,
  });
  return (
    <span className={css["site"]}>
      {warning !== null && (
        <span id={`${id}-error`} className={css["wrong"]}>
          {warning}
        </span>
      )}
      <label htmlFor={id}>海拔</label>
      <QuantityInput
        {...input}
        id={id}
        {...(warning !== null && { "aria-describedby": `${id}-error` })}
        label="海拔"
        unit="m"
        size="xs"
        width={88}
        value={text}
        clean={signedText}
        disabled={disabled}
        error={warning !== null}
      />
    </span>
  );
}
