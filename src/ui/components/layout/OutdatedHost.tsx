import { OUTDATED_PLUGIN } from "../../hooks/services/hostFailure.ts";
import { dismissMissing, useOutdatedHost } from "../../hooks/services/useOutdatedHost.ts";
import { Confirm } from "../dialog/Confirm.tsx";

/** The host does not know what the page asked it for. */
export function OutdatedHost() {
  const [missing] = useOutdatedHost();
  if (missing === undefined) return null;
  return (
    <Confirm
      opened
      confirmOnly
      title="提示"
      message={OUTDATED_PLUGIN}
      extra={[missing.path, missing.message].filter(Boolean).join("：")}
      onConfirm={dismissMissing}
    />
  );
}
