import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { towerStateText } from "#domain/building/sources/KeptTowers.ts";
import { RECORD_WORDS, TOWER_GAP_WORDS } from "#domain/building/sources/plantWords.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { KeptSheet, KeptTowersSheet, SourceGroup } from "#workers/batch/sources/SourceSheet.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useSendChange } from "../context/useSendChange.ts";
import css from "./Sources.module.css";

/** Towers that were taken for the chillers of a model */
function Taken({ of: kept }: { readonly of: KeptTowersSheet }) {
  const { of, chiller, total, needed, state, why, record } = kept;
  const { tower, count } = of;
  return (
    <>
      <span className={css["line"]}>
        <b>
          {total} × <Link to={`/product/detail/${tower.id}`}>{tower.model}</Link>
        </b>
        <span data-state={state}>{STATE_WORDS[state]}</span>
      </span>
      <div>
        冷却塔{tower.isSample && "（示例数据）"}，每台 {chiller.model} 配 {count} 台，注明{" "}
        {formatNumber(tower.stated.flow, 1)} m³/h（{towerStateText(tower.stated)}）；每台机组冷却水{" "}
        {formatNumber(needed, 1)} m³/h
      </div>
      {why !== "" && <div data-wrong>{why}</div>}
      {record !== null && record !== "same" && (
        <div data-wrong>
          {tower.model}：{RECORD_WORDS[record]}
        </div>
      )}
    </>
  );
}

interface TowersProps {
  readonly client: BatchClient<unknown>;
  /** With the towers that would be proposed now */
  readonly group: SourceGroup;
  readonly kept: KeptTowersSheet | null;
}

/** The towers for the chillers of a model: those that were taken, and those that can be taken now */
function Towers({ client, group: { chiller, towers, towerGap }, kept }: TowersProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  if (chiller.cooling === "air") return null;
  const isOther =
    towers !== null && (kept?.of.tower.id !== towers.tower.id || kept.of.count !== towers.count);
  const take = (isTaken: boolean) => void send(() => client.takeTowers(chiller.id, isTaken));
  return (
    <li>
      {kept === null ? (
        <div>
          {chiller.model} 未采用冷却塔{towerGap !== null && `：${TOWER_GAP_WORDS[towerGap]}`}
        </div>
      ) : (
        <Taken of={kept} />
      )}
      <div className={css["links"]}>
        {isOther && (
          <LinkButton small disabled={!mayEdit} onClick={() => take(true)}>
            {kept === null ? "采用冷却塔" : "改用"} 每台机组 {towers.count} × {towers.tower.model}
          </LinkButton>
        )}
        {kept !== null && (
          <LinkButton small disabled={!mayEdit} onClick={() => take(false)}>
            不再采用冷却塔
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** Cooling towers for the chillers that were taken; nothing if all are air-cooled. */
export function KeptTowers({
  client,
  kept,
}: {
  readonly client: BatchClient<unknown>;
  readonly kept: KeptSheet;
}) {
  if (kept.groups.every(({ chiller }) => chiller.cooling === "air")) return null;
  return (
    <ul className={css["towers"]} aria-label="冷却塔">
      {kept.groups.map((group, at) => (
        <Towers key={group.chiller.id} client={client} group={group} kept={kept.towers[at] ?? null} />
      ))}
    </ul>
  );
}
