import { useQueryClient } from "@tanstack/react-query";
import { refreshAnswers } from "../../page/services/answersOfUser.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/**
 * Reloads everything that shows products after own ones have changed: lists, facets, details, and the maps'
 * columns.
 */
export function useProductsChanged() {
  const services = useServices();
  const queries = useQueryClient();
  return (): Promise<void> => {
    services.duty.forget();
    return refreshAnswers(queries);
  };
}
