import type { SystemCurve } from "../../physics/curve/systemCurve.ts";
import type { OtherSystem } from "../../catalogue/duty/systemFigures.ts";
import type { DutyForm } from "../../catalogue/duty/dutyForms.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";
import type { StatedLiquid } from "../../physics/fluid/liquidFigures.ts";

/** A quantity that was entered, and by how many % a product may miss it. */
export interface DutyTarget {
  readonly code: string;
  readonly value: number;
  readonly rate: number;
}

/**
 * What a search by curve asks for. With flow and pressure (or head) the operating point of the product's own curve on the
 * system is judged; every other target is compared with the product's rated value of that property. Pressures are those of
 * the records' air: what was asked at a site is converted, so that nothing that searches has to know of the site.
 */
export interface Duty {
  readonly form: DutyForm;
  readonly point: {
    readonly flow: DutyTarget;
    readonly value: DutyTarget;
    /** Through the point; closed, where no static head and no other exponent is entered. */
    readonly system: SystemCurve;
    /** The least and the most of the system, as far as they are entered: nothing is ranked by them. */
    readonly others: readonly { readonly name: OtherSystem["name"]; readonly system: SystemCurve }[];
  } | null;
  readonly rated: readonly DutyTarget[];
  /** Of the site, where one is stated: what was found is told there. */
  readonly air: SiteAir | null;
  /**
   * What pumps lift, where it is stated. Heads are in metres of it, so that the search by the curves is that with water;
   * power, motor and NPSH are told with it.
   */
  readonly liquid: StatedLiquid | null;
}
