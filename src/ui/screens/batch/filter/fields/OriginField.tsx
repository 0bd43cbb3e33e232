import { Select } from "@mantine/core";
import {
  ORIGIN_NAMES,
  PRODUCT_ORIGINS,
  type ProductOrigin,
} from "#domain/catalogue/listing/ProductOrigin.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { useSession } from "../../../../page/services/useSession.ts";

interface OriginFieldProps {
  /** All products if absent. */
  readonly origin: ProductOrigin | undefined;
  readonly onChange: (origin: ProductOrigin) => void;
}

const CHOICES = PRODUCT_ORIGINS.map((value) => ({ value, label: ORIGIN_NAMES[value] })).toReversed();

/** Whoever has not signed in has no own products, and is not asked for the source. */
export function useOffersOrigin(origin: ProductOrigin | undefined): boolean {
  const isSignedIn = useSession(({ token }) => token !== null);
  return isSignedIn || (origin ?? "all") !== "all";
}

/** 来源: public products, own ones, or both. */
export function OriginField({ origin = "all", onChange }: OriginFieldProps) {
  if (!useOffersOrigin(origin)) return null;
  return (
    <Field label="来源">
      {(control) => (
        <Select
          {...control}
          w="100%"
          allowDeselect={false}
          data={CHOICES}
          value={origin}
          onChange={(value) => value !== null && onChange(value)}
        />
      )}
    </Field>
  );
}
