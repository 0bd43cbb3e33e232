import { downloadBlob } from "../browser/downloadBlob.ts";
import { useServices } from "./ServicesContext.tsx";

/** Fetches a file whose address can be opened once and downloads it. Rejects if it cannot be fetched. */
export function useGrantedFile() {
  const { settings } = useServices();
  return async (url: string, name: string): Promise<void> => {
    const answer = await fetch(`${settings.apiBase}${url}`, { credentials: "omit" });
    if (!answer.ok) throw new Error(`the file answers ${answer.status}`);
    downloadBlob(await answer.blob(), name);
  };
}
