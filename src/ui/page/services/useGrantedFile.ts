import { downloadBlob } from "../browser/downloadBlob.ts";
import { useServices } from "./ServicesContext.tsx";

/** Fetches what an address opens once, and hands it to the user. Rejects where it does not come. */
export function useGrantedFile() {
  const { settings } = useServices();
  return async (url: string, name: string): Promise<void> => {
    const answer = await fetch(`${settings.apiBase}${url}`, { credentials: "omit" });
    if (!answer.ok) throw new Error(`the file answers ${answer.status}`);
    downloadBlob(await answer.blob(), name);
  };
}
