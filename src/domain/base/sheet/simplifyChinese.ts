/** Traditional characters found in headers of room schedules, each followed by its simplified form. */
const PAIRS =
  "編编號号碼码間间稱称名名積积負负荷荷熱热顯显潛潜風风濕湿溫温計计總总數数量量臺台單单位位樓楼層层區区設设備备註注說说標标製制條条選选採采氣气訊讯類类稜棱夾夹頂顶機机廳厅空空調调夏夏冬冬乾干燈灯電电內内實实際际淨净對对應应規规格格項项書书頁页續续棟栋圖图";

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).flatMap(([traditional = "", simplified = ""]) =>
    traditional === simplified ? [] : [[traditional, simplified] as const],
  ),
);
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join("")}]`, "gu");

/**
 * Converts headers and row labels to simplified characters for comparing; the text shown to people stays as typed.
 */
export const simplifyChinese = (text: string): string =>
  text.replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character);
