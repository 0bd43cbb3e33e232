import type { CircuitName, CondenserSettings } from "#domain/building/systems/water/plant/PlantPumps.ts";
import type {
  RangedSetting,
  WaterSettings,
  WinterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";

/** A figure of the settings; `times` converts it to the unit of the field. */
export interface FigureField {
  readonly kind: "figure";
  readonly field: RangedSetting;
  readonly label: string;
  readonly unit: string;
  readonly times?: number;
  /** Shown in an empty field */
  readonly placeholder?: string;
  /** Shown beside the figure while it is the proposed one */
  readonly mark?: { readonly word: "估算" | "待核对"; readonly title: string; readonly proposed: number };
}
interface ChoiceField {
  readonly kind: "choice";
  readonly field: "series" | "routing" | "control" | "valve" | "flowRule" | "climate" | "glycol";
  readonly label: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}
interface FactorField {
  readonly kind: "factor";
  readonly field: keyof WaterSettings["factors"];
  readonly label: string;
}
/** Two pipes or four */
interface PipesField {
  readonly kind: "pipes";
  readonly field: "winter";
  readonly label: string;
}
/** A figure of the winter of two pipes */
export interface WinterField extends Omit<FigureField, "kind" | "field"> {
  readonly kind: "winter";
  readonly field: WinterFigure;
}
/** A figure of a plant circuit */
export interface PlantField extends Omit<FigureField, "kind" | "field" | "mark"> {
  readonly kind: "plant";
  readonly of: CircuitName;
  readonly field: Exclude<keyof CondenserSettings, "pump" | "year">;
  readonly mark?: { readonly word: "估算"; readonly title: string };
}
/** With or without towers */
interface TowersField {
  readonly kind: "towers";
  readonly field: "condenser";
  readonly label: string;
}
export type WinterFigure = Exclude<keyof WinterSettings, "year">;
export type SettingField =
  FigureField | ChoiceField | FactorField | PipesField | WinterField | PlantField | TowersField;
