import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { SourceGroup, SourcePlant } from "#workers/batch/sources/SourceSheet.ts";
import { TOWER_GAP_WORDS } from "#domain/building/sources/plantWords.ts";
import { FactLines, type FactLine } from "../systems/FactLines.tsx";
import { Marked } from "../systems/Marked.tsx";
import { partLoadWords, priceText, ratioWords } from "./sourceWords.ts";
import css from "./Sources.module.css";

function machineLines({ chiller, water }: SourceGroup): readonly FactLine[] {
  const lines: FactLine[] = [
    ["制冷量", formatNumber(chiller.capacity, 0), "kW"],
    [`冷冻水${water.isStated ? "" : "（按温差）"}`, formatNumber(water.flow, 1), "m³/h"],
    ["蒸发器水阻", formatNumber(water.loss, 0), "kPa"],
  ];
  if (chiller.cooling === "air") return lines;
  return [
    ...lines,
    ["冷凝器排热", formatNumber(water.heat, 0), "kW"],
    ["冷却水", formatNumber(water.condenserFlow, 1), "m³/h"],
  ];
}

/** 冷却塔 of one machine, or why there is none */
function Towers({ group: { chiller, towers, towerGap } }: { readonly group: SourceGroup }) {
  if (chiller.cooling === "air") return null;
  return (
    <div className={css["said"]}>
      冷却塔
      {towers === null ? (
        ` 无法判定：${TOWER_GAP_WORDS[towerGap!]}`
      ) : (
        <>
          （每台机组）{towers.count} ×{" "}
          <Link to={`/product/detail/${towers.tower.id}`}>{towers.tower.model}</Link>，注明{" "}
          {formatNumber(towers.tower.stated.flow, 1)} m³/h（湿球{" "}
          {formatNumber(towers.tower.stated.wetBulb, 1)} ℃）
        </>
      )}
    </div>
  );
}

function Machine({ group }: { readonly group: SourceGroup }) {
  const { chiller, count, ratio, partLoad } = group;
  return (
    <div className={css["machine"]}>
      <div className={css["said"]}>
        <b>
          {count} × <Link to={`/product/detail/${chiller.id}`}>{chiller.model}</Link>
        </b>{" "}
        {chiller.type}
        {chiller.isSample && "（示例数据）"}
      </div>
      <FactLines lines={machineLines(group)} />
      <div className={css["said"]}>
        COP {ratioWords(group)}
        {ratio.limit !== null && <Marked word={ratio.limit.mark} title={ratio.limit.source} />}
      </div>
      <div className={css["said"]}>
        IPLV {partLoadWords(group)}
        {partLoad.limit !== null && <Marked word={partLoad.limit.mark} title={partLoad.limit.source} />}
      </div>
      <Towers group={group} />
    </div>
  );
}

/** Figures of a plant: of each machine, and of all together */
export function PlantFacts({ plant }: { readonly plant: SourcePlant }) {
  const { groups, steps, installed, flow, heat, condenserFlow } = plant;
  const price = priceText(plant);
  return (
    <>
      {groups.map((group) => (
        <Machine key={group.chiller.id} group={group} />
      ))}
      <FactLines
        lines={[
          ["装机合计", formatNumber(installed, 0), "kW"],
          ["冷冻水合计", formatNumber(flow, 1), "m³/h"],
          ...(heat === null ? [] : [["排热合计", formatNumber(heat, 0), "kW"] as const]),
          ...(condenserFlow === null
            ? []
            : [["冷却水合计", formatNumber(condenserFlow, 1), "m³/h"] as const]),
          ...(price === null ? [] : [["初投资（仅机组）", price, ""] as const]),
        ]}
      />
      <div className={css["said"]}>逐台可提供 {steps.map((step) => formatNumber(step, 0)).join("、")} kW</div>
    </>
  );
}
