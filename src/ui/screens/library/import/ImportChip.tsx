import { FilterChip } from "../../../kit/input/FilterChip.tsx";
import { useLibraryImports } from "./useLibraryImports.ts";

export interface ImportChipProps {
  readonly libraryId: string;
  readonly importId: string;
  readonly onRemove: () => void;
}

/** Says which import's products are listed; without its file's name while that is read or where it is gone. */
export function ImportChip({ libraryId, importId, onRemove }: ImportChipProps) {
  const loaded = useLibraryImports(libraryId);
  const run = loaded.status === "ready" ? loaded.value.find(({ id }) => id === importId) : undefined;
  return <FilterChip label="导入" value={run?.fileName ?? "此次"} onRemove={onRemove} />;
}
