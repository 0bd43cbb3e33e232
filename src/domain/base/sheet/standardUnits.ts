/** The quantity that a figure measures; units convert only within one kind. */
export type FigureKind =
  | "area"
  | "power"
  | "flow"
  | "ratio"
  | "temperature"
  | "humidity"
  | "count"
  | "people"
  | "crowding"
  | "changes";

/**
 * `standard = (read − origin) · factor`, or `factor / read` where it is inverse; the standard unit of each kind is
 * the one in `domain/base/units`.
 */
export interface FigureUnit {
  readonly kind: FigureKind;
  readonly label: string;
  readonly factor: number;
  readonly origin: number;
  /** The figure is stated per ㎡; multiplying by the room's area gives the room's figure. */
  readonly isPerArea?: true;
  /** ㎡/人 beside 人/㎡ */
  readonly isInverse?: true;
}

/** The unit in which a figure is stored; also assumed when none is stated. */
export const STANDARD_UNITS: Readonly<Record<FigureKind, FigureUnit>> = {
  area: { kind: "area", label: "㎡", factor: 1, origin: 0 },
  power: { kind: "power", label: "kW", factor: 1, origin: 0 },
  flow: { kind: "flow", label: "m³/h", factor: 1, origin: 0 },
  ratio: { kind: "ratio", label: "kJ/kg", factor: 1, origin: 0 },
  temperature: { kind: "temperature", label: "℃", factor: 1, origin: 0 },
  humidity: { kind: "humidity", label: "%", factor: 1, origin: 0 },
  count: { kind: "count", label: "台", factor: 1, origin: 0 },
  people: { kind: "people", label: "人", factor: 1, origin: 0 },
  crowding: { kind: "crowding", label: "人/㎡", factor: 1, origin: 0 },
  changes: { kind: "changes", label: "次/h", factor: 1, origin: 0 },
};
