import type { MouseEvent } from "react";
import type { Selectable } from "../../../page/services/Selectable.ts";
import { NoResource } from "../../../component/NoResource.tsx";
import type { PlacingAct } from "../../../component/usePlacing.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useRowPlacing } from "./useRowPlacing.ts";

export interface RowPlacingProps {
  readonly product: Selectable;
  readonly acts: readonly PlacingAct[];
}

/** 布置 and 载入 of a row; the product's component is only requested when one of them is pressed. */
export function RowPlacing({ product: { id, model }, acts }: RowPlacingProps) {
  const { placing, place } = useRowPlacing(id);
  return (
    <>
      {acts.map((act) => (
        <LinkButton
          key={act}
          title={`${act}该产品构件`}
          aria-label={`${act} ${model}`}
          onClick={(event: MouseEvent) => {
            // A click on the row behind opens the detail.
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
