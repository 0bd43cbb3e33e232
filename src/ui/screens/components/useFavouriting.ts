import { useQueryClient } from "@tanstack/react-query";
import { addFavourite, removeFavourite, type PublicComponent } from "#api/contract/componentLibrary.ts";
import { refreshProjects } from "../../project/projectQueries.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** Adds a component to the favourites or removes it; asks for a login if needed. */
export function useFavouriting() {
  const { api, account } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  return async ({ id, name }: PublicComponent, isKept: boolean): Promise<void> => {
    if (!(await account.requireLogin())) return;
    try {
      await api.call(isKept ? addFavourite : removeFavourite, { params: { id } });
      await refreshProjects(queries);
    } catch (error) {
      const why = error instanceof Error ? error.message : undefined;
      notices.error(`${isKept ? "收藏" : "取消收藏"} ${name} 失败`, why);
    }
  };
}
