import { getProduct } from "#api/contract/products.ts";
import type { SystemFan } from "#domain/desk/sound/pathOfDucts.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { noiseOf } from "../../../../product/sound/noiseOf.ts";

/** Asks for the sound of a system's kept fan. */
export function useSystemFan() {
  const { api } = useServices();
  /** The sound of a kept fan that cannot be read is estimated from its duty. */
  return async function fanOf({ settings, card }: AirSheet): Promise<SystemFan> {
    const duty = { flow: card?.flow ?? null, pressure: card?.pressure ?? null };
    if (settings.fan === null) return { ...duty, octaves: null, power: null };
    try {
      const { statement, octaves, power } = noiseOf(
        await api.call(getProduct, { params: { id: settings.fan.id } }),
      );
      return { ...duty, octaves, power: statement === "power" ? power : null };
    } catch {
      return { ...duty, octaves: null, power: null };
    }
  };
}
