const WORDS =
  "合计|小计|总计|共计|累计|总和|平均值?|均值|(?:grand |sub-? ?)?total|sum|average|mean|(?:gesamt|zwischen)?summe|gesamt|mittelwert|durchschnitt|totale|somme|somma|suma|valeur moyenne|valore medio|valor medio|promedio|итого|всего|сумма|среднее(?: значение)?|合計|小計|総計|平均値";
/** The word alone, with its unit or count behind it: 合 计：, 小计（台）. */
const ALONE = new RegExp(`^(?:${WORDS})\\s*(?:[(（].*[)）])?[:：.]?$`, "iu");
/** XA 系列小计. Words of other languages may end a name. */
const BEHIND = /(?:合计|小计|总计|共计|平均值?)(?:\([^)]*\))?[:：]?$/u;

/** Whether a cell that names a row calls it a sum or a mean of the rows beside it. */
export const isTotal = (text: string): boolean => ALONE.test(text) || BEHIND.test(text.replaceAll(" ", ""));
