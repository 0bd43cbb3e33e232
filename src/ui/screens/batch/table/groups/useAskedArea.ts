import { useSession } from "../../../../page/services/useSession.ts";
import { usePriceArea } from "../../../../prices/usePriceArea.ts";

/** The area of prices beside a selection: the last one asked for, `null` for the whole country. */
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
