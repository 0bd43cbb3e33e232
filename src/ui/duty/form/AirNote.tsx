import { dutyFormOf } from "#domain/catalogue/duty/dutyForms.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { listAirNotes } from "#domain/products/chart/airWords.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { FoldedNotes } from "../../kit/layout/FoldedNotes.tsx";

export interface AirNoteProps {
  readonly categoryCode: string;
  readonly state: ListState;
}

/** The site air that a list is searched with, and how it changes the figures. */
export function AirNote({ categoryCode, state: { duty, speedControl } }: AirNoteProps) {
  const stated = statedAir(duty);
  if (stated === null) return null;
  const form = dutyFormOf(categoryCode, speedControl);
  const asked = [form?.value, form?.low?.value].flatMap(
    (value) => duty.find(({ code }) => code === value) ?? [],
  );
  return <FoldedNotes {...listAirNotes(siteAir(stated), asked[0]?.value ?? null)} />;
}
