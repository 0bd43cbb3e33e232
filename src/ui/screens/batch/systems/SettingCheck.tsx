import { Checkbox } from "@mantine/core";
import { useHeld } from "../context/useHeld.ts";
import { useMayEdit } from "../context/useMayEdit.ts";

interface SettingCheckProps {
  readonly label: string;
  /** Its effect in a sentence */
  readonly title?: string;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A setting that is on or off */
export function SettingCheck({ label, title, checked, onChange }: SettingCheckProps) {
  const mayEdit = useMayEdit();
  const [shown, setShown] = useHeld(checked);
  return (
    <Checkbox
      size="xs"
      my={4}
      label={label}
      title={title}
      disabled={!mayEdit}
      checked={shown}
      onChange={({ currentTarget }) => {
        setShown(currentTarget.checked);
        onChange(currentTarget.checked);
      }}
    />
  );
}
