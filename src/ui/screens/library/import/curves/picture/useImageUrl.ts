import { useEffect, useState } from "react";

/** An object URL of a picture, valid while it is shown; undefined at the first render. */
export function useImageUrl(image: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const own = URL.createObjectURL(image);
    // oxlint-disable-next-line react/set-state-in-effect -- a URL created while rendering would never be revoked
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [image]);
  return url;
}
