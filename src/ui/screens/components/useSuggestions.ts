import { useDebouncedValue } from "@mantine/hooks";
import { suggestComponents } from "#api/contract/componentLibrary.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** ms between a key press and the question. */
const PAUSE_MS = 200;

/** Words of the library that complete the typed text; none for a text that was already searched. */
export function useSuggestions(typed: string, searched: string): readonly string[] {
  const [name] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isOn = name !== "" && name !== searched;
  const { data = [] } = useAsk(suggestComponents, { query: { name } }, { isOn, keepsLast: true });
  return isOn ? data : [];
}
