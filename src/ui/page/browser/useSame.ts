import { useState } from "react";
import { isSameData } from "./isSameData.ts";

/** The value as it was while a new one says the same: what depends on it does not begin again. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isSameData(kept, value)) return kept;
  setKept(value);
  return value;
}
