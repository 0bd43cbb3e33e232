/**
 * Messages of an import about a field: the English form and its Chinese. Figures and quoted texts stay as they
 * are.
 */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^is missing$/u, "没有填写"],
  [/^"(.*)" does not exist$/u, "“$1”不存在"],
  [/^is not a property of this category$/u, "不是此分类的属性"],
  [/^is stated twice$/u, "填写了两次"],
  [/^repeats a property$/u, "与另一列重复"],
  [/^is A-weighted, and octaves are not$/u, "是 A 计权的，倍频带须为不计权的 dB"],
  [/^stands in the file twice, first at (.*)$/u, "在文件中重复，首次在 $1"],
  [/^is not what (.*) says of the same product$/u, "与 $1 的同一产品不一致"],
  [/^is longer than (\d+) characters$/u, "超过 $1 个字符"],
  [/^is that of no product in the file$/u, "在文件中没有对应的产品"],
  [/^is that of several products; add brand and category$/u, "对应多个产品，请补充品牌和分类"],
  [/^is too large to be sent$/u, "内容过多，请减少列或曲线点"],
  [/^holds a character that is not text$/u, "含有不是文字的字符"],

  [/^is "(.*)", which is not a number$/u, "是“$1”，应为数字"],
  [/^is not a finite number$/u, "不是有限的数"],
  [/^is stated in (.*), which is not a unit of this quantity$/u, "的单位是 $1，不是此参数的单位"],
  [/^is (\S+), larger than any figure of a product$/u, "是 $1，超出产品参数的范围"],
  [/^is (\S+), which is negative$/u, "是 $1，不能为负"],
  [/^is (\S+), which is not a whole number$/u, "是 $1，应为整数"],
  [/^is (\S+ %), which is over 100 %$/u, "是 $1，超过 100 %"],
  [/^runs from (.*) down to (.*)$/u, "由 $1 降到 $2，应由小到大"],
  [/^is "(.*)"; it must be yes or no$/u, "是“$1”，应为“是”或“否”"],
  [/^is "(.*)"; it must be one of (.*)$/u, "是“$1”，应为下列之一：$2"],

  [/^is not a quantity of a curve$/u, "不是曲线的参数"],
  [/^is no quantity of this category \((.*)\)$/u, "不是此分类的曲线参数（$1）"],
  [/^repeats a quantity: .*$/u, "与另一列重复"],
  [/^must say whether it is total pressure or static pressure$/u, "应注明是全压还是静压"],
  [/^must say whether it is shaft power or input power$/u, "应注明是轴功率还是输入功率"],
  [/^is missing beside what was measured over it$/u, "没有填写，而同一行有随流量变化的数值"],
  [/^is stated, but nothing that was measured over it$/u, "有数值，而同一行没有随流量变化的数值"],
  [/^have more than (\d+) points$/u, "超过 $1 个点"],
  [/^have more than (\d+) settings$/u, "超过 $1 个档位"],
  [/^holds a point that is not a number$/u, "有一点不是数字"],
  [/^holds a negative flow$/u, "有一点流量为负"],
  [/^holds a negative power$/u, "有一点功率为负"],
  [/^holds a negative efficiency$/u, "有一点效率为负"],
  [/^is over 100 %$/u, "超过 100 %"],
  [/^has two values at one flow$/u, "在同一流量有两个数值"],
  [/^has fewer than two points$/u, "少于两个点"],

  [/^is less than (.*) and flow need$/u, "小于由流量和$1算得的功率"],
  [/^is above the total pressure at the same flow$/u, "高于同一流量下的全压"],
  [/^is below the shaft power at the same flow$/u, "低于同一流量下的轴功率"],
  [
    /^differs by up to (\S+ %) from what flow, (.*) and (.*) give \(at (.*)\)$/u,
    "与由流量、$2和$3算得的最多相差 $1（流量 $4）",
  ],
  [/^differs by up to (\S+ %) from what flow, (.*) and (.*) give$/u, "与由流量、$2和$3算得的最多相差 $1"],
  [/^is (\S+ m³\/h), outside the (\S+) to (\S+ m³\/h) of its curves$/u, "是 $1，在曲线的 $2 至 $3 之外"],
  [/^is (.*), where its curve has (.*) at (\S+ m³\/h)$/u, "是 $1，而曲线在 $3 处是 $2"],
  [/^is one speed, but the curves have a high and a low set$/u, "是单速，而曲线有高速和低速两组"],
  [/^is (.*), where (\S+) to (.*) are usual$/u, "是 $1，通常为 $2 至 $3"],
  [
    /^is (\S+), above the (\S+) of (.*): a slower speed does not do more, the columns may be exchanged$/u,
    "是 $1，大于“$3”的 $2，低档不应大于高档，两列可能填反",
  ],
  [/^is (\S+ ㎡), more than the (\S+ ㎡) of its face$/u, "是 $1，大于外形的面积 $2"],

  [/^has no property for its step and is left out$/u, "没有此档位的属性，没有导入"],
  [/^"(.*)" does not fit (.*) and is left out$/u, "“$1”不能作为“$2”的数值，没有导入"],
  [/^(\S+) does not fit (.*) and is left out$/u, "$1 不能作为“$2”的数值，没有导入"],
  [/^will not find this product \((.*)\)$/u, "找不到此产品（$1）"],
  [/^contradict each other \((.*)\)$/u, "互相矛盾（$1）"],
];

/** Follows a figure that would be plausible in another unit. */
const LIKELY = /; (.+?) is likely \((.*?)\)(?: for (.*))?$/u;
const GREATEST = "at its greatest ";

/**
 * An import's message in Chinese, as the rest of a sentence behind its field; `null` for one without a fixed form.
 */
export function messageWords(message: string): string | null {
  const likely = LIKELY.exec(message);
  const isGreatest = message.startsWith(GREATEST);
  const plain = message.slice(isGreatest ? GREATEST.length : 0, likely?.index);
  const known = SENTENCES.find(([pattern]) => pattern.test(plain));
  if (known === undefined) return null;
  const [, unit = "", figure = "", quantity] = likely ?? [];
  const of = quantity === undefined ? "" : `${quantity === "flow" ? "流量" : quantity}的`;
  return [
    isGreatest ? "最大值" : "",
    plain.replace(known[0], known[1]),
    likely === null ? "" : `，${of}单位可能是${unit === "fraction" ? "小数" : ` ${unit}`}（${figure}）`,
  ].join("");
}
