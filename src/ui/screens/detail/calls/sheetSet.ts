import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/client/ApiError.ts";
import { listProductCurves, type WireCurve } from "#api/contract/curves.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { SET_FAULTS } from "#domain/products/parallel/combinedWords.ts";
import { setSheetLines } from "#domain/products/parallel/setSheetLines.ts";
import type { DetailConditions } from "../../../duty/DetailConditions.ts";
import { chartSourceOf } from "../../../chart/chartSourceOf.ts";
import { motorFactsOf } from "../../../energy/motorFactsOf.ts";
import type { Services } from "../../../page/services/ServicesContext.tsx";
import { questionOf } from "../../../page/services/useAsk.ts";

export interface SheetSetParts {
  readonly services: Pick<Services, "api" | "curve">;
  readonly client: QueryClient;
  readonly machine: Machine;
  readonly product: Product;
  readonly curves: readonly WireCurve[];
  readonly conditions: Pick<DetailConditions, "duty" | "setting" | "energy" | "set">;
}

/** The lines of a data sheet about the machines in the tab 多台运行, or why there are none. */
export async function sheetSet(parts: SheetSetParts): Promise<readonly string[]> {
  const { services, client, machine, product, curves, conditions } = parts;
  const { api, curve } = services;
  const { duty, setting, energy, set } = conditions;
  const others = await Promise.all(
    set.others.map(async ({ id }) => {
      try {
        const asked = { params: { id } };
        const [other, itsCurves] = await Promise.all([
          client.fetchQuery(questionOf(api, getProduct, asked)),
          client.fetchQuery(questionOf(api, listProductCurves, asked)),
        ]);
        return { product: other, curves: itsCurves };
      } catch (error) {
        if (error instanceof ApiError && error.code === "not.found") return id;
        throw error;
      }
    }),
  );
  const found = others.filter((other) => typeof other !== "string");
  const faults = others.flatMap((other) => {
    if (typeof other === "string") return [`没有找到 ${other}，可能已从产品库中移除`];
    return machineOf(other.product.gjwCategoryCode) === machine
      ? []
      : [`${other.product.model} 不是同类机组，不能组合`];
  });
  if (faults.length > 0) return faults;
  const answer = await curve.set({
    chart: {
      machine,
      products: [{ product, curves }, ...found].map((each) => chartSourceOf(each.product, each.curves)),
      conditions: duty.length === 0 ? [] : [duty.map(({ code, value }) => ({ code, value }))],
      rate: null,
    },
    order: {
      setting,
      motors: [product, ...found.map((each) => each.product)].map(motorFactsOf),
      energy,
      set,
    },
  });
  if (!answer.ok) return [SET_FAULTS[answer.code]];
  const { combined } = answer.value;
  return combined === null ? [] : setSheetLines(answer.value, combined, energy);
}
