import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { readVersionAddress, VERSION_NAMES } from "#domain/building/plan/versionAddress.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import type { Buildings } from "../context/Buildings.ts";

/**
 * Opens, once, the plan version that the address names, for a signed-in user. Files of plans contain such
 * addresses.
 */
export function useLinkedVersion({ openVersion }: Pick<Buildings, "openVersion">): void {
  const { account } = useServices();
  const [params, setParams] = useSearchParams();
  const linked = readVersionAddress(params);
  const { projectId, versionId } = linked ?? {};
  const part = params.get("part");
  const opening = useRef<string>(null);
  useEffect(() => {
    if (projectId === undefined || versionId === undefined || opening.current === versionId) return;
    opening.current = versionId;
    // A later reload must not open it again: it continues with the building made from it.
    setParams(
      (now) => {
        for (const name of VERSION_NAMES) now.delete(name);
        return now;
      },
      { replace: true },
    );
    const open = async () => {
      if (await account.requireLogin()) await openVersion(projectId, versionId, part);
      opening.current = null;
    };
    void open();
  }, [account, openVersion, part, projectId, setParams, versionId]);
}
