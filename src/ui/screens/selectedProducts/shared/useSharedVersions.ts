import { listSharedVersions } from "#api/contract/projectSharing.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

/** Versions of a page. */
const AT_ONCE = 100;

/** The newest versions of a shared project's plans. */
export const useSharedVersions = (secret: string) =>
  useAsk(listSharedVersions, { body: { secret, page_size: AT_ONCE } }).data;
