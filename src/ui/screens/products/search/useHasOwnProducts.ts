import { listLibraries } from "#api/contract/libraries.ts";
import { useSession } from "../../../page/services/useSession.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

/** Whether any library of the signed-in user has released products. */
export function useHasOwnProducts(): boolean {
  const isOn = useSession(({ token }) => token !== null);
  const { data } = useAsk(listLibraries, {}, { isOn });
  return isOn && (data ?? []).some(({ products, deletedAt }) => products > 0 && deletedAt === null);
}
