import { useEffect, useState } from "react";

/** An address of a picture, which is valid while it is shown. */
export function useImageUrl(image: Blob): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const own = URL.createObjectURL(image);
    // oxlint-disable-next-line react/set-state-in-effect -- an address made while rendering would be kept for ever
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [image]);
  return url;
}
