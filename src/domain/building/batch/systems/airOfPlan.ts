import type { Batch } from "../Batch.ts";
import { ductSystems } from "./ductSystems.ts";
import { freshRows } from "./freshRooms.ts";
import type { AirOfPlan } from "../confirm/airFacts.ts";

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
