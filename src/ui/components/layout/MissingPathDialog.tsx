import { dismissMissing, useOutdatedHost, wordsOfMissing } from "../../hooks/services/useOutdatedHost.ts";
import { OUTDATED_PLUGIN } from "../../hooks/services/hostFailure.ts";
import { Confirm } from "../dialog/Confirm.tsx";

/** The host does not know what the page asked it for: one path after the other. */
export function MissingPathDialog() {
  const [missing] = useOutdatedHost();
  if (missing === undefined) return null;
  return (
    <Confirm
      opened
      confirmOnly
      title="提示"
      message={OUTDATED_PLUGIN}
      extra={wordsOfMissing(missing)}
      onConfirm={dismissMissing}
    />
  );
}
