import { greatest } from "../../../base/lists.ts";
import { formatPlain } from "../../../base/formatNumber.ts";
import { shortHash } from "../../../base/hash/shortHash.ts";
import type { Questions } from "../head/Questions.ts";
import { productName } from "../productName.ts";
import type { TableFact, TablePoint, TableProduct, TableRemark } from "../TableReading.ts";
import type { Quantity } from "../words/quantities.ts";

/** Between two stated rows a head that rises by more than this share of its greatest is likely a misprint. */
const MOST_RISE = 0.05;
const LIFTS = ["head", "totalPressure", "staticPressure"] as const satisfies readonly Quantity[];

const figure = ({ facts }: TablePoint, quantity: Quantity): number | null => {
  const value = facts.find((fact: TableFact) => fact.quantity === quantity && fact.step === null)?.value;
  return typeof value === "number" ? value : null;
};

export interface Judged {
  readonly products: readonly TableProduct[];
  readonly refused: readonly TableRemark[];
}

/** Asks about rows that no machine can have; until they are answered their products stay asked about. */
export function judgeProducts(products: readonly TableProduct[], questions: Questions): Judged {
  const kept: TableProduct[] = [];
  const refused: TableRemark[] = [];
  for (const product of products) {
    const judged = askAboutRises(product, questions);
    if ("code" in judged) refused.push(judged);
    else kept.push(judged);
  }
  return { products: kept, refused };
}

function askAboutRises(product: TableProduct, questions: Questions): TableProduct | TableRemark {
  const asked: string[] = [];
  for (const lift of LIFTS) {
    const curve = product.points
      .flatMap((point) => {
        const [flow, value] = [figure(point, "flow"), figure(point, lift)];
        return flow === null || value === null ? [] : [{ flow, value, place: point.place }];
      })
      .toSorted((one, other) => one.flow - other.flow);
    const most = greatest(curve.map(({ value }) => value));
    const risen = curve.find(
      ({ value }, at) => at > 0 && value - (curve[at - 1]?.value ?? value) > MOST_RISE * most,
    );
    if (!risen) continue;
    const name = productName(product);
    const field = product.points[0]?.facts.find(({ quantity }) => quantity === lift)?.name ?? "";
    const { option, open } = questions.ask(
      {
        code: "misprint",
        field,
        text: `${name} 在流量 ${formatPlain(risen.flow)} 处压力或扬程反而升高，疑为误印（${risen.place}）`,
        options: [
          { id: "keep", label: "数值无误，保留" },
          { id: "leave", label: "不读该型号" },
        ],
        proposal: "keep",
      },
      shortHash(name),
    );
    if (option === "leave")
      return {
        code: "misprint",
        place: risen.place,
        product: name,
        field,
        message: `“${field}”疑为误印，没有读入`,
      };
    if (open !== null) asked.push(open);
  }
  return asked.length === 0 ? product : { ...product, asked: [...product.asked, ...asked] };
}
