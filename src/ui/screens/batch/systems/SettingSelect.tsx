import { NativeSelect } from "@mantine/core";
import { useHeld } from "../context/useHeld.ts";
import { useMayEdit } from "../context/useMayEdit.ts";

/** Width of a typed figure in a form of settings, px */
export const SETTING_WIDTH = 88;
const UNIT_WIDTH = 36;

interface SettingSelectProps {
  readonly label: string;
  readonly value: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  /** px */
  readonly width?: number | "100%";
  readonly onChange: (value: string) => void;
}

/** A setting with a few choices, as wide as a typed figure with its unit */
export function SettingSelect({ label, value, data, width, onChange }: SettingSelectProps) {
  const mayEdit = useMayEdit();
  const [shown, setShown] = useHeld(value);
  return (
    <NativeSelect
      size="xs"
      w={width ?? SETTING_WIDTH + UNIT_WIDTH}
      aria-label={label}
      disabled={!mayEdit}
      value={shown}
      data={[...data]}
      styles={{ input: { height: 26, minHeight: 26 } }}
      onChange={({ currentTarget }) => {
        setShown(currentTarget.value);
        onChange(currentTarget.value);
      }}
    />
  );
}
