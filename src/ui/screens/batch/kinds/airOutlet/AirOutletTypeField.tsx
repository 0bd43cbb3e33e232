import { Select } from "@mantine/core";
import { isOutletType, OUTLET_TYPES, type OutletType } from "#domain/catalogue/outletTypes.ts";
import { Field } from "../../../../kit/input/Field.tsx";

interface AirOutletTypeFieldProps {
  readonly type: OutletType;
  readonly onChange?: (type: OutletType) => void;
}

const DATA = Object.entries(OUTLET_TYPES).map(([value, label]) => ({ value, label }));
/** 风口类型. Read-only without `onChange`. */
export function AirOutletTypeField({ type, onChange }: AirOutletTypeFieldProps) {
  return (
    <Field label="风口类型" off={!onChange}>
      {(control) => (
        <Select
          {...control}
          w="100%"
          allowDeselect={false}
          disabled={!onChange}
          data={DATA}
          value={type}
          onChange={(code) => {
            if (code !== null && isOutletType(code)) onChange?.(code);
          }}
        />
      )}
    </Field>
  );
}
