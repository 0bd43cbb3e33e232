import {
  createLibraryLink,
  listLibraryLinks,
  revokeLibraryLink,
  type LibraryLink,
} from "#api/contract/libraries.ts";
import type { ProjectLink } from "#api/contract/projectSharing.ts";
import { linkAddress, type LinkSharing } from "../../project/sharing/useLinks.ts";
import { loadedMap, loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLibraryAct } from "./useLibraryAct.ts";

/** A link in the form of the panel: all links of a library invite, none is only for reading. */
const invitation = ({ role, ...link }: LibraryLink): ProjectLink => ({
  ...link,
  purpose: role,
  planVersionId: null,
});

/** Links by which others join a library. A link's address is known only when it is created. */
export function useLibraryLinks(libraryId: string): LinkSharing {
  const { api } = useServices();
  const act = useLibraryAct("library");
  const links = loadedOf(useAsk(listLibraryLinks, { params: { libraryId } }, { isFleeting: true }));
  return {
    links: loadedMap(links, (list) => list.map(invitation)),
    async create({ purpose, days, isForOne }) {
      const made = await act("生成链接", () =>
        api.call(createLibraryLink, {
          params: { libraryId },
          body: {
            role: purpose === "editor" ? "editor" : "viewer",
            ...(days === undefined ? {} : { days }),
            ...(isForOne === undefined ? {} : { isForOne }),
          },
        }),
      );
      return made && linkAddress("/library/invitation", made.secret);
    },
    async revoke({ id }) {
      await act("撤销链接", () => api.call(revokeLibraryLink, { params: { libraryId, linkId: id } }));
    },
  };
}
