import { Button, Select, Skeleton } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { ComponentDetail } from "#api/contract/componentDetail.ts";
import { useSession } from "../page/services/useSession.ts";
import { SideDrawer } from "../kit/dialog/SideDrawer.tsx";
import { LoadFailed } from "./LoadFailed.tsx";
import css from "./ComponentDrawer.module.css";
import { ComponentProperties } from "./ComponentProperties.tsx";
import { ComponentViews } from "./ComponentViews.tsx";
import { useComponent } from "./useComponent.ts";
import { DEFAULT_TYPE, type DrawnComponent, type Placing } from "./usePlacing.ts";

interface PartsProps {
  readonly component: DrawnComponent;
  readonly detail: ComponentDetail;
  readonly typeId: string;
  readonly onType: (typeId: string) => void;
  /** `null` if nothing can be placed from here. */
  readonly placing: Placing | null;
}

function Parts({ component, detail, typeId, onType, placing }: PartsProps) {
  const platform = useSession((session) => session.platform);
  const type = detail.familyTypes.find(({ id }) => id === typeId);
  const placed = { ...component, name: detail.name, componentFamilyTypeName: type?.name ?? null };
  return (
    <>
      <div className={css["tools"]}>
        <Select
          className={css["type"]}
          aria-label="族类型"
          data={detail.familyTypes.map(({ id, name }) => ({
            value: id,
            label: name === DEFAULT_TYPE ? "默认类型" : name,
          }))}
          value={typeId}
          onChange={(id) => id !== null && onType(id)}
          allowDeselect={false}
          searchable
          nothingFoundMessage="没有这个类型"
        />
        {platform === "g" && placing !== null && (
          <Button variant="default" onClick={() => void placing.act("载入", placed)}>
            载入
          </Button>
        )}
        {platform !== "web" && placing !== null && (
          <Button onClick={() => void placing.act("布置", placed)}>布置</Button>
        )}
      </div>
      <ComponentViews detail={detail} typeId={typeId} typeName={type?.name ?? detail.name} />
      <ComponentProperties detail={detail} typeId={typeId} />
    </>
  );
}

export interface ComponentDrawerProps {
  readonly component: DrawnComponent;
  /** `null` if nothing can be placed from here. */
  readonly placing: Placing | null;
  /** Links below the type. */
  readonly links?: ReactNode;
  readonly onClose: () => void;
}

/**
 * A drawer at the right with a component's types, views and properties; in a host program it can be loaded and
 * placed from here.
 */
export function ComponentDrawer({ component, placing, links, onClose }: ComponentDrawerProps) {
  const loaded = useComponent(component);
  const [chosen, setChosen] = useState<string | null>(null);
  const detail = loaded.status === "ready" ? loaded.value : null;
  const type = detail?.familyTypes.find((one) => one.id === chosen) ?? detail?.familyTypes[0];
  const typed = type === undefined || type.name === DEFAULT_TYPE ? "" : `_${type.name}`;
  return (
    <SideDrawer
      opened
      staysOpen
      side="right"
      width={383}
      title={detail === null ? component.name : `${detail.name}${typed}`}
      onClose={onClose}
    >
      <div className={css["drawer"]}>
        {loaded.status === "loading" && (
          <div className={css["state"]} role="status" aria-label="正在加载构件">
            <Skeleton height={32} />
            <Skeleton height={256} mt={12} />
          </div>
        )}
        {links}
        {loaded.status === "failed" && <LoadFailed what="构件" loaded={loaded} />}
        {detail !== null && type !== undefined && (
          <Parts
            component={component}
            detail={detail}
            typeId={type.id}
            onType={setChosen}
            placing={placing}
          />
        )}
      </div>
    </SideDrawer>
  );
}
