import type { DutyForm } from "../duty/dutyForms.ts";

/** A quantity that was entered, and by how many % a product may miss it. */
export interface DutyTarget {
  readonly code: string;
  readonly value: number;
  readonly rate: number;
}

/**
 * What a search by curve asks for. With flow and pressure (or head) the operating point on the product's own curve is
 * judged; every other target is compared with the product's rated value of that property.
 */
export interface Duty {
  readonly form: DutyForm;
  readonly point: { readonly flow: DutyTarget; readonly value: DutyTarget } | null;
  readonly rated: readonly DutyTarget[];
}
