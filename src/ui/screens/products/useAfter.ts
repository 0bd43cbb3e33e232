import { startTransition, useEffect, useState } from "react";

/**
 * The previous value, until what renders the new one elsewhere is done, so that dependent content is rendered
 * separately.
 */
export function useAfter<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(() => value);
  useEffect(() => {
    startTransition(() => setFollowed(() => value));
  }, [value]);
  return followed;
}
