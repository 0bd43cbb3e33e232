import type { FigureField as Figure } from "#domain/desk/sound/soundFields.ts";
import { toHalfWidth } from "#domain/base/input/fieldText.ts";
import { FigureField } from "../../kit/input/FigureField.tsx";

/** Keeps digits and a point; other characters are removed while typing. */
const cleaned = (text: string) => toHalfWidth(text).replace(/[^0-9.]/gu, "");

export interface FigureInputProps {
  readonly field: Figure;
  readonly value: string;
  readonly fault: string | undefined;
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
}

/** A figure with its name at the left, its unit inside, and its permitted range below it. */
export const FigureInput = ({ field, ...input }: FigureInputProps) => (
  <FigureField {...input} label={field.name} unit={field.unit} clean={cleaned} />
);
