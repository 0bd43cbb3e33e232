import type { EnergyFault } from "./energyTerms.ts";
import { speedName } from "../../physics/curve/speedName.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { formatNumber, formatPlain, MISSING } from "../../base/formatNumber.ts";
import { airText } from "../chart/airWords.ts";
import { liquidText } from "../../physics/fluid/liquidText.ts";
import type { YearFault } from "./chosenYear.ts";
import { CONTROL_METHODS, hasConverter, isRegulated } from "./controlMethods.ts";
import { WHOLE_YEAR, type EnergyChoice } from "./EnergyChoice.ts";
import type { CirculatorIndex } from "./circulatorIndex.ts";
import { profileOf } from "./LoadProfile.ts";
import { MOTOR_CLASSES, MOTOR_MARGIN } from "./motorEfficiency.ts";
import type { ProductEnergy } from "./productEnergy.ts";
import { hasFigure } from "./sumRows.ts";
import type { EnergyRow, RowFault, YearlyEnergy } from "./EnergyYear.ts";

/** Shown beside every figure that uses one which could not be read at its source. */
export const UNVERIFIED = "待核对";

const WHOLE = 100;
/** A share of one in percent: `75`, `6.25`. */
export const percentPlain = (share: number): string => formatPlain(share * WHOLE, 2);
/** A computed share of one in percent: `93.4`. */
export const percentFigure = (share: number | null): string =>
  formatQuantity(share === null ? null : share * WHOLE, "%");

/** Why there is no energy at all. */
export const ENERGY_FAULTS: Readonly<Record<EnergyFault, string>> = {
  "no-duty": "输入完整的工况（流量和扬程或全压）后计算年耗电",
  "no-curve": "没有全压或扬程曲线，不能计算能耗",
  "no-hours": "填写年运行小时后计算，按流量 × 小时粘贴的直方图不需要",
};

export const FANS_ONLY = "进口导叶和出口风阀只用于风机，请选其他控制方式";
export const NO_LAW = "曲线不能按转速换算，只能按定速节流计算";

/** Why a load has no figure. */
export function rowFaultText(fault: RowFault, share: number): string {
  switch (fault.code) {
    case "row-unmet":
      return `${percentPlain(share)}% 流量时最高转速仍达不到控制压力`;
    case "out-of-range":
      return "超出实测流量范围，不外推";
    case "no-power":
      return "没有功率或效率曲线，不能计算能耗";
    case "electric-at-full-speed":
      return "只有全速的实测输入功率，不能换算到其他转速";
    case "no-motor-class":
      return "该功率、极数没有所选能效等级的电动机效率";
    case "overload":
      return `电动机过载（${percentPlain(fault.load)}%），请选大一档`;
  }
}

/** Why a product has no yearly energy. */
export function yearFaultText({ code, share, load }: YearFault): string {
  switch (code) {
    case "no-duty":
    case "no-curve":
    case "no-hours":
      return ENERGY_FAULTS[code];
    case "no-law":
      return NO_LAW;
    case "fans-only":
      return FANS_ONLY;
    case "row-unmet":
      return rowFaultText({ code }, share ?? 1);
    default: {
      const fault: RowFault = code === "overload" ? { code, load: load ?? 1 } : { code };
      return `${percentPlain(share ?? 1)}% 流量：${rowFaultText(fault, share ?? 1)}`;
    }
  }
}

/** The same reasons, short enough for a cell of a list. */
export const YEAR_FAULTS: Readonly<Record<YearFault["code"], string>> = {
  "no-duty": "工况不全",
  "no-curve": "没有曲线",
  "no-hours": "缺运行小时",
  "no-law": "不能变速",
  "fans-only": "仅用于风机",
  "row-unmet": "压力不足",
  "out-of-range": "超出实测",
  "no-power": "没有功率",
  "electric-at-full-speed": "仅全速功率",
  "no-motor-class": "无此档电机",
  overload: "电机过载",
};

/** A load that is not fully met: by how much, and the flow at which the machine runs instead. */
const shortText = (shortfall: number, flow: number): string =>
  `流量不足 ${shortPercent(shortfall)} %，按 ${formatQuantity(flow * (1 - shortfall), "m³/h")} m³/h 运行`;

/** A share in percent such as `0.2`, never shown as zero. */
export const shortPercent = (shortfall: number): string =>
  shortfall * WHOLE < 0.1 ? "<0.1" : formatNumber(shortfall * WHOLE, 1);

/** A remark on a year with loads that are not fully met; `null` if all are met. */
export const shortYearText = ({ shortfall }: Pick<YearlyEnergy, "shortfall">): string | null =>
  shortfall > 0 ? `达不到设计流量，最多差 ${shortPercent(shortfall)} %，按实际能给的流量计算` : null;

/** A remark on a load that has a figure; empty if there is nothing to say. */
export function rowRemark({ outcome, share, flow }: EnergyRow, count: number): string {
  switch (outcome.status) {
    case "cannot":
      return rowFaultText(outcome.fault, share);
    case "stands":
      return outcome.isByGravity ? "重力足以供给，停机" : "停机，待机功率按 0";
    case "runs":
      return [
        ...(count > 1 ? [`${outcome.running} 台运行`] : []),
        ...(outcome.point.isBypassed ? ["最低转速，余量旁通"] : []),
        ...(outcome.shortfall > 0 ? [shortText(outcome.shortfall, flow)] : []),
        ...(outcome.chain.isEstimate === true
          ? ["按部分负荷多项式估算"]
          : outcome.chain.motor === null
            ? ["按实测输入功率"]
            : []),
      ].join("，");
  }
}

/** The rows that no sum contains; `null` if all rows are included. */
export const missingText = ({
  missing,
  missingHours,
}: Pick<YearlyEnergy, "missing" | "missingHours">): string | null =>
  missing === 0
    ? null
    : `合计不含 ${missing} 行、${formatNumber(missingHours, 0)} h：没有数值的原因见各行，这不是全年耗电`;

/** kWh; a circulator uses hundreds, a fan hundreds of thousands. */
export const energyText = (kilowattHours: number): string =>
  formatNumber(kilowattHours, kilowattHours < WHOLE ? 1 : 0);

/** The sum of the rows in kWh; `--` if none has a figure. */
export const yearSumText = ({
  rows,
  energy,
}: {
  readonly rows: Parameters<typeof hasFigure>[0];
  readonly energy: number;
}): string => (hasFigure(rows) ? energyText(energy) : MISSING);

const mark = (text: string, isUnverified: boolean): string =>
  isUnverified ? `${text}（${UNVERIFIED}）` : text;

/** A choice's name, with whether its figures could be read at their source. */
export const verifiedName = ({
  name,
  isUnverified,
}: {
  readonly name: string;
  readonly isUnverified: boolean;
}): string => mark(name, isUnverified);

/** The motor, its standard, and the source of its efficiency. */
export function motorText(
  { motor, poles }: Pick<ProductEnergy, "motor" | "poles">,
  { motorClass }: Pick<EnergyChoice, "motorClass">,
): string {
  if (motor === null) return "电动机：没有轴功率，未选型";
  const { isUnverified } = MOTOR_CLASSES[motorClass];
  const size = `${formatPlain(motor.ratedPower)} kW`;
  const origin = motor.isStated ? "产品参数" : mark(`大于最大轴功率 × ${MOTOR_MARGIN} 的下一档`, true);
  const { efficiencies } = motor;
  if (motor.areEfficienciesStated && efficiencies !== null) {
    const stated = efficiencies.map(
      ({ load, efficiency }) => `${percentPlain(load)}% 负荷 ${percentFigure(efficiency)} %`,
    );
    return `电动机 ${size}（${origin}），厂商效率 ${stated.join("、")}，其间按空载与负载损耗`;
  }
  const [rated] = efficiencies ?? [];
  const efficiency = rated === undefined ? "没有该档效率" : `额定效率 ${percentFigure(rated.efficiency)} %`;
  return `电动机 ${size}（${origin}），${poles} 极，${mark(motorClass, isUnverified)} ${efficiency}：(EU) 2019/1781 的效率公式，部分负荷按空载与负载损耗`;
}

/** The assumptions for comparing years, in a few words: profile, hours, control and motor. */
export function choiceText({ profile, hours, control, motorClass }: EnergyChoice): string {
  const own = typeof profile === "string" ? null : profile;
  const built = typeof profile === "string" ? profileOf(profile) : null;
  return [
    built === null ? "自填直方图" : mark(built.name, built.isUnverified),
    ...(own?.unit === "hours" || hours === null ? [] : [`${formatPlain(hours)} h/年`]),
    CONTROL_METHODS[control].name,
    mark(motorClass, MOTOR_CLASSES[motorClass].isUnverified),
  ].join("，");
}

/** The load profile and its source. */
export function profileLine({ profile, hours }: EnergyChoice): string {
  const running =
    hours === null ? "" : `；${formatPlain(hours)} h/年${hours === WHOLE_YEAR ? "（全年连续）" : ""}`;
  if (typeof profile !== "string") return `负荷分布：自填直方图${profile.unit === "hours" ? "" : running}`;
  const { name, source, isUnverified } = profileOf(profile);
  return `负荷分布：${mark(`${name}，${source}`, isUnverified)}${running}；没有可读的国家标准分布`;
}

const isDriveUncertain = ({ rows }: YearlyEnergy): boolean =>
  rows.some(({ outcome }) => outcome.status === "runs" && outcome.chain.isDriveUnverified);

function driveLine(energy: ProductEnergy, year: YearlyEnergy, choice: EnergyChoice): string {
  return hasConverter(year.method, energy.fixedRate)
    ? driveText(choice, isDriveUncertain(year))
    : "定速不计变频器";
}

/** The source of a converter's efficiency. */
export const driveText = (
  { driveEfficiency }: Pick<EnergyChoice, "driveEfficiency">,
  isUncertain: boolean,
): string =>
  driveEfficiency === null
    ? mark("变频器：DOE Motor Tip Sheet 11 的典型值，有厂商数据时以厂商为准", isUncertain)
    : `变频器：厂商效率 ${percentFigure(driveEfficiency)} %`;

/** The assumptions behind a year, each with its source. */
export function assumptionLines(
  energy: ProductEnergy,
  year: YearlyEnergy,
  choice: EnergyChoice,
): readonly string[] {
  const { air, liquid, fixedRate, count, standby, isShareUncertain, setting } = energy;
  const { name, rule } = CONTROL_METHODS[year.method];
  const speed = isRegulated(year.method)
    ? `最低转速 ${percentPlain(choice.leastRate)} %，再低时停在该转速，多余流量旁通`
    : `转速 ${percentFigure(fixedRate)} %`;
  const machines =
    count === 1
      ? []
      : [
          `${count} 台并联${standby > 0 ? `，另备用 ${standby} 台不运行` : ""}，各台同一转速，${choice.isStaged ? "按输入功率最小取运行台数" : "同时运行"}；假定每台设有止回阀`,
        ];
  return [
    `${name}：${rule}；${speed}${setting === "" ? "" : `；按 ${speedName(setting, null)} 曲线`}`,
    profileLine(choice),
    motorText(energy, choice),
    driveLine(energy, year, choice),
    air !== null ? airText(air) : liquid !== null ? liquidText(liquid) : "空气密度 1.2 kg/m³、水 1000 kg/m³",
    "直联，不计皮带损失",
    ...machines,
    ...(isShareUncertain ? ["曲线有驼峰，并联各台流量可能不同，这里按均分"] : []),
  ];
}

/** Greatest permitted index of a circulator in the European Union since August 2015. */
const INDEX_LIMIT = 0.23;

/** The index of a circulator, the limit and the figures behind it. */
export const indexText = ({ index, flow, head, referencePower, averagePower }: CirculatorIndex): string =>
  `循环泵能效指数 EEI ${formatNumber(index, 3)}（欧盟限值 ${INDEX_LIMIT}，(EU) 622/2012）= 0.49 × ${formatNumber(averagePower, 1)} W / ${formatNumber(referencePower, 1)} W；Q_100 ${formatQuantity(flow, "m³/h")} m³/h，H_100 ${formatQuantity(head, "m")} m。按这条实测曲线计算，自动调节时更低`;
