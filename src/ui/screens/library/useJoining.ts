import { acceptLibraryInvitation, openLibraryInvitation } from "#api/contract/libraries.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useJoiningBy } from "../../project/sharing/useJoiningBy.ts";
import { useLinkTarget } from "../../project/sharing/useLinkTarget.ts";
import { useProductsChanged } from "./useProductsChanged.ts";

/** Which library it is only somebody who is signed in is told. */
export const useInvitedLibrary = (secret: string, isSignedIn: boolean) =>
  useLinkTarget(openLibraryInvitation, secret, { body: { secret } }, isSignedIn);

/** Joins a library by a link. */
export function useJoining(secret: string) {
  const { api } = useServices();
  const productsChanged = useProductsChanged();
  return useJoiningBy(async () => {
    const { id, name, role } = await api.call(acceptLibraryInvitation, { body: { secret } });
    await productsChanged();
    return { name, role, place: `/library?library=${id}` };
  });
}
