import { IconHelp, IconMessage2, IconRobot } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import type { Platform } from "#domain/host/platform.ts";
import { TabLinks } from "../components/layout/TabLinks.tsx";
import { useServices } from "../hooks/services/ServicesContext.tsx";
import { useFeedbackHref } from "../hooks/services/useFeedbackHref.ts";
import { useSession } from "../hooks/services/useSession.ts";
import { AccountCorner } from "./account/AccountCorner.tsx";
import { Basket } from "./basket/Basket.tsx";
import { Logo } from "./Logo.tsx";
import type { LibraryModule, RouteMeta } from "./RouteMeta.ts";
import { ROUTES } from "./routes.ts";
import css from "./Shell.module.css";
import { SkipLink } from "./SkipLink.tsx";

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

/** One tab per library: its first place that this platform has. */
function libraryTabs(platform: Platform): readonly RouteMeta[] {
  const tabs = new Map<LibraryModule, RouteMeta>();
  const routes: readonly RouteMeta[] = ROUTES;
  for (const route of routes) {
    const isHere = route.built && (route.platforms?.includes(platform) ?? true);
    if (isHere && route.module !== "none" && !tabs.has(route.module)) tabs.set(route.module, route);
  }
  return [...tabs.values()];
}

/** Web: 48 px with the brand. Hosts: a 36 px tab bar without it. Only what is built is linked. */
export function Navigation({ module, showBasket }: Pick<RouteMeta, "module" | "showBasket">) {
  const hasBasket = useSession(({ brandCode }) => brandCode === null) && showBasket;
  const platform = useSession((session) => session.platform);
  const { assistantUrl } = useServices().settings;
  const feedback = useFeedbackHref();
  const isHost = platform !== "web";
  return (
    <header className={css["nav"]} data-host={isHost || undefined}>
      <SkipLink />
      {!isHost && (
        <Link className={css["brand"]} to="/">
          <Logo />
          Volute
          <small>暖通产品选型</small>
        </Link>
      )}
      <TabLinks
        label="资料库"
        tabs={libraryTabs(platform).map((route) => ({
          label: route.title,
          to: route.paths[0],
          isCurrent: route.module === module,
        }))}
      />
      <div className={css["side"]}>
        {hasBasket && <Basket />}
        {!isHost && <AccountCorner />}
        {assistantUrl && !isHost && (
          <a className={css["item"]} href={assistantUrl} target="_blank" rel="noreferrer">
            <IconRobot {...ICON} />
            智能助手
          </a>
        )}
        <a className={css["item"]} href={feedback} target="_blank" rel="noreferrer">
          <IconMessage2 {...ICON} />
          反馈
        </a>
        <Link className={css["item"]} to="/help">
          <IconHelp {...ICON} />
          帮助
        </Link>
      </div>
    </header>
  );
}
