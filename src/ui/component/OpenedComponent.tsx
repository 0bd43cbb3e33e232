import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { drawnComponent } from "./drawnComponent.ts";
import { NoResource } from "./NoResource.tsx";
import css from "./OpenedComponent.module.css";
import { usePlacing } from "./usePlacing.ts";

/** Fetched by who opens a component. */
const ComponentDrawer = lazy(async () => ({
  default: (await import("./ComponentDrawer.tsx")).ComponentDrawer,
}));

interface OpenedComponentProps {
  /** `null` while none is opened. */
  readonly component: PublicComponent | null;
  readonly onClose: () => void;
}

/** A component beside the cards that it was opened from, with the way to its product. */
export function OpenedComponent({ component, onClose }: OpenedComponentProps) {
  const placing = usePlacing();
  return (
    <>
      <NoResource placing={placing} />
      {component !== null && (
        <Suspense fallback={null}>
          <ComponentDrawer
            key={component.id}
            component={drawnComponent(component)}
            placing={placing}
            links={
              <Link className={css["way"]} to={`/product/detail/${encodeURIComponent(component.id)}`}>
                产品详情与下载
              </Link>
            }
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
