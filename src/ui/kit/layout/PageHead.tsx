import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useRouteTitle } from "../../page/browser/RouteTitle.tsx";
import css from "./PageHead.module.css";
import { TabLinks, type TabLink } from "./TabLinks.tsx";

export interface PageHeadProps {
  /** Where the page stands below 产品库: a category, a model. The route's title without it. */
  title?: string;
  /** Between 产品库 and the page: the category of a product. */
  parent?: { readonly label: string; readonly to: string };
  /** Beside the title: 示例数据. */
  tag?: ReactNode;
  /** The kinds of the screen. */
  tabs?: readonly TabLink[];
  /** At the right: search, tools. */
  children?: ReactNode;
}

/** The 44 px line under the navigation: breadcrumb, kinds, tools. */
export function PageHead({ title, parent, tag, tabs, children }: PageHeadProps) {
  const routeTitle = useRouteTitle();
  const name = title ?? routeTitle;
  return (
    <section className={css["head"]} aria-label="页头">
      <nav className={css["crumbs"]} aria-label="当前位置">
        <Link to="/">产品库</Link>
        <span aria-hidden>/</span>
        {parent && (
          <>
            <Link to={parent.to}>{parent.label}</Link>
            <span aria-hidden>/</span>
          </>
        )}
        <h1>{name}</h1>
      </nav>
      {tag}
      {tabs && (
        <div className={css["tabs"]}>
          <TabLinks label={name} tabs={tabs} />
        </div>
      )}
      <div className={css["tools"]}>{children}</div>
    </section>
  );
}
