import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { simplifyChinese } from "../../../base/sheet/simplifyChinese.ts";

/** Most rooms have none of these words; only a label with one of them is examined. */
const TELLING_WORD =
  /[总總共计計Σ∑页頁表书書]|汇总|匯總|平均|最大|最小|全[楼樓部]|整[栋棟楼樓]|负荷|負荷|面积|面積|[风風冷热熱]量|[续續]|[:：]|[注备備]|说明|說明|total|ttl|sum|avg|average|max|min|page|note|remark|^-|[\uff21-\uff5a]/iu;
const TOTAL_WORD = "(?:合计|总计|小计|共计|累计|总和|汇总|平均值?|最大值?|最小值?)";
const QUANTITY = "(?:负荷|冷量|热量|风量|湿量|水量|面积|台数|数量|间数|指标)";
const TOTAL = new RegExp(
  `^${TOTAL_WORD}(?:$|[^\\p{Script=Han}]|面积|负荷|数|值|间)|${TOTAL_WORD}(?:值|数)?(?:[:(（].*)?$` +
    // 全楼总冷负荷, 二层总面积(㎡); the 总 in 总经理室 is followed by other words.
    `|总[\\p{Script=Han}]{0,6}${QUANTITY}(?:[:(（=].*)?$` +
    `|^(?:全楼|整楼|整栋楼?|全部|总|总数|总量|计|共|共\\d+[间个行户].*)[:：]?$|^[Σ∑]`,
  "u",
);
const EN_TOTAL =
  /^(?:grand|sub|floor|level|building|zone|system|block|project|storey|overall)?[ -]?totals?(?:$|[:(-]| (?:for|of|-)| \S{1,6}$)|\btotals?(?: load)?:?$|^totals? .*(?:loads?|area|airflow|capacity)\b|^(?:sums?|ttl|average|avg|max|maximum|min|minimum|mean):?$/iu;
/** 冷负荷指标 below the rooms: a figure of the building, not a room. */
const FIGURE_OF_ALL = new RegExp(
  `^(?:单位|面积|建筑|空调|夏季|冬季|冷|热|显热|湿|新风|设计|计算|使用)*${QUANTITY}(?:[:(（].*)?$`,
  "u",
);
const NOTE = /^(?:备注|附注|注|说明|notes?|remarks?)\d*[:.、]/iu;
const PAGE =
  /第[\d一二三四五六七八九十百]+页|共\d+页|^page ?\d+|page \d+ (?:of|\/) ?\d+|^-+ ?\d+ ?-+$|^续(?:上?表)?(?:[\d:(（]|$)|续表|(?:接|续)上页|[转接续]下页|[(（]续(?:表|\d+)?[)）]$/iu;
const TITLE =
  /(?:负荷|冷量|热量|计算|统计|汇总|一览|明细|选型|参数|房间)[\p{Script=Han}()（）\d-]{0,8}(?:表|书|清单)[\p{Script=Han}\d()（）-]{0,4}$|^(?:工程|项目|子项|建设单位|设计|计算|编制|制表|校对|校核|审核|审定|专业|图号|日期|软件)[\p{Script=Han}]{0,4}:/u;

/**
 * What a row between or below the rooms is if it is no room: 合计行, 备注行, 第 2 页. `null` for a room.
 * @param isStated the row has figures; 冷负荷计算表 is then a name like any other
 */
export function rowThatIsNoRoom(label: string, isStated = true): string | null {
  if (!TELLING_WORD.test(label)) return null;
  const text = simplifyChinese(normaliseText(label));
  const compact = text.replace(/ /gu, "");
  if (TOTAL.test(compact) || EN_TOTAL.test(text) || FIGURE_OF_ALL.test(compact)) return TOTAL_ROW;
  if (NOTE.test(compact)) return "备注行不是房间";
  if (PAGE.test(text) || PAGE.test(compact)) return "页眉或页码不是房间";
  return !isStated && TITLE.test(compact) ? "标题行不是房间" : null;
}
export const TOTAL_ROW = "合计行不是房间";

const ORDINAL = "(?:[一二三四五六七八九十百]+|\\d{1,3})";
const STOREY = new RegExp(
  `^(?:地[上下]|第|负)*(?:${ORDINAL}|首|底|顶|夹|标准|屋面|屋顶|设备|避难|架空|转换|地下|机房)(?:[~至、,-]${ORDINAL})*(?:夹)?(?:层|楼)(?:平面|夹层)?$`,
  "u",
);
const SHORT_STOREY =
  /^(?:b?\d{1,3}f|b\d{1,2}|f\d{1,3}|l\d{1,3}|rf|gf|mf|\d{1,3}层?(?:[~-]\d{1,3})(?:f|层))$/iu;
const EN_STOREY =
  /^(?:(?:level|floor|storey|story|zone|system|block|building|tower|wing|ahu|basement)[ #-]*\w{0,3}|(?:ground|first|second|third|fourth|fifth|top|roof|typical|upper|lower|\d{1,3}(?:st|nd|rd|th))(?: (?:floor|level|storey|story))?|roof|basement)$/iu;
const PART = /(?:层|楼|区|座|栋|幢|段|单元|系统|部分)$/u;
/** Whether a label names a storey (一层, B1), the plan of one (一层平面) or a part of the building (zone 3). */
export function isStoreyName(label: string): boolean {
  const text = simplifyChinese(normaliseText(label)).replace(/(?:\s*\([^()]*\))?[:。]?$/u, "");
  const compact = text.replace(/ /gu, "");
  return STOREY.test(compact) || SHORT_STOREY.test(compact) || EN_STOREY.test(text);
}

/** Whether a text alone in its row is a heading: a storey, 1#楼, 东区. */
export const isPartName = (label: string): boolean =>
  isStoreyName(label) || PART.test(simplifyChinese(label).trim());
