import { normaliseText } from "./normaliseText.ts";
import { simplifyChinese } from "./simplifyChinese.ts";

/** Nearly every room has none of these words; only a label with one is looked at closely. */
const TELLING_WORD =
  /[合总總小共累]计|[合總总小共累]計|总和|總和|汇总|匯總|平均|最大|最小|注|备|備|说明|說明|total|sum|avg|average|max|min|note|remark|[\uff21-\uff5a]/iu;
const TOTAL_WORD = "(?:合计|总计|小计|共计|累计|总和|汇总|平均值?|最大值?|最小值?)";
const TOTAL = new RegExp(
  `^${TOTAL_WORD}(?:$|[^\\p{Script=Han}]|面积|负荷|数|值|间)|${TOTAL_WORD}(?:值|数)?(?:[:(（].*)?$`,
  "u",
);
const EN_TOTAL =
  /^(?:grand|sub|floor|level|building|zone|system|block|project|storey|overall)?[ -]?totals?(?:$|[:(-]| (?:for|of|-)| \S{1,6}$)|\btotals?(?: load)?:?$|^(?:sum|average|avg|max|maximum|min|minimum|mean):?$/iu;
const NOTE = /^(?:备注|附注|注|说明|notes?|remarks?)\d*[:.、]/iu;

/** A row under the rooms that is none, and what it is: 合计行, 备注行. `null` for a room. */
export function rowThatIsNoRoom(label: string): string | null {
  if (!TELLING_WORD.test(label)) return null;
  const text = simplifyChinese(normaliseText(label));
  const compact = text.replace(/ /gu, "");
  if (TOTAL.test(compact) || EN_TOTAL.test(text)) return "合计行不是房间";
  return NOTE.test(compact) ? "备注行不是房间" : null;
}

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
/** A floor plan's title, 一层平面, or a part of the building. */
export function isStoreyName(label: string): boolean {
  const text = simplifyChinese(normaliseText(label)).replace(/(?:\s*\([^()]*\))?[:。]?$/u, "");
  const compact = text.replace(/ /gu, "");
  return STOREY.test(compact) || SHORT_STOREY.test(compact) || EN_STOREY.test(text);
}

/** What alone in its row is a heading: a storey, 1#楼, 东区. */
export const isPartName = (label: string): boolean =>
  isStoreyName(label) || PART.test(simplifyChinese(label).trim());
