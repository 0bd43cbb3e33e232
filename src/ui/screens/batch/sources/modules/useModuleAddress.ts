import { useSession } from "../../../../page/services/useSession.ts";

/** Address of a module in the library, or of a category of modules; null on platforms without the library. */
export function useModuleAddress() {
  const hasLibrary = useSession(({ platform }) => platform === "web" || platform === "g");
  return (of: { readonly category?: string | null; readonly name?: string }): string | null => {
    if (!hasLibrary) return null;
    const query = new URLSearchParams();
    if (of.category != null) query.set("category", of.category);
    if (of.name !== undefined) query.set("name", of.name);
    const text = query.toString();
    return text === "" ? "/module" : `/module?${text}`;
  };
}
