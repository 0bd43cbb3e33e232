import { dismissMissing, useOutdatedHost, wordsOfMissing } from "./useOutdatedHost.ts";
import { OUTDATED_PLUGIN } from "../../page/services/hostFailure.ts";
import { Confirm } from "../../kit/dialog/Confirm.tsx";

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
