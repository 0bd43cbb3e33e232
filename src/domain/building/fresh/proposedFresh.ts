import { toVerify } from "../../base/marked.ts";
import type { FreshNeed, FreshRule, FreshSettings } from "./FreshSettings.ts";

const NOTHING: FreshNeed = { perPerson: null, areaPerPerson: null, perArea: null, changes: null };
const people = (
  contains: string,
  perPerson: number,
  areaPerPerson: number | null,
  source: string,
): FreshRule => ({ ...NOTHING, contains, perPerson, areaPerPerson, source });
const changing = (contains: string, changes: number, source: string): FreshRule => ({
  ...NOTHING,
  ...{ contains, changes, source },
});
/** These rooms are exhausted and take their air from the rooms beside them. */
const none = (contains: string): FreshRule => ({ ...NOTHING, contains, source: "不送新风，由相邻房间补入" });

const OFFICE = "GB 50736-2012 表 3.0.6-1；人均面积 GB 50189-2015 附录 B";
const CROWDED = "GB 50736-2012 表 3.0.6-4";
const HOSPITAL = "GB 50736-2012 表 3.0.6-3";

/** The rules of a building at first. Crowded rooms have up to 0.4 persons for each m². */
export const PROPOSED_FRESH = toVerify<FreshSettings>(
  {
    height: 3,
    rules: [
      none("走道"),
      none("走廊"),
      none("卫生间"),
      none("机房"),
      people("会议", 14, 2.5, `${CROWDED} 大会厅、多功能厅`),
      people("办公", 30, 10, OFFICE),
      people("客房", 30, 25, OFFICE),
      people("大堂", 10, 20, OFFICE),
      people("教室", 28, 6, `${CROWDED} 教室`),
      people("餐厅", 30, 2.5, `${CROWDED} 餐厅`),
      people("商", 19, 8, `${CROWDED} 商场`),
      people("图书", 20, 6, `${CROWDED} 图书馆`),
      changing("病房", 2, `${HOSPITAL} 病房`),
      changing("诊室", 2, `${HOSPITAL} 门诊室`),
    ],
    own: [],
  },
  "GB 50736-2012 第 3.0.6 条和 GB 50189-2015 附录 B，凭记忆",
);
