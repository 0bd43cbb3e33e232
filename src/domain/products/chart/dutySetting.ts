import { flow } from "../../base/units.ts";
import type { ChartDesign, ChartRequest, ChartSetting } from "../../catalogue/machine/ChartRequest.ts";
import { indexedSettings } from "../../catalogue/machine/drawnCurves.ts";
import { oneOf } from "./machineSets.ts";

export interface DutySetting {
  /** The curves of one machine. */
  readonly of: ChartSetting;
  /** Duty of all machines together. */
  readonly duty: ChartDesign;
  readonly count: number;
}

/**
 * The first setting of the request's first product that has a duty; a product that is a set is divided into its
 * machines.
 */
export function dutySetting(request: ChartRequest): DutySetting | null {
  const parts = request.products[0]?.parts;
  for (const { setting, of } of indexedSettings(request))
    for (const design of request.designPoints) {
      if (design.setting !== undefined && design.setting !== setting) continue;
      const count = parts ?? design.machines ?? 1;
      const total = parts === undefined ? design.flow * count : design.flow;
      return {
        of: parts === undefined ? of : oneOf(of, parts),
        duty: { ...design, flow: flow(total) },
        count,
      };
    }
  return null;
}
