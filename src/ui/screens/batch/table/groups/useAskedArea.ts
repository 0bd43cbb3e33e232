import { useSession } from "../../../../page/services/useSession.ts";
import { usePriceArea } from "../../../../prices/usePriceArea.ts";

/** Where prices are asked for beside a selection: the area that somebody last asked about, `null` the whole country. */
export interface AskedArea {
  /** The Revit add-in has no prices. */
  readonly isOffered: boolean;
  readonly code: string | null;
}

export function useAskedArea(): AskedArea {
  const isOffered = useSession(({ platform }) => platform !== "r");
  const code = usePriceArea(({ path }) => path?.at(-1) ?? null);
  return { isOffered, code };
}
