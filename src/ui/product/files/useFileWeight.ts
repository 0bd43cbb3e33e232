import { useDebouncedValue } from "@mantine/hooks";
import { weighComponentFile } from "#api/contract/componentDownloads.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { weightOf, type ProductFile } from "./fileWords.ts";

/** A hand on its way over the rows asks for nothing. */
const REST_MS = 200;

/** What is in a file, and what it weighs once somebody looks at it: the server writes it for that. */
export function useFileWeight(file: ProductFile, isLookedAt: boolean): string | null {
  const [rests] = useDebouncedValue(isLookedAt, REST_MS);
  const isOn = isLookedAt && rests && file.productCount === undefined;
  const { data } = useAsk(weighComponentFile, { params: { id: file.id } }, { isOn });
  return weightOf(file, data);
}
