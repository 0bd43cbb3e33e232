import { fanCoilScreen } from "#ui/screens/batch/kinds/fanCoil/fanCoilScreen.tsx";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { useFilterGate } from "#ui/screens/batch/context/useFilterGate.ts";
import { useBatchFilter } from "#ui/screens/batch/filter/useBatchFilter.ts";
import { useBatchLists } from "#ui/screens/batch/context/useBatchLists.ts";
import { useBatchSummary } from "#ui/screens/batch/frame/useBatchSummary.ts";
import { fakeApi, fakeServices, renderInApp, type AnswerCall } from "../../../../renderInApp.tsx";
import { setUpUser } from "../../../../../support/setUpUser.ts";
import type { FakeBatch } from "../../support/FakeBatch.ts";
import { listsAnd } from "../../support/openBatch.tsx";

const { kind, FilterFields } = fanCoilScreen;

function Form({ batch }: { readonly batch: FakeBatch }) {
  const summary = useBatchSummary(batch);
  const lists = useBatchLists(kind.categoryCode);
  const { filter, change } = useBatchFilter(batch, summary.filter, kind);
  const { problems, pass } = useFilterGate();
  return (
    <>
      <FilterFields filter={filter} onChange={change} lists={lists} summary={summary} problems={problems} />
      <button onClick={() => pass(() => void batch.run("all"))}>一键选型</button>
    </>
  );
}

/** The fields of 筛选条件 as the batch screen has them, without the screen around them. */
export function openForm(batch: FakeBatch, { answer = listsAnd() }: { answer?: AnswerCall } = {}) {
  renderInApp(
    <>
      <Form batch={batch} />
      <Notices />
    </>,
    { services: fakeServices({ api: fakeApi(answer) }) },
  );
  return { batch, user: setUpUser() };
}
