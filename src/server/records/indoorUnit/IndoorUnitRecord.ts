import { INDOOR_UNIT } from "#domain/catalogue/categories.ts";
import { INDOOR_UNIT_TYPE } from "#domain/catalogue/indoorUnitValues.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import type { ProductRow, ValueRow } from "../../database/schema/catalogueRows.ts";
import { noiseTestEnums } from "../noiseTest.ts";

/** Facts of an indoor unit beyond those that selection needs. `null` means not stated. */
export interface IndoorUnitRemainder {
  /** m³/h */
  readonly airFlow: number | null;
  /** Pa */
  readonly externalStaticPressure: number | null;
  /** dB(A) */
  readonly noise: number | null;
  /** mm, outer diameters */
  readonly liquidPipe: number | null;
  readonly gasPipe: number | null;
  readonly powerSupply: string | null;
  /** mm */
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** kg */
  readonly weight: number | null;
  /** m: distance at which the sound pressure was measured over a reflecting floor; null if not stated. */
  readonly noiseDistance: number | null;
}

/** An indoor unit to be written to the database. */
export interface IndoorUnitRecord {
  readonly unit: Omit<IndoorUnit, "productType">;
  readonly remainder: IndoorUnitRemainder;
  readonly product: Pick<ProductRow, "name" | "seriesId" | "imageUrl" | "isSample" | "origin" | "source">;
}

export const indoorUnitProductRow = ({ unit, product }: IndoorUnitRecord): ProductRow => ({
  ...product,
  id: unit.id,
  categoryCode: INDOOR_UNIT,
  brandCode: unit.brandCode,
  model: unit.model,
});

/** An indoor unit's properties as rows; properties that are not stated have none. */
export function indoorUnitValues({ unit, remainder }: IndoorUnitRecord): readonly ValueRow[] {
  const figures: readonly (readonly [PropertyCode, number | null])[] = [
    [PROPERTY.coolingCapacity, unit.cooling],
    [PROPERTY.heatingCapacity, unit.heating],
    [PROPERTY.inputPower, unit.inputPower],
    [PROPERTY.airFlow, remainder.airFlow],
    [PROPERTY.externalStaticPressure, remainder.externalStaticPressure],
    [PROPERTY.noise, remainder.noise],
    [PROPERTY.liquidPipe, remainder.liquidPipe],
    [PROPERTY.gasPipe, remainder.gasPipe],
    [PROPERTY.length, remainder.length],
    [PROPERTY.width, remainder.width],
    [PROPERTY.height, remainder.height],
    [PROPERTY.weight, remainder.weight],
    [PROPERTY.noiseDistance, remainder.noiseDistance],
  ];
  const row = (propertyCode: PropertyCode) => ({ productId: unit.id, propertyCode });
  return [
    { ...row(PROPERTY.productType), enumCode: INDOOR_UNIT_TYPE },
    ...(unit.structure === null ? [] : [{ ...row(PROPERTY.structure), enumCode: unit.structure }]),
    ...noiseTestEnums(remainder.noiseDistance).map(([code, enumCode]) => ({ ...row(code), enumCode })),
    ...figures.flatMap(([code, number]) => (number === null ? [] : [{ ...row(code), number }])),
    ...(remainder.powerSupply === null
      ? []
      : [{ ...row(PROPERTY.powerSupply), text: remainder.powerSupply }]),
  ];
}
