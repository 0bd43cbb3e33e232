import { dismissMissing, useOutdatedHost, wordsOfMissing } from "./useOutdatedHost.ts";
import { OUTDATED_PLUGIN } from "../../page/services/hostFailure.ts";
import { Confirm } from "../../kit/dialog/Confirm.tsx";

/** Says that the host lacks functions that the page called, one after another. */
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
