import type { Batch } from "../Batch.ts";
import { ductSystems } from "../systems/ductSystems.ts";
import { freshRows } from "../systems/freshRooms.ts";

/** What a plan has of air besides its outlets. */
export interface AirOfPlan {
  /** Rooms that get fresh air */
  readonly fresh: number;
  /** Systems of ducts that serve rooms */
  readonly systems: number;
  /** Kept fans and air handling units of these */
  readonly machines: number;
}

/** Null of a kind without air, and where nobody asked for fresh air or said anything of ducts. */
export function airOfPlan<Filter>(batch: Batch<Filter>): AirOfPlan | null {
  const { air } = batch.kind;
  if (air === undefined || (batch.fresh === null && batch.ducts === null)) return null;
  const systems = ductSystems(batch, air).filter(({ system }) => system.terminals.length > 0);
  return {
    fresh: batch.fresh === null ? 0 : freshRows(batch).filter(({ flow }) => (flow ?? 0) > 0).length,
    systems: systems.length,
    machines: systems.filter(({ named: { settings } }) => (settings.handler ?? settings.fan) !== null).length,
  };
}

/** Figures of it that are not none, in words: 新风 12 间. */
export const airFacts = ({
  fresh,
  systems,
  machines,
}: AirOfPlan): readonly (readonly [name: string, count: number, unit: string])[] =>
  (
    [
      ["新风", fresh, "间"],
      ["风系统", systems, "个"],
      ["风机和机组", machines, "台"],
    ] as const
  ).filter(([, count]) => count > 0);

/** Whether a plan without a single terminal has something else. */
export const isAirAlone = (units: number, air: AirOfPlan | null): air is AirOfPlan =>
  units === 0 && air !== null && air.systems > 0;
