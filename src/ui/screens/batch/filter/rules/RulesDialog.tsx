import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { differingWords } from "#domain/building/batch/kind/filterWords.ts";
import type { SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import { movedRule, newRule, ownFields, ruleProblem } from "#domain/building/batch/rules/editRules.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { ruledFilter } from "#domain/building/batch/rules/ruledFilter.ts";
import { ownText } from "#domain/building/batch/rules/ruleWords.ts";
import { isForSome } from "#domain/building/batch/state/RoomRule.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { Dialog } from "../../../../kit/dialog/Dialog.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { useFilterGate } from "../../context/useFilterGate.ts";
import { lostCall } from "../../../../page/services/lostCall.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import text from "../../../../kit/styles/text.module.css";
import { usePlaces } from "../../table/groups/usePlaces.ts";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import { brandNameOf, type BatchLists } from "../../context/useBatchLists.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { RuleEditor } from "./RuleEditor.tsx";
import { RuleList } from "./RuleList.tsx";
import css from "./Rules.module.css";
import { useRuleCounts } from "./useRuleCounts.ts";

interface RulesDialogProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly client: BatchClient<Filter>;
  readonly summary: BatchSummary;
  readonly lists: BatchLists;
  /** Filter of the rooms without a rule. */
  readonly filter: Filter;
  readonly onClose: () => void;
}

const WIDTH = 1080;

/** 按房间类型设定条件: the rules in order, and the rooms and conditions of the selected one. Nothing applies before 保存. */
export function RulesDialog<Filter extends SiteFilter>(props: RulesDialogProps<Filter>) {
  const { screen, client, summary, lists, filter, onClose } = props;
  const { kind, FilterFields } = screen;
  const notices = useNotices();
  const mayEdit = useMayEdit();
  // Rules always have the filter type of their kind.
  const [kept] = useState(summary.rules as readonly RoomRule<Filter>[]);
  const [rules, setRules] = useState(kept);
  const [selected, setSelected] = useState(0);
  const [resets, setResets] = useState(0);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const counts = useRuleCounts(client, rules);
  const places = usePlaces(client);
  const gate = useFilterGate();

  const rule = rules[selected];
  const problem = isTried ? ruleProblem(rules) : null;
  const ruled = useMemo(() => ruledFilter(filter, rule), [filter, rule]);
  const own = ownText(
    differingWords(kind.filterFields, ruled, filter, brandNameOf(lists, kind.brandOf(ruled))),
  );
  const put = (next: RoomRule<Filter>) => setRules(rules.with(selected, next));
  /** Half-typed entries of the rule that is left would be lost. */
  const leave = (go: () => void) => gate.pass(go);

  const add = () =>
    leave(() => {
      setRules([...rules, newRule(rules)]);
      setSelected(rules.length);
    });
  const remove = (at: number) => {
    setRules(rules.toSpliced(at, 1));
    setSelected(Math.max(0, Math.min(at < selected ? selected - 1 : selected, rules.length - 2)));
  };
  const move = (at: number, by: 1 | -1) =>
    leave(() => {
      const moved = movedRule(rules, at, by);
      setRules(moved);
      if (rule) setSelected(moved.indexOf(rule));
    });

  const save = async () => {
    const found = ruleProblem(rules);
    setTried(true);
    if (found !== null) {
      setSelected(found.at);
      return notices.warning(found.message);
    }
    setSaving(true);
    try {
      await client.setRules(rules.map((one) => ({ ...one, name: one.name.trim() })));
      notices.success(
        rules.length === 0 ? "全部房间按筛选条件选型" : `已保存 ${rules.length} 条房间类型条件`,
        summary.hasRun ? "条件有变化的房间标为已变更，需重新选型" : undefined,
      );
      onClose();
    } catch (error) {
      setSaving(false);
      notices.error("未能保存房间类型条件", lostCall(error));
    }
  };

  return (
    <Dialog
      opened
      title="按房间类型设定条件"
      width={WIDTH}
      onClose={onClose}
      isChanged={rules !== kept}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button
            disabled={!mayEdit || rules === kept}
            loading={isSaving}
            onClick={() => leave(() => void save())}
          >
            保存
          </Button>
        </>
      }
    >
      <p className={classNames(text["small"], text["ink2"], css["hint"])}>
        房间按从上到下第一条符合的规则选型，都不符合的按筛选条件选型。规则中未改动的项跟随筛选条件。
      </p>
      {rules.length === 0 ? (
        <div className={css["none"]}>
          <EmptyState
            kind="empty"
            title="全部房间按同一套筛选条件选型"
            why="为病房、办公、走廊等类型的房间设定各自的品牌、结构、档位、水温、静压、噪声、余量等条件"
            actions={
              <Button disabled={!mayEdit} onClick={add}>
                新增房间类型
              </Button>
            }
          />
        </div>
      ) : (
        <div className={css["panes"]}>
          <RuleList
            rules={rules}
            counts={counts}
            selected={selected}
            disabled={!mayEdit}
            onSelect={(at) => leave(() => setSelected(at))}
            onMove={move}
            onRemove={remove}
            onAdd={add}
          />
          {rule && (
            <fieldset key={rule.id} className={css["editor"]} disabled={!mayEdit}>
              <RuleEditor
                rule={rule}
                places={places}
                problem={problem?.at === selected ? problem : null}
                onChange={put}
              />
              {counts?.rules[selected] === 0 && isForSome(rule) && (
                <p className={classNames(text["small"], text["miss"])} role="status">
                  目前没有房间用这条规则：没有房间符合，或符合的房间已用上面的规则
                </p>
              )}
              <div className={css["ownHead"]}>
                <h3>选型条件</h3>
                <span className={classNames(text["small"], text["ink2"], text["clip"])} title={own}>
                  {own}
                </span>
                <LinkButton
                  disabled={!mayEdit || Object.keys(rule.own).length === 0}
                  onClick={() => {
                    put({ ...rule, own: {} });
                    setResets(resets + 1);
                  }}
                >
                  改用筛选条件
                </LinkButton>
              </div>
              <div className={css["fields"]}>
                <FilterFields
                  key={resets}
                  filter={ruled}
                  onChange={(wanted) => put({ ...rule, own: ownFields(filter, wanted, kind.filterFields) })}
                  lists={lists}
                  summary={summary}
                  problems={gate.problems}
                />
              </div>
            </fieldset>
          )}
        </div>
      )}
    </Dialog>
  );
}
