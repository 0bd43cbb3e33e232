import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Product } from "#api/contract/products.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { soundAddress } from "../../addresses/soundAddress.ts";
import { noiseOf } from "../../product/sound/noiseOf.ts";

export interface SoundButtonProps {
  readonly product: Pick<Product, "model" | "gjwCategoryCode" | "productPropertyValues">;
  readonly duty: readonly DutyEntry[];
}

/**
 * 噪声计算, started with the shown duty of a fan, or with the octaves of any product that states them. A single
 * pressure level has no spectrum, so no calculation can start with it.
 */
export function SoundButton({ product, duty }: SoundButtonProps) {
  const { statement, octaves, power } = noiseOf(product);
  if (product.gjwCategoryCode !== FAN && octaves === null) return null;
  const of = (code: string) => duty.find((entry) => entry.code === code)?.value ?? undefined;
  return (
    <Button
      size="xs"
      variant="default"
      component={Link}
      to={soundAddress({
        name: product.model,
        flow: of(PROPERTY.airFlow),
        pressure: of(PROPERTY.totalPressure),
        octaves: octaves ?? undefined,
        power: statement === "power" && power !== null ? power : undefined,
      })}
    >
      噪声计算
    </Button>
  );
}
