import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Product } from "#api/contract/products.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { soundPlace } from "../../addresses/soundPlace.ts";

export interface SoundButtonProps {
  readonly product: Pick<Product, "model" | "gjwCategoryCode">;
  readonly duty: readonly DutyEntry[];
}

/** 噪声计算 of a fan, begun with the duty that is shown. */
export function SoundButton({ product, duty }: SoundButtonProps) {
  if (product.gjwCategoryCode !== FAN) return null;
  const of = (code: string) => duty.find((entry) => entry.code === code)?.value ?? undefined;
  return (
    <Button
      size="xs"
      variant="default"
      component={Link}
      to={soundPlace({
        name: product.model,
        flow: of(PROPERTY.airFlow),
        pressure: of(PROPERTY.totalPressure),
      })}
    >
      噪声计算
    </Button>
  );
}
