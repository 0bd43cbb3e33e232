import type { RoomField } from "./importPreview.ts";

/**
 * How schedules call the fields. Chinese names come with all blanks and punctuation removed, English ones as
 * letters and digits alone; units have been taken off both. A name outside these is no room column: 新风量 and
 * 计算数量 are other quantities than 送风量 and 指定数量.
 */
interface FieldNames {
  readonly field: RoomField;
  readonly chinese: RegExp;
  readonly english: RegExp;
}

const OF_ROOM = "(?:房间|房屋|空间|区域|室内|室)?";
const LOAD_PREFIX = "(?:房间|室内|空调|建筑|夏季|冬季|设计|计算|最大|峰值|逐时|采暖|供暖|供热|供冷)*";
const LOAD_SUFFIX = "(?:最大值|峰值|合计)?";
const EN_LOAD_PREFIX = "(?:room|space|zone|design|peak|max|summer|winter)*";
const ROOM_STATE = "(?:室内|房间|空调|设计|计算)*";
const BULB = "(?:温度)?";
const EN_STATE = "(?:indoor|room|space|design)*";
const EN_BULB = "(?:temperature|temp)?";

const chinese = (source: string) => new RegExp(`^(?:${source})$`, "u");
const english = chinese;

export const FIELD_NAMES: readonly FieldNames[] = [
  {
    field: "roomCode",
    chinese: chinese(`${OF_ROOM}(?:编号|编码|代码|代号|号码)|房间?号|室号`),
    english: english("(?:room|space|zone)?(?:code|no|number|num|id|tag|#)"),
  },
  {
    field: "roomName",
    chinese: chinese(`${OF_ROOM}(?:名称|名)|房间`),
    english: english("(?:room|space|zone)?name|room|space"),
  },
  {
    field: "roomArea",
    chinese: chinese("(?:房间|室内|空调|建筑|使用|地板|地面|净|计算|空调区)*面积"),
    english: english("(?:room|space|zone|floor|net|conditioned)*area"),
  },
  {
    field: "sensibleLoad",
    chinese: chinese(
      `${LOAD_PREFIX}(?:显热?冷负荷|显热(?:负荷)?|冷负荷(?:显热|显冷)(?:负荷)?)${LOAD_SUFFIX}`,
    ),
    english: english(
      `${EN_LOAD_PREFIX}(?:(?:cooling)?sensible(?:cooling)?(?:loads?)?|coolingloads?sensible)`,
    ),
  },
  {
    field: "latentLoad",
    chinese: chinese(
      `${LOAD_PREFIX}(?:潜热?冷负荷|潜热(?:负荷)?|冷负荷(?:潜热|潜冷)(?:负荷)?)${LOAD_SUFFIX}`,
    ),
    english: english(`${EN_LOAD_PREFIX}(?:(?:cooling)?latent(?:cooling)?(?:loads?)?|coolingloads?latent)`),
  },
  {
    field: "coolingLoad",
    chinese: chinese(`${LOAD_PREFIX}(?:总|全热|总全热)?冷负荷(?:总|全热|总计)?(?:负荷)?${LOAD_SUFFIX}`),
    english: english(`${EN_LOAD_PREFIX}(?:total)?cooling(?:total)?(?:loads?|demand)(?:total)?`),
  },
  {
    field: "heatLoad",
    chinese: chinese(`${LOAD_PREFIX}(?:总)?热负荷(?:总|总计)?${LOAD_SUFFIX}`),
    english: english(`${EN_LOAD_PREFIX}(?:total)?heat(?:ing)?(?:total)?(?:loads?|demand)(?:total)?`),
  },
  {
    field: "airSupplyVolume",
    chinese: chinese("(?:房间|室内|空调|设计|计算|总)*送风量|(?:房间|设计|空调)?风量"),
    english: english("(?:room|design|total)*(?:supplyair(?:flow|volume)?(?:rate)?|airsupplyvolume|airflow)"),
  },
  {
    field: "heatMoistureRatio",
    chinese: chinese("(?:房间|室内|空调|夏季|设计|计算)*热湿比(?:线)?"),
    english: english("(?:room|design)*heat(?:to)?moistureratio"),
  },
  {
    field: "summerDryBulb",
    chinese: chinese(
      `夏季${ROOM_STATE}干球${BULB}|${ROOM_STATE}夏季干球${BULB}|${ROOM_STATE}干球${BULB}夏季?`,
    ),
    english: english(`summer${EN_STATE}(?:drybulb|db)${EN_BULB}|${EN_STATE}summer(?:drybulb|db)${EN_BULB}`),
  },
  {
    field: "summerWetBulb",
    chinese: chinese(
      `夏季${ROOM_STATE}湿球${BULB}|${ROOM_STATE}夏季湿球${BULB}|${ROOM_STATE}湿球${BULB}夏季?`,
    ),
    english: english(`summer${EN_STATE}(?:wetbulb|wb)${EN_BULB}|${EN_STATE}summer(?:wetbulb|wb)${EN_BULB}`),
  },
  {
    field: "winterDryBulb",
    chinese: chinese(
      `冬季${ROOM_STATE}干球${BULB}|${ROOM_STATE}冬季干球${BULB}|${ROOM_STATE}干球${BULB}冬季`,
    ),
    english: english(`winter${EN_STATE}(?:drybulb|db)${EN_BULB}|${EN_STATE}winter(?:drybulb|db)${EN_BULB}`),
  },
  {
    field: "equipmentNumber",
    chinese: chinese("(?:指定|设备|末端|选用|风机盘管)*(?:数量|台数)"),
    english: english("(?:specified|equipment|unit)*(?:quantity|qty|number|count)"),
  },
];

/** Names that also mean other things: a more exact column of the same field goes before them. */
export const VAGUE_NAMES: ReadonlySet<string> = new Set([
  "编号",
  "编码",
  "代码",
  "代号",
  "号码",
  "名称",
  "名",
  "面积",
  "数量",
  "台数",
  "风量",
  "code",
  "no",
  "number",
  "num",
  "id",
  "tag",
  "#",
  "name",
  "area",
  "quantity",
  "qty",
  "count",
]);
