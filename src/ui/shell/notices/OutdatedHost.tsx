import { OUTDATED_PLUGIN } from "../../page/services/hostFailure.ts";
import { dismissMissing, useOutdatedHost, wordsOfMissing } from "./useOutdatedHost.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { Fetched } from "../Fetched.tsx";

const loadDialog = async () => (await import("./MissingPathDialog.tsx")).MissingPathDialog;

/** Renders the dialog for an outdated host. It is loaded only if a path is missing, so never on the web. */
export function OutdatedHost() {
  const [missing] = useOutdatedHost();
  const notices = useNotices();
  const reportPlainly = () => {
    if (missing !== undefined) notices.error(OUTDATED_PLUGIN, wordsOfMissing(missing));
    dismissMissing();
  };
  return <Fetched isWanted={missing !== undefined} load={loadDialog} onFailure={reportPlainly} />;
}
