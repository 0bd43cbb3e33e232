import { FilterChip } from "../../../kit/input/FilterChip.tsx";
import { useLibraryImports } from "./useLibraryImports.ts";

export interface ImportChipProps {
  readonly libraryId: string;
  readonly importId: string;
  readonly onRemove: () => void;
}

/**
 * Names the import whose products are listed; without the file's name while it is loading or if it no longer
 * exists.
 */
export function ImportChip({ libraryId, importId, onRemove }: ImportChipProps) {
  const loaded = useLibraryImports(libraryId);
  const run = loaded.status === "ready" ? loaded.value.find(({ id }) => id === importId) : undefined;
  return <FilterChip label="导入" value={run?.fileName ?? "此次"} onRemove={onRemove} />;
}
