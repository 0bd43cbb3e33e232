import { useState } from "react";
import type { Product } from "#api/contract/products.ts";
import text from "../../styles/text.module.css";
import { CoilArt } from "../Art.tsx";
import { MISSING } from "#domain/formatNumber.ts";
import { Panel } from "../Panel.tsx";
import { SampleTag } from "../SampleTag.tsx";
import css from "./ProductDetail.module.css";

/** The product's own picture, or the drawing of its kind when there is none or it does not come. */
function Picture({ url, name }: { url: string | null; name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className={css["picture"]}>
      {url && !isBroken ? <img src={url} alt={name} onError={() => setIsBroken(true)} /> : <CoilArt />}
    </div>
  );
}

/** Who the product is: picture, model, brand, and where its record comes from. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = [
    ["品牌", product.brandName],
    ["系列", product.productSeriesName ?? MISSING],
    ["分类", product.gjwCategoryName],
  ] as const;
  return (
    <Panel>
      <Picture key={product.imageUrl} url={product.imageUrl} name={product.name} />
      <div className={css["name"]}>
        <h3>
          {product.model}
          {product.isSample && <SampleTag />}
        </h3>
        <div className={text["ink2"]}>{product.name}</div>
      </div>
      <dl className={css["facts"]}>
        {facts.map(([title, value]) => (
          <div key={title} className={css["fact"]}>
            <dt>{title}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css["source"]}>{product.source}</p>
    </Panel>
  );
}
