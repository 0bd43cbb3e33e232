import type { LiquidMedium } from "../../physics/pipe/medium.ts";
import type { Flow } from "../../base/units.ts";
import { flow } from "../../base/units.ts";
import { flowForLoad } from "./terminalFlow.ts";
import { LOSS_MARGIN, metres } from "./waterDuty.ts";

export interface PlainDuty {
  readonly flow: Flow;
  /** m */
  readonly head: number;
}

export interface PrimaryCircuit {
  /** Duty of each chiller's own pump */
  readonly each: readonly PlainDuty[];
  readonly total: Flow;
  readonly secondary: PlainDuty;
  /** Flow through the decoupler from supply to return, m³/h; negative: the return mixes into the supply. */
  readonly decoupler: number;
  /** `primary-short` */
  readonly isShort: boolean;
}

/**
 * Primary and secondary pumps. Each chiller's pump moves its evaporator's flow through the evaporator and the
 * primary pipes; the secondary pump moves the building's flow through the tree.
 */
export function primaryCircuit(
  {
    chillers,
    building,
    difference,
    evaporator,
    pipes,
    tree,
    margin = LOSS_MARGIN.value,
  }: {
    /** Load of each, kW */
    readonly chillers: readonly number[];
    /** kW */
    readonly building: number;
    /** K */
    readonly difference: number;
    /** Losses of the evaporator, the primary pipes and the secondary tree, Pa */
    readonly evaporator: number;
    readonly pipes: number;
    readonly tree: number;
    readonly margin?: number;
  },
  medium: LiquidMedium,
): PrimaryCircuit {
  const headOf = (loss: number) => metres(loss * (1 + margin), medium.density);
  const each = chillers.map((capacity) => ({
    flow: flowForLoad(capacity, difference, medium),
    head: headOf(evaporator + pipes),
  }));
  const total = each.reduce((sum, duty) => sum + duty.flow, 0);
  const secondary = flowForLoad(building, difference, medium);
  return {
    each,
    total: flow(total),
    secondary: { flow: secondary, head: headOf(tree) },
    decoupler: total - secondary,
    isShort: total < secondary,
  };
}
