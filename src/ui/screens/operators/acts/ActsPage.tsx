import { Button, Select } from "@mantine/core";
import { Link } from "react-router-dom";
import type { OperatorActRow } from "#api/contract/operators.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { ACT_WORDS, OPERATOR_ACTS, stateText } from "#domain/desk/operators/operatorActs.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import text from "../../../kit/styles/text.module.css";
import { textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { TextFilter } from "../../../search/TextFilter.tsx";
import { ListBox } from "../../../search/ListBox.tsx";
import css from "../Operators.module.css";
import { useActs } from "./useActs.ts";

function changeText({ act, was, became }: OperatorActRow): string | null {
  if (became === null) return null;
  return was === null ? stateText(act, became) : `${stateText(act, was)} → ${stateText(act, became)}`;
}

const COLUMNS: readonly DataColumn<OperatorActRow>[] = [
  textColumn("时间", ({ at }) => formatMinute(at), { width: 136 }),
  textColumn("操作人", ({ operator }) => operator ?? "终端命令", { width: "15%" }),
  textColumn("操作", ({ act }) => ACT_WORDS[act], { width: 112 }),
  textColumn("对象", ({ subject }) => subject, { width: "20%" }),
  textColumn("变化", changeText, { width: 160 }),
  textColumn("原因或备注", ({ note }) => (note === "" ? null : note)),
];
const ACTS = [
  { value: "", label: "全部操作" },
  ...OPERATOR_ACTS.map((act) => ({ value: act, label: ACT_WORDS[act] })),
];

/** 操作记录: the acts of operators, which nobody can change or delete. */
export function ActsPage() {
  const { address, act, loaded, isChanging } = useActs();
  const hasFilter = address.words !== "" || act !== "";
  return (
    <ListBox
      label="操作记录"
      counter="条"
      address={address}
      loaded={loaded}
      isChanging={isChanging}
      columns={COLUMNS}
      tools={
        <>
          <div className={css["search"]}>
            <TextFilter
              label="按操作人、对象或原因查找"
              text={address.words}
              onChange={(words) => address.change({ words })}
            />
          </div>
          <Select
            size="xs"
            w={136}
            aria-label="操作"
            allowDeselect={false}
            data={ACTS}
            value={act}
            onChange={(value) => address.change({ act: value })}
          />
          <span className={text["dim"]}>每次操作都记在这里，不能修改或删除；已删除的帐号只留帐号名</span>
        </>
      }
      empty={
        hasFilter ? (
          <EmptyState
            kind="search"
            title="没有符合的操作记录"
            why="换一个名称，或清除条件"
            actions={<Button onClick={address.clear}>查看全部记录</Button>}
          />
        ) : (
          <EmptyState
            kind="empty"
            title="还没有操作记录"
            why="锁定、解锁、删除帐号等每次操作都会记在这里"
            actions={
              <Button component={Link} to="/operators">
                查看账户
              </Button>
            }
          />
        )
      }
    />
  );
}
