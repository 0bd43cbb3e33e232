import { OUTDATED_PLUGIN } from "../../page/services/hostFailure.ts";
import { dismissMissing, useOutdatedHost, wordsOfMissing } from "./useOutdatedHost.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { Fetched } from "../Fetched.tsx";

const loadDialog = async () => (await import("./MissingPathDialog.tsx")).MissingPathDialog;

/** Where an outdated host is told of. On the web, and in hosts that know every path, its dialog is never fetched. */
export function OutdatedHost() {
  const [missing] = useOutdatedHost();
  const notices = useNotices();
  const tellPlainly = () => {
    if (missing !== undefined) notices.error(OUTDATED_PLUGIN, wordsOfMissing(missing));
    dismissMissing();
  };
  return <Fetched isWanted={missing !== undefined} load={loadDialog} onFailure={tellPlainly} />;
}
