import { openSharedProject } from "#api/contract/projectSharing.ts";
import { useLinkTarget } from "../../../project/sharing/useLinkTarget.ts";

export const useSharedLink = (secret: string) =>
  useLinkTarget(openSharedProject, secret, { body: { secret } });
