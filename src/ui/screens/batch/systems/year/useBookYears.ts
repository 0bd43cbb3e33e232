import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import { listProductCurves } from "#api/contract/curves.ts";
import { getProduct } from "#api/contract/products.ts";
import { fail } from "#domain/base/result.ts";
import { circuitId } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { readPrices } from "#domain/products/energy/priceFields.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PumpYear } from "#workers/batch/systems/book/PumpYear.ts";
import type { PumpSheet, SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { useOwnPrices } from "../../../../energy/useOwnPrices.ts";
import { chartSourceOf } from "../../../../chart/chartSourceOf.ts";
import { questionOf } from "../../../../page/services/useAsk.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { yearQuestion } from "./yearQuestion.ts";

/** The pumps of a system in its seasons, and those of its plant. */
const pumpsOf = (sheet: SystemSheet): readonly PumpSheet[] => {
  const own = [sheet, ...sheet.plant];
  return sheet.winter === null ? own : [...own, sheet.winter, ...inWinter(sheet.winter)];
};
const inWinter = ({ plant }: SystemSheet): readonly PumpSheet[] =>
  plant.map((each) => ({ ...each, season: "winter" }));

/**
 * Asks for the years of the pumps of all systems, at the duties of now and with the user's own prices, as files take them;
 * none of a system without a pump, a duty or a year that somebody said.
 */
export function useBookYears(): (
  client: BatchClient<unknown>,
  signal: AbortSignal,
) => Promise<readonly PumpYear[]> {
  const { api, curve } = useServices();
  const queries = useQueryClient();
  const texts = useOwnPrices();
  return useCallback(
    async (client, signal) => {
      const prices = readPrices(texts);
      const energyOf = async ({ card, settings }: PumpSheet): Promise<PumpYear["energy"]> => {
        const params = { id: settings.pump!.id };
        try {
          const [product, curves] = await Promise.all([
            queries.fetchQuery(questionOf(api, getProduct, { params })),
            queries.fetchQuery(questionOf(api, listProductCurves, { params })),
          ]);
          const source = chartSourceOf(product, curves);
          return await curve.energy(yearQuestion({ product, source }, card!, settings, prices));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return fail(error.code === "not.found" ? "gone" : "unreachable");
        }
      };
      const answer = await client.systems(true, signal);
      if (!answer.ok) return [];
      const asked = answer.value.systems
        .flatMap(pumpsOf)
        .filter(({ card, settings }) => card !== null && settings.pump !== null && settings.year !== "");
      return Promise.all(
        asked.map(async (sheet): Promise<PumpYear> => {
          const { season, settings, card, circuit } = sheet;
          const id = circuit === null ? sheet.id : circuitId(sheet.id, circuit);
          const { flow, head } = card!;
          const of = { pump: settings.pump!.id, flow, head, year: settings.year };
          return { id, season, ...of, prices, energy: await energyOf(sheet) };
        }),
      );
    },
    [api, curve, queries, texts],
  );
}
