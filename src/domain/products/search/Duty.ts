import type { AcceptanceGrade } from "../../catalogue/standards/acceptanceGrades.ts";
import type { SystemCurve } from "../../physics/curve/systemCurve.ts";
import type { OtherSystem } from "../../catalogue/duty/systemFigures.ts";
import type { DutyForm } from "../../catalogue/duty/dutyForms.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";
import type { StatedLiquid } from "../../physics/fluid/liquidFigures.ts";

/** An entered figure, and by how many % a product may deviate from it. */
export interface DutyTarget {
  readonly code: string;
  readonly value: number;
  readonly rate: number;
}

/**
 * The duty that a search by curves asks for. With flow and pressure (or head), the operating point of the
 * product's own curve on the system is judged; every other target is compared with the product's rated value.
 * Pressures refer to the air of the records: a duty at a site is converted beforehand, so that the search needs no
 * knowledge of the site.
 */
export interface Duty {
  readonly form: DutyForm;
  readonly point: {
    readonly flow: DutyTarget;
    readonly value: DutyTarget;
    /** The system curve through the point; closed if neither a static head nor an exponent is entered. */
    readonly system: SystemCurve;
    /** The system at its least and greatest resistance, if entered; they do not affect the ranking. */
    readonly others: readonly { readonly name: OtherSystem["name"]; readonly system: SystemCurve }[];
  } | null;
  readonly rated: readonly DutyTarget[];
  /** The site's air, if stated; results are shown for it. */
  readonly air: SiteAir | null;
  /**
   * The liquid of pumps, if stated. Heads are in metres of it, so the search by curves is the same as with water;
   * power, motor and NPSH are computed with it.
   */
  readonly liquid: StatedLiquid | null;
  /** The acceptance grade within whose tolerances operating points are judged; absent for stated curves alone. */
  readonly tolerance?: DutyTolerance | null;
}

export interface DutyTolerance {
  readonly grade: Pick<AcceptanceGrade, "flow" | "value">;
  /** Only products that meet the duty under all tolerances are found. */
  readonly isRequired: boolean;
}
