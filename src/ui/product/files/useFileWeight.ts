import { useDebouncedValue } from "@mantine/hooks";
import { weighComponentFile } from "#api/contract/componentDownloads.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { weightOf, type ProductFile } from "./fileWords.ts";

/** ms; a pointer that only crosses the rows causes no request. */
const REST_MS = 200;

/**
 * Content and size of a file, requested when the pointer rests on it, because the server generates the file for
 * it.
 */
export function useFileWeight(file: ProductFile, isLookedAt: boolean): string | null {
  const [rests] = useDebouncedValue(isLookedAt, REST_MS);
  const isOn = isLookedAt && rests && file.productCount === undefined;
  const { data } = useAsk(weighComponentFile, { params: { id: file.id } }, { isOn });
  return weightOf(file, data);
}
