import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import { CATEGORIES, FAN, PUMP } from "#domain/catalogue/categories.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import table from "../../kit/table/table.module.css";
import layout from "../../kit/styles/layout.module.css";
import { DefinedList } from "./DefinedList.tsx";
import { FanList } from "./FanList.tsx";
import { PumpList } from "./PumpList.tsx";

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(CATEGORIES));

const OWN_LISTS: ReadonlyMap<string, ReactNode> = new Map([
  [FAN, <FanList key={FAN} />],
  [PUMP, <PumpList key={PUMP} />],
]);

/** The list of any category in the address, including fans and pumps when they are addressed by code. */
export function ProductList() {
  const { categoryCode = "" } = useParams();
  const title = NAMES.get(categoryCode);
  const own = OWN_LISTS.get(categoryCode);
  if (own) return own;
  if (title !== undefined)
    return <DefinedList key={categoryCode} categoryCode={categoryCode} title={title} />;
  return (
    <main className={layout["main"]}>
      <Panel className={table["box"]}>
        <EmptyState
          kind="search"
          title="没有这个产品分类"
          why={`地址中的分类编号 ${categoryCode} 不存在`}
          actions={
            <Button component={Link} to="/">
              回到产品库
            </Button>
          }
        />
      </Panel>
    </main>
  );
}
