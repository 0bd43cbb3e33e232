/** What a figure measures; only units of the same kind convert into one another. */
export type FigureKind = "area" | "power" | "flow" | "ratio" | "temperature" | "humidity" | "count";

/** `standard = (read − origin) · factor`; the standard unit of each kind is that of `domain/units`. */
export interface FigureUnit {
  readonly kind: FigureKind;
  readonly label: string;
  readonly factor: number;
  readonly origin: number;
  /** The figure is stated for each ㎡ and becomes the room's by its area. */
  readonly isPerArea?: true;
}

/** The unit that a figure is kept in and that is assumed where none is stated. */
export const STANDARD_UNITS: Readonly<Record<FigureKind, FigureUnit>> = {
  area: { kind: "area", label: "㎡", factor: 1, origin: 0 },
  power: { kind: "power", label: "kW", factor: 1, origin: 0 },
  flow: { kind: "flow", label: "m³/h", factor: 1, origin: 0 },
  ratio: { kind: "ratio", label: "kJ/kg", factor: 1, origin: 0 },
  temperature: { kind: "temperature", label: "℃", factor: 1, origin: 0 },
  humidity: { kind: "humidity", label: "%", factor: 1, origin: 0 },
  count: { kind: "count", label: "台", factor: 1, origin: 0 },
};
