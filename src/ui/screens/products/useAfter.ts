import { startTransition, useEffect, useState } from "react";

/** A value as it was, until what shows it elsewhere stands: then what follows is drawn in its turn, not in the same go. */
export function useAfter<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(() => value);
  useEffect(() => {
    startTransition(() => setFollowed(() => value));
  }, [value]);
  return followed;
}
