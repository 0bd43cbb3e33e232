import { ArrangementDrawer } from "./ArrangementDrawer.tsx";
import type { DesignDetailProps } from "./DesignRegistry.ts";
import { useModule } from "./useDesignDetail.ts";

export function ModuleDrawer({ id, name, onClose }: DesignDetailProps) {
  const loaded = useModule(id);
  const fileName = loaded.status === "ready" ? loaded.value.moduleFileName : name;
  return (
    <ArrangementDrawer kind="module" name={name} fileName={fileName} loaded={loaded} onClose={onClose} />
  );
}
