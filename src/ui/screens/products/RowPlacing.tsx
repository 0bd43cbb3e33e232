import type { MouseEvent } from "react";
import { listProductComponents } from "#api/contract/resources.ts";
import type { Selectable } from "../../hooks/project/Selectable.ts";
import { useNotices } from "../../hooks/services/useNotices.ts";
import { useServices } from "../../hooks/services/ServicesContext.tsx";
import { useSession } from "../../hooks/services/useSession.ts";
import { NoResource } from "../../components/component/NoResource.tsx";
import { usePlacing, type PlacingAct } from "../../components/component/usePlacing.ts";
import { LinkButton } from "../../components/input/LinkButton.tsx";
import { softwareQuery } from "../../components/productDetail/useRelatedResources.ts";

export interface RowPlacingProps {
  readonly product: Selectable;
  readonly acts: readonly PlacingAct[];
}

/** 布置 and 载入 of a row: the product's component for the program is asked for when one of them is pressed. */
export function RowPlacing({ product: { id, model }, acts }: RowPlacingProps) {
  const { api } = useServices();
  const notices = useNotices();
  const placing = usePlacing();
  async function place(act: PlacingAct) {
    const query = softwareQuery({ isWeb: false, ...useSession.getState() });
    try {
      const components = await api.call(listProductComponents, { params: { id }, query });
      // Texts and whole libraries are nothing that is placed.
      const component = components.find(({ platformCode }) => platformCode !== "OTHER");
      if (component === undefined) notices.error(`${act}失败`, "没有可布置的构件");
      else await placing.act(act, component);
    } catch (error) {
      notices.error(`${act}失败`, error instanceof Error ? error.message : undefined);
    }
  }
  return (
    <>
      {acts.map((act) => (
        <LinkButton
          key={act}
          title={`${act}该产品构件`}
          aria-label={`${act} ${model}`}
          onClick={(event: MouseEvent) => {
            // The row behind it opens the detail.
            event.stopPropagation();
            void place(act);
          }}
        >
          {act}
        </LinkButton>
      ))}
      <NoResource placing={placing} />
    </>
  );
}
