import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useRouteTitle } from "../../page/browser/RouteTitle.tsx";
import css from "./PageHead.module.css";
import { TabLinks, type TabLink } from "./TabLinks.tsx";

export interface PageHeadProps {
  /** The page's name below 产品库, such as a category or a model; the route's title by default. */
  title?: string;
  /** The level between 产品库 and the page, such as a product's category. */
  parent?: { readonly label: string; readonly to: string };
  /** Tag beside the title, such as 示例数据. */
  tag?: ReactNode;
  tabs?: readonly TabLink[];
  /** Search and tools at the right. */
  children?: ReactNode;
}

/** The head of 44 px below the navigation: breadcrumb, tabs, tools. */
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
