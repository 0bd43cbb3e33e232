import type { FoundProduct } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { piecesPacked } from "#domain/curve/piecesPacked.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import { keyed, lookUp } from "#domain/keyed.ts";
import type { SiteLiquid } from "#domain/medium/siteLiquid.ts";
import { stagesOf } from "#domain/medium/stagesOf.ts";
import { viscosityOf } from "#domain/medium/viscousCurves.ts";
import { codeAt } from "#domain/search/codeNumber.ts";
import type { SearchColumns } from "#domain/search/SearchColumns.ts";

type RowViscosity = NonNullable<FoundProduct["liquid"]>["viscosity"];

const TYPE_NAMES = keyed<string>(PUMP_TYPES);

/** What the viscosity of a liquid does to a row's curves. */
export function viscosityOfRow(columns: SearchColumns, row: number, liquid: SiteLiquid): RowViscosity {
  const numberOf = (code: string) => {
    const column = lookUp(columns.properties, code);
    return column?.kind === "number" ? column.values[row] : undefined;
  };
  const curveOf = (quantity: string) => {
    const packed = lookUp(columns.curves, quantity);
    return (packed && piecesPacked(packed, row)) ?? undefined;
  };
  const type = lookUp(columns.properties, PROPERTY.pumpType);
  const typeCode = type?.kind === "enum" ? codeAt(type.coded, row) : null;
  const stages = stagesOf([
    { code: PROPERTY.stages, value: numberOf(PROPERTY.stages) },
    { code: PROPERTY.pumpType, value: lookUp(TYPE_NAMES, typeCode ?? "") },
  ]);
  const parts = numberOf(PROPERTY.pumpCount);
  const { correction } = viscosityOf(
    {
      efficiency: curveOf("efficiency"),
      head: curveOf("head"),
      speed: numberOf(PROPERTY.rotationalSpeed) ?? NaN,
      stages,
      parts: parts === undefined || Number.isNaN(parts) ? 1 : parts,
    },
    liquid,
  );
  const factors = correction.state === "corrected" ? correction.factors : null;
  return { state: correction.state, flow: factors?.flow ?? null, efficiency: factors?.efficiency ?? null };
}
