import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanListParts } from "#domain/building/systems/air/fanListDuty.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { listPlace } from "../../../../addresses/categoryPlaces.ts";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { FactLines } from "../FactLines.tsx";
import { Marked } from "../Marked.tsx";
import css from "../Systems.module.css";

const PERCENT = 100;

/** What nobody typed counts nothing, and is not shown as if it were known. */
const typed = (setting: number | null, counted: number): string =>
  setting === null ? "未输入" : formatNumber(counted, 1);

function Ratio({ card }: { readonly card: FanCard }) {
  const { ratio, verdict } = card;
  const word = verdict.isMet === null ? "无法判定" : verdict.isMet ? "满足" : "不满足";
  const share = ratio === null ? 0 : (ratio / verdict.limit - 1) * PERCENT;
  return (
    <div className={css["ratio"]}>
      <div className={css["line"]}>
        <b>W_s</b>
        <span data-verdict={word}>{word}</span>
      </div>
      <div>
        {ratio === null
          ? "缺风机效率，请在系统条件中填写"
          : `${formatNumber(ratio, 3)} W/(m³/h)，${share > 0 ? "高" : "低"} ${formatNumber(Math.abs(share), 0)} %`}
      </div>
      <div className={css["line"]}>
        <span>限值 {formatNumber(verdict.limit, 2)} W/(m³/h)</span>
        <Marked word={verdict.mark === "待核对" ? "待核对" : "估算"} title="GB 50189-2015 4.3.22" />
      </div>
    </div>
  );
}

/** What the fan of a system must do, item by item, and the way to the list of fans with exactly this duty. */
export function FanPanel({ sheet }: { readonly sheet: AirSheet }) {
  const { card, index, settings, name } = sheet;
  if (card === null || index === null)
    return (
      <Panel title="工况" ruled>
        <p className={css["none"]}>有风管或管长未定，暂无工况</p>
      </Panel>
    );
  const filter =
    settings.filterClean !== null && settings.filterFinal !== null
      ? `过滤器，终阻力 ${formatNumber(settings.filterFinal, 0)}`
      : "过滤器";
  const isVariable = settings.control === "variable";
  const search = new URLSearchParams(fanListParts(card).map(([key, value]) => [key, value]));
  return (
    <Panel title="工况" note="设计状态" ruled className={css["card"]}>
      <FactLines
        lines={[
          ["风量 Q", formatNumber(card.flow, 0), "m³/h"],
          ["全压 p", formatNumber(card.pressure, 0), "Pa"],
        ]}
      />
      <FactLines
        lines={[
          [`风管，${index.segments} 段`, formatNumber(card.index.ducts, 1), "Pa"],
          [`${index.code} 风口`, formatNumber(card.index.outlet, 1), "Pa"],
          [filter, typed(settings.filterClean ?? settings.filterFinal, card.filter), "Pa"],
          ["盘管", typed(settings.coil, card.coil), "Pa"],
          ["消声器", typed(settings.silencer, card.silencer), "Pa"],
          ["风机另一侧", typed(settings.otherSide, card.otherSide), "Pa"],
          [
            isVariable
              ? "风压余量，变速不加"
              : `风压余量 ${formatNumber(settings.pressureMargin * PERCENT, 0)} %`,
            formatNumber(card.margin, 1),
            "Pa",
          ],
          ...(isVariable ? ([["保持静压", formatNumber(card.kept, 1), "Pa"]] as const) : []),
        ]}
      />
      <FactLines
        lines={[
          [
            `风量余量 ${formatNumber(settings.flowMargin * PERCENT, 0)} %`,
            formatNumber(card.flow - card.flow / (1 + settings.flowMargin), 0),
            "m³/h",
          ],
          ["管路特性指数 n", formatNumber(card.exponent, 3), ""],
          [
            `空气，海拔 ${formatNumber(card.altitude, 0)} m、${formatNumber(card.temperature, 0)} ℃`,
            formatNumber(card.density, 3),
            "kg/m³",
          ],
        ]}
      />
      <Ratio card={card} />
      <div className={css["choose"]}>
        <Button
          fullWidth
          component={Link}
          to={`${listPlace(FAN)}?${search.toString()}`}
          aria-label={`为${name}选风机`}
        >
          选风机
        </Button>
      </div>
    </Panel>
  );
}
