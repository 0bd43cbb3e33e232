import { AreaSelects } from "../../../../prices/AreaSelects.tsx";
import { useAreas } from "../../../../prices/useAreas.ts";
import { choosePriceArea, usePriceArea } from "../../../../prices/usePriceArea.ts";
import css from "./Optimum.module.css";

const WHOLE_COUNTRY: readonly string[] = [];

/** The area of the plans' prices, shared with the price search. */
export function PriceAreaSelects({ onChange }: { readonly onChange: () => void }) {
  const { tree, retry } = useAreas();
  const path = usePriceArea((state) => state.path) ?? WHOLE_COUNTRY;
  return (
    <div className={css["area"]}>
      <AreaSelects
        tree={tree}
        path={path}
        onRetry={retry}
        onChange={(next) => {
          choosePriceArea(next);
          onChange();
        }}
      />
    </div>
  );
}
