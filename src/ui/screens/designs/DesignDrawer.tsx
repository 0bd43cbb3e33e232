import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { DesignStatus } from "#api/contract/designs.ts";
import { LoadFailed } from "../../component/LoadFailed.tsx";
import { SideDrawer } from "../../kit/dialog/SideDrawer.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import { StatusTag } from "./StatusTag.tsx";
import type { Loaded } from "../../page/services/Loaded.ts";
import css from "./Designs.module.css";

/** px of the placeholder for a drawing. */
const DRAWING_HEIGHT = 320;

interface DesignDrawerProps<Design> {
  readonly name: string;
  readonly loaded: Loaded<Design>;
  readonly renderDesign: (design: Design) => ReactNode;
  readonly onClose: () => void;
}

export function DesignDrawer<Design extends { readonly isSample: boolean; readonly status: DesignStatus }>({
  name,
  loaded,
  renderDesign,
  onClose,
}: DesignDrawerProps<Design>) {
  const design = loaded.status === "ready" ? loaded.value : null;
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title={name}
      headExtra={
        design !== null && (
          <span className={css["tags"]}>
            {design.isSample && <SampleTag />}
            <StatusTag status={design.status} />
          </span>
        )
      }
      onClose={onClose}
    >
      {loaded.status === "loading" && (
        <div className={css["drawer"]} role="status" aria-label={`正在加载 ${name}`}>
          <Skeleton height={DRAWING_HEIGHT} />
        </div>
      )}
      {loaded.status === "failed" && <LoadFailed what={name} loaded={loaded} />}
      {design !== null && <div className={css["drawer"]}>{renderDesign(design)}</div>}
    </SideDrawer>
  );
}
