import { listSharedVersions } from "#api/contract/projectSharing.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

/** Versions per page. */
const AT_ONCE = 100;

/** The newest plan versions of a shared project. */
export const useSharedVersions = (secret: string) =>
  useAsk(listSharedVersions, { body: { secret, page_size: AT_ONCE } }).data;
