import { changeLibraryMember, listLibraryMembers, removeLibraryMember } from "#api/contract/libraries.ts";
import type { ListedMember } from "#api/contract/memberships.ts";
import type { Role } from "#domain/desk/project/projectRoles.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLibraryAct } from "./useLibraryAct.ts";

const LAST_OWNER = "产品库至少有一名所有者，请先将其他成员设为所有者；个人产品库不能有其他所有者";

/** The members of a library, and the owner's changes. */
export function useLibraryMembers(libraryId: string) {
  const { api } = useServices();
  const act = useLibraryAct("library");
  // A member who leaves no longer sees its products.
  const leave = useLibraryAct();
  const members = loadedOf(useAsk(listLibraryMembers, { params: { libraryId } }, { isFleeting: true }));
  return {
    members,
    changeRole: async ({ id }: ListedMember, role: Role) =>
      (await act(
        "更改角色",
        () => api.call(changeLibraryMember, { params: { libraryId, memberId: id }, body: { role } }),
        LAST_OWNER,
      )) !== null,
    remove: async ({ id, isYou }: ListedMember) =>
      (await (isYou ? leave : act)(
        isYou ? "退出" : "移除成员",
        async () => {
          await api.call(removeLibraryMember, { params: { libraryId, memberId: id } });
          return true;
        },
        LAST_OWNER,
      )) !== null,
  };
}
