import { useMemo } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import { fail, type Result } from "#domain/base/result.ts";
import { useServices } from "../page/services/ServicesContext.tsx";
import type { AskedProduct } from "./currentAnswer.ts";
import type { CopiedLink, NoLink } from "./claimLink.ts";

export type LinkFailure = NoLink | "unavailable" | "broken";

/** Neither method rejects. */
interface ClaimLink {
  readonly make: (asked: AskedProduct) => Promise<Result<string, LinkFailure>>;
  /** Copies to the clipboard, if the browser allows it. */
  readonly copy: (asked: AskedProduct) => Promise<Result<CopiedLink, LinkFailure>>;
}

async function settled<Value>(made: Promise<Result<Value, NoLink>>): Promise<Result<Value, LinkFailure>> {
  try {
    return await made;
  } catch (error) {
    return fail(error instanceof ApiError ? "unavailable" : "broken");
  }
}

/** Makes a result link on request; its code is loaded then. */
export function useClaimLink(): ClaimLink {
  const { api, curve } = useServices();
  return useMemo(() => {
    const load = () => import("./claimLink.ts");
    return {
      make: (asked) => settled(load().then(({ claimLink }) => claimLink({ api, curve }, asked))),
      copy: (asked) => settled(load().then(({ copyClaimLink }) => copyClaimLink({ api, curve }, asked))),
    };
  }, [api, curve]);
}
