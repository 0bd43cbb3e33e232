import { useCallback, useMemo } from "react";
import { useHref, useNavigate } from "react-router-dom";
import { designPropertiesOf } from "#domain/catalogue/listing/listConditions.ts";
import type { DutyEntry, ListState } from "#domain/catalogue/listing/ListState.ts";
import { writeRunning, type RunningState } from "#domain/catalogue/listing/operationAddress.ts";
import { useSession } from "../../page/services/useSession.ts";

export interface DetailLink {
  /** Address below the router's root. */
  readonly to: (productId: string) => string;
  /** Whether the detail opens in a new tab, as on the web. */
  readonly isNewTab: boolean;
  readonly open: (productId: string) => void;
}

export const AT_FULL_SPEED: RunningState = { rate: null, setting: undefined };

const NO_YEAR: ListState["energy"] = [];

/**
 * The link to a product's detail, with the duty that it was found for and the conditions of its year. In hosts it
 * opens in the same window.
 */
export function useDetailLink(
  duty: readonly DutyEntry[],
  running = AT_FULL_SPEED,
  energy = NO_YEAR,
): DetailLink {
  const { rate, setting } = running;
  const isNewTab = useSession(({ platform }) => platform === "web");
  const brandCode = useSession((session) => session.brandCode);
  const navigate = useNavigate();
  const root = useHref("/");
  const to = useCallback(
    (productId: string) => {
      const query = new URLSearchParams({ designProperties: designPropertiesOf(duty) });
      writeRunning(query, { rate, setting });
      for (const [name, value] of energy) query.set(name, value);
      if (brandCode !== null) query.set("brandCode", brandCode);
      return `/product/detail/${encodeURIComponent(productId)}?${query.toString()}`;
    },
    [duty, rate, setting, energy, brandCode],
  );
  const open = useCallback(
    (productId: string) => {
      if (isNewTab) window.open(`${root}${to(productId).slice(1)}`, "_blank", "noreferrer");
      else void navigate(to(productId));
    },
    [isNewTab, root, to, navigate],
  );
  return useMemo(() => ({ to, isNewTab, open }), [to, isNewTab, open]);
}
