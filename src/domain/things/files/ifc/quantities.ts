import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Figures } from "../../component/Figures.ts";

export interface Quantity {
  readonly name: string;
  /** kg, mm, m² */
  readonly kind: "WEIGHT" | "LENGTH" | "AREA";
  readonly value: number;
}

/** Names of the standard's base quantity sets by class (IFC4 ADD2 templates). */
const SETS: ReadonlyMap<string, string> = new Map(
  [
    ["IFCFAN", "Fan"],
    ["IFCPUMP", "Pump"],
    ["IFCUNITARYEQUIPMENT", "UnitaryEquipment"],
    ["IFCCOOLINGTOWER", "CoolingTower"],
    ["IFCCHILLER", "Chiller"],
    ["IFCHEATEXCHANGER", "HeatExchanger"],
    ["IFCDAMPER", "Damper"],
    ["IFCDUCTSILENCER", "DuctSilencer"],
    ["IFCAIRTERMINAL", "AirTerminal"],
    ["IFCDOOR", "Door"],
    ["IFCSPACEHEATER", "SpaceHeater"],
    ["IFCVALVE", "Valve"],
    ["IFCFILTER", "Filter"],
    ["IFCBOILER", "Boiler"],
  ].map(([className, name]) => [className!, `Qto_${name!}BaseQuantities`]),
);

const MM2_PER_M2 = 1_000_000;

function measuresOf(className: string, { number }: Figures): Quantity[] {
  const given = (code: Parameters<typeof number>[0], name: string): Quantity[] => {
    const value = number(code);
    return value === null || value <= 0 ? [] : [{ name, kind: "LENGTH", value }];
  };
  const weight = number(PROPERTY.weight);
  if (className === "IFCDOOR") {
    const [width, height] = [number(PROPERTY.width), number(PROPERTY.height)];
    return [
      ...given(PROPERTY.width, "Width"),
      ...given(PROPERTY.height, "Height"),
      ...(width === null || height === null
        ? []
        : [{ name: "Area", kind: "AREA" as const, value: (width * height) / MM2_PER_M2 }]),
    ];
  }
  return [
    ...(className === "IFCSPACEHEATER" ? given(PROPERTY.length, "Length") : []),
    ...(weight === null || weight <= 0
      ? []
      : [{ name: "GrossWeight", kind: "WEIGHT" as const, value: weight }]),
  ];
}

/** A product's stated weights and sizes; `null` if it states none. */
export function baseQuantities(
  className: string,
  figures: Figures,
): { readonly name: string; readonly quantities: readonly Quantity[] } | null {
  const name = SETS.get(className);
  const quantities = measuresOf(className, figures);
  return name === undefined || quantities.length === 0 ? null : { name, quantities };
}
