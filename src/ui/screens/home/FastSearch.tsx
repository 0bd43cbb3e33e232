import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { hasSpeeds } from "#domain/catalogue/duty/dutyForms.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { searchableDuty } from "#domain/catalogue/listing/searchableDuty.ts";
import { EMPTY_LIST, type DutyEntry, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { LiveDutyMap } from "../../duty/map/LiveDutyMap.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { CurveFields } from "../../duty/form/CurveFields.tsx";
import { SpeedSwitch } from "../../duty/form/SpeedSwitch.tsx";
import { useCurveForm } from "../../duty/form/useCurveForm.ts";
import { isSameData } from "../../page/browser/isSameData.ts";
import { loadedMap } from "../../page/services/Loaded.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLiveDuty } from "../../duty/map/useLiveDuty.ts";
import { useProductList } from "../../search/useProductList.ts";
import text from "../../kit/styles/text.module.css";
import { AdvancedFilter } from "./AdvancedFilter.tsx";
import { listAddress } from "../../addresses/categoryAddresses.ts";
import css from "./FastSearch.module.css";
import { listSearchOf } from "./useFastSearch.ts";

export interface FastSearchProps {
  readonly categoryCode: string;
  readonly title: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/**
 * A duty, some properties, and a link to the list. The duty map follows what is typed, so that 符合条件 N 个 is known
 * in advance. Leaving a field, or Enter, always searches (part 2, section 5); while a required figure is missing,
 * the duty is left out.
 */
export function FastSearch({ categoryCode, title, state, change }: FastSearchProps) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { account } = useServices();
  const form = useCurveForm(dutyFields(categoryCode, state.speedControl), state.duty);
  const searchedState = useMemo(
    () => ({ ...state, duty: searchableDuty(categoryCode, state.speedControl, state.duty) }),
    [categoryCode, state],
  );
  const found = useProductList(categoryCode, searchedState);
  const live = useLiveDuty(categoryCode, state, form.duty);
  const searched = found.page.status === "ready" && !found.isStale ? found.page.value.totalCount : null;
  const total = live.count ?? (live.isAhead ? null : searched);
  const count = (
    <span className={css["count"]} role="status">
      {total === null && live.countsAtRest && "停下后计数"}
      {total !== null && (
        <>
          {form.missing.size > 0 && <span className={text["dim"]}>未计工况，</span>}
          符合条件 <b>{formatNumber(total, 0)}</b> 个
        </>
      )}
    </span>
  );
  const take = (duty: readonly DutyEntry[]) => {
    if (!isSameData(duty, state.duty)) change({ duty });
  };
  const start = async () => {
    setAsked(true);
    if (!form.isWhole || !(await account.requireLogin())) return;
    // The last typed text may not be in the address yet.
    await navigate({
      pathname: listAddress(categoryCode),
      search: listSearchOf({ ...state, duty: form.duty }),
    });
  };
  return (
    <Panel>
      <div className={css["head"]}>
        <h2>{title}</h2>
        {hasSpeeds(categoryCode) && (
          <SpeedSwitch
            value={state.speedControl}
            onChange={(speedControl) => change({ ...EMPTY_LIST, speedControl })}
          />
        )}
        {form.fields.length > 0 && <span className={text["dim"]}>按工况点查找，偏差率不填时按 10 %</span>}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          take(form.duty);
        }}
      >
        {/* Enter in one of several fields submits a form only if it has a submit button. */}
        <button type="submit" hidden aria-label="查询" />
        <div className={css["body"]}>
          <div className={css["conditions"]} onBlur={() => take(form.duty)}>
            {form.fields.length > 0 && <CurveFields form={form} stacked isAsked={isAsked} />}
            <AdvancedFilter
              state={state}
              change={change}
              found={{ ...found, brands: loadedMap(found.brands, live.brands) }}
            />
          </div>
          {live.map !== "hidden" && (
            <div className={css["aside"]} data-empty={live.map.view === null || undefined}>
              <div className={css["mapHead"]}>
                <h3>工况点图</h3>
                {count}
              </div>
              <div className={css["map"]}>
                <LiveDutyMap map={live.map} form={form} onSearch={take} />
              </div>
            </div>
          )}
        </div>
        <div className={css["start"]}>
          <Button size="md" onClick={() => void start()}>
            开始选型
          </Button>
          <LinkButton onClick={() => change({ ...EMPTY_LIST, speedControl: state.speedControl })}>
            清空
          </LinkButton>
          {live.map === "hidden" && count}
        </div>
      </form>
    </Panel>
  );
}
