import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import { listProductCurves } from "#api/contract/curves.ts";
import { getProduct } from "#api/contract/products.ts";
import { fail } from "#domain/base/result.ts";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";
import { readPrices } from "#domain/products/energy/priceFields.ts";
import type { BookYear, MachineYear } from "#workers/batch/systems/book/MachineYear.ts";
import { useOwnPrices } from "../../../../energy/useOwnPrices.ts";
import { chartSourceOf } from "../../../../chart/chartSourceOf.ts";
import { questionOf } from "../../../../page/services/useAsk.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { yearQuestion } from "./yearQuestion.ts";

/** Asks for years at the present duties and with the user's prices, for files. */
export function useBookYears(): (asked: readonly BookYear[]) => Promise<readonly MachineYear[]> {
  const { api, curve } = useServices();
  const queries = useQueryClient();
  const texts = useOwnPrices();
  return useCallback(
    async (all) => {
      const prices = readPrices(texts);
      const energyOf = async (asked: AskedYear): Promise<MachineYear["energy"]> => {
        const params = { id: asked.productId };
        try {
          const [product, curves] = await Promise.all([
            queries.fetchQuery(questionOf(api, getProduct, { params })),
            queries.fetchQuery(questionOf(api, listProductCurves, { params })),
          ]);
          const source = chartSourceOf(product, curves);
          return await curve.energy(yearQuestion({ product, source }, asked, prices));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return fail(error.code === "not.found" ? "gone" : "unreachable");
        }
      };
      return Promise.all(
        all.map(async (asked): Promise<MachineYear> => {
          const { id, season, flow, value, productId: machine, year } = asked;
          return { id, season, machine, flow, value, year, prices, energy: await energyOf(asked) };
        }),
      );
    },
    [api, curve, queries, texts],
  );
}
