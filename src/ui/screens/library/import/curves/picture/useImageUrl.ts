import { useEffect, useState } from "react";

/** An object URL of a picture, valid while it is shown. */
export function useImageUrl(image: Blob): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const own = URL.createObjectURL(image);
    // oxlint-disable-next-line react/set-state-in-effect -- a URL created while rendering would never be revoked
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [image]);
  return url;
}
