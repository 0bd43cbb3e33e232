import { acceptLibraryInvitation, openLibraryInvitation } from "#api/contract/libraries.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useJoiningBy } from "../../project/sharing/useJoiningBy.ts";
import { useLinkTarget } from "../../project/sharing/useLinkTarget.ts";
import { useProductsChanged } from "./useProductsChanged.ts";

/** The library of a link; only users who are signed in may see it. */
export const useInvitedLibrary = (secret: string, isSignedIn: boolean) =>
  useLinkTarget(openLibraryInvitation, secret, { body: { secret } }, isSignedIn);

/** Joins a library by a link. */
export function useJoining(secret: string) {
  const { api } = useServices();
  const productsChanged = useProductsChanged();
  return useJoiningBy(async () => {
    const { id, name, role } = await api.call(acceptLibraryInvitation, { body: { secret } });
    await productsChanged();
    return { name, role, address: `/library?library=${id}` };
  });
}
