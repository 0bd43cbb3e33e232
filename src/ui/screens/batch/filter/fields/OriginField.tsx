import { Select } from "@mantine/core";
import type { OneOrigin } from "#domain/building/batch/kind/originField.ts";
import { ORIGIN_NAMES } from "#domain/catalogue/listing/originNames.ts";
import { PRODUCT_ORIGINS } from "#domain/catalogue/listing/ProductOrigin.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { useSession } from "../../../../page/services/useSession.ts";

interface OriginFieldProps {
  /** All products if absent. */
  readonly origin: OneOrigin | undefined;
  readonly onChange: (origin: OneOrigin | undefined) => void;
}

const CHOICES = PRODUCT_ORIGINS.map((value) => ({ value, label: ORIGIN_NAMES[value] })).toReversed();

/** A user who has not signed in has no own products and is not asked for the source. */
export function useOffersOrigin(origin: OneOrigin | undefined): boolean {
  const isSignedIn = useSession(({ token }) => token !== null);
  return isSignedIn || origin !== undefined;
}

/** 来源: public products, own ones, or both. */
export function OriginField({ origin, onChange }: OriginFieldProps) {
  if (!useOffersOrigin(origin)) return null;
  return (
    <Field label="来源">
      {(control) => (
        <Select
          {...control}
          w="100%"
          allowDeselect={false}
          data={CHOICES}
          value={origin ?? "all"}
          onChange={(value) => onChange(value === null || value === "all" ? undefined : value)}
        />
      )}
    </Field>
  );
}
