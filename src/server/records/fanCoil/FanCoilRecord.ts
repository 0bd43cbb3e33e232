import { FAN_COIL } from "#domain/catalogue/categories.ts";
import type { FanCoilMotor, FanCoilRows } from "#domain/catalogue/properties.ts";
import type { FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { ProductRow } from "../../database/schema/catalogueRows.ts";

/** Facts of a fan coil beyond those that selection needs. `null` means not stated. */
export interface FanCoilRemainder {
  readonly rows: FanCoilRows | null;
  readonly motor: FanCoilMotor | null;
  /** m³/h */
  readonly waterFlow: number | null;
  /** kPa */
  readonly waterPressureDrop: number | null;
  readonly pipeConnection: string | null;
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

/** A fan coil to be written to the database. */
export interface FanCoilRecord {
  readonly coil: FanCoil;
  readonly remainder: FanCoilRemainder;
  readonly product: Pick<ProductRow, "name" | "seriesId" | "imageUrl" | "isSample" | "origin" | "source">;
}

export const fanCoilProductRow = ({ coil, product }: FanCoilRecord): ProductRow => ({
  ...product,
  id: coil.id,
  categoryCode: FAN_COIL,
  brandCode: coil.brandCode,
  model: coil.model,
});
