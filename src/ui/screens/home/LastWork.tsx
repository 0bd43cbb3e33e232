import { Fragment, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { KeptBuilding, KeptSelection } from "#domain/building/batch/state/Building.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { BATCH_ROUTES, type BatchRoute } from "../../addresses/batchRoutes.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { GOES_ON } from "../../page/services/useGoesOn.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./Home.module.css";
import { useQuery } from "@tanstack/react-query";

/** False until the first render is painted; less important parts of a screen wait for that. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}

/** The stored buildings, last worked on first; read again on mount and whenever the window gets the focus. */
function useRecentWork(): readonly KeptBuilding[] {
  const { recentWork } = useServices();
  const { data } = useQuery({
    queryKey: ["recent work"],
    queryFn: () => recentWork(),
    // The browser's storage is available offline too, but does not report changes by another tab.
    networkMode: "always",
    staleTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  return data ?? [];
}

function Outcome({ selection: { isBehind, hasRun, matched, unmatched } }: { selection: KeptSelection }) {
  if (!hasRun) return <span className={text["ink2"]}>尚未选型</span>;
  if (isBehind) return <span className={text["ink2"]}>房间已变更</span>;
  return (
    <>
      {matched !== null && <span className={text["ink2"]}>已匹配 {formatNumber(matched, 0)} 间</span>}
      {unmatched !== null && unmatched > 0 && (
        <span className={text["miss"]}>未匹配 {formatNumber(unmatched, 0)} 间</span>
      )}
    </>
  );
}

/** The kinds with a selection, in the order of their tabs; without any, the kind last worked on. */
function routesOf({ selections }: KeptBuilding): readonly (readonly [BatchRoute, KeptSelection])[] {
  const worked = selections.some(({ hasRun }) => hasRun)
    ? selections.filter(({ hasRun }) => hasRun)
    : selections.slice(0, 1);
  return BATCH_ROUTES.flatMap((route) => {
    const selection = worked.find(({ kind }) => kind === route.name);
    return selection ? [[route, selection] as const] : [];
  });
}

function Building({ building }: { building: KeptBuilding }) {
  const { goTo } = useServices();
  const { id, name, rooms, selections } = building;
  const routes = routesOf(building);
  const last = routes.find(([route]) => route.name === selections[0]?.kind) ?? routes[0];
  if (!last) return null;
  const link = (path: string) => ({ to: path, state: GOES_ON, onClick: () => goTo(id) });
  return (
    <li className={css["recent"]}>
      <Link className={classNames(layout["grow"], text["clip"])} {...link(last[0].path)}>
        {name || "未命名建筑"} · {formatNumber(rooms, 0)} 间
      </Link>
      {routes.map(([route, selection]) => (
        <Fragment key={route.name}>
          <Link {...link(route.path)}>{route.title}</Link>
          <Outcome selection={selection} />
        </Fragment>
      ))}
      <Link {...link(last[0].path)}>继续</Link>
    </li>
  );
}

function Buildings() {
  const buildings = useRecentWork();
  if (buildings.length === 0) return null;
  return (
    <Panel>
      <h2 className={css["head"]} data-low>
        最近选型
      </h2>
      <ul>
        {buildings.map((building) => (
          <Building key={building.id} building={building} />
        ))}
      </ul>
    </Panel>
  );
}

/** The stored buildings of the batch screens, read after the first paint and not opened. */
export function LastWork() {
  const isPainted = useIsPainted();
  return isPainted && <Buildings />;
}
