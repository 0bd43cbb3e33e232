import { Suspense } from "react";
import { Link } from "react-router-dom";
import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import { fetched } from "../page/browser/fetched.tsx";
import { drawnComponent } from "./drawnComponent.ts";
import { NoResource } from "./NoResource.tsx";
import css from "./OpenedComponent.module.css";
import { usePlacing } from "./usePlacing.ts";

/** Loaded on demand, when a component is opened. */
const ComponentDrawer = fetched(async () => (await import("./ComponentDrawer.tsx")).ComponentDrawer);

interface OpenedComponentProps {
  /** `null` if none is open. */
  readonly component: PublicComponent | null;
  readonly onClose: () => void;
}

/** The drawer of an opened component beside its cards, with a link to its product. */
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
