import { Button } from "@mantine/core";
import { EmptyState } from "../../components/EmptyState.tsx";
import { AskForMore, type AskForMoreProps } from "./FewResults.tsx";

export interface NothingFoundProps extends AskForMoreProps {
  /** The widest filters that can be given up; none where nothing narrows the list. */
  readonly offer: { readonly label: string; readonly onTake: () => void } | null;
}

/** No product passes: what would give some, and who can be asked. */
export const NothingFound = ({ offer, brandUrl }: NothingFoundProps) => (
  <EmptyState
    kind="search"
    title="查询到的产品数据太少"
    why={offer ? "放宽条件后再查询，或告诉我们需要的产品" : "这个分类还没有产品，可以告诉我们需要的产品"}
    actions={
      <>
        {offer && <Button onClick={offer.onTake}>{offer.label}</Button>}
        <AskForMore brandUrl={brandUrl} />
      </>
    }
  />
);
