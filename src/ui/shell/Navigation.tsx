import { IconHelp, IconMessage2, IconRobot } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { TabLinks } from "../kit/layout/TabLinks.tsx";
import { useServices } from "../page/services/ServicesContext.tsx";
import { useFeedbackHref } from "../page/services/useFeedbackHref.ts";
import { useSession } from "../page/services/useSession.ts";
import { AccountCorner } from "./account/AccountCorner.tsx";
import { Basket } from "./basket/Basket.tsx";
import { Logo } from "./Logo.tsx";
import { hasUserMenu, libraryTabs } from "./route/libraryTabs.ts";
import type { RouteMeta } from "./route/RouteMeta.ts";
import css from "./Shell.module.css";
import { SkipLink } from "./SkipLink.tsx";

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

/**
 * Web: a bar of 48 px with the brand. Hosts: a bar of 36 px without it, with tabs if the program leaves them to
 * the page.
 */
export function Navigation({ module, showBasket }: Pick<RouteMeta, "module" | "showBasket">) {
  const session = useSession();
  const hasBasket = session.brandCode === null && showBasket;
  const { assistantUrl } = useServices().settings;
  const feedback = useFeedbackHref();
  const isHost = session.platform !== "web";
  const tabs = libraryTabs(session, module);
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
      {tabs.length > 0 && (
        <TabLinks
          label="资料库"
          tabs={tabs.map((route) => ({
            label: route.title,
            to: route.paths[0],
            isCurrent: route.module === module,
          }))}
        />
      )}
      <div className={css["side"]}>
        {hasBasket && <Basket />}
        {hasUserMenu(session) && <AccountCorner />}
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
