import { flow, type Flow } from "../../base/units.ts";
import type { ChartRequest } from "../../catalogue/machine/ChartRequest.ts";
import { indexedSettings, pressureCurveOf } from "../../catalogue/machine/drawnCurves.ts";
import { allCrossings } from "../../physics/curve/operatingPoint.ts";
import { systemOf, systemValueAt } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { isFor } from "./chartDuty.ts";

/** A setting whose curve does not meet the system within its measured range. */
export interface UnmetSetting {
  readonly product: number;
  readonly setting: number;
  readonly design: number;
  /** Where the whole measured curve lies: below the system it gives too little for it at each measured flow. */
  readonly side: "below" | "above";
  /** Measured range, m³/h. */
  readonly first: Flow;
  readonly last: Flow;
}

/** The settings without an operating point, each with the side of the system on which its curve lies. */
export const unmetSettings = (request: ChartRequest): UnmetSetting[] =>
  indexedSettings(request).flatMap((indexed) =>
    request.designPoints.flatMap((designPoint, design): UnmetSetting[] => {
      const fitted = isFor(designPoint, indexed) ? pressureCurveOf(indexed.of, request.machine) : undefined;
      if (fitted === undefined) return [];
      const system = systemOf(designPoint);
      if (allCrossings(fitted, system).length > 0) return [];
      const { first, last } = fitted;
      // Curve and system are continuous and do not meet: one flow tells the side for all.
      const side = valueOrNaN(fitted, first) < systemValueAt(system, first) ? "below" : "above";
      return [
        {
          product: indexed.product,
          setting: indexed.setting,
          design,
          side,
          first: flow(first),
          last: flow(last),
        },
      ];
    }),
  );
