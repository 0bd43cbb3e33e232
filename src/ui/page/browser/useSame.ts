import { useState } from "react";
import { isSameData } from "./isSameData.ts";

/** Returns the previous object while a new value is equal, so that effects that depend on it do not run again. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isSameData(kept, value)) return kept;
  setKept(value);
  return value;
}
