import { IconAlertTriangle } from "@tabler/icons-react";
import { Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Product } from "#api/contract/products.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import text from "../../kit/styles/text.module.css";
import { isReadFromChart } from "#domain/catalogue/chartSource.ts";
import { sourceLink } from "#domain/catalogue/sourceLink.ts";
import { sourceParts } from "#domain/catalogue/sourceParts.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import { documentAddress, documentsAddress, sheetAddress } from "../../addresses/documentAddresses.ts";
import { categoryDrawing } from "./categoryDrawing.ts";
import { categoryIcon } from "../../search/categoryIcon.tsx";
import { MISSING } from "#domain/base/formatNumber.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { OwnTag } from "../../kit/tags/OwnTag.tsx";
import { ReadTag } from "../../kit/tags/ReadTag.tsx";
import { RealTag } from "../../kit/tags/RealTag.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import css from "./ProductDetail.module.css";

/** Loaded on demand, for products with a model. */
const ModelPreview = fetched(
  async () => (await import("../../component/viewer/ModelPreview.tsx")).ModelPreview,
);

const FILLED = { width: "100%", height: "100%" } as const;

/** The first of these that loads: the product's picture, the drawing of its category, the category's icon. */
function Picture({ product }: { product: Product }) {
  const { imageUrl, isSchematic, name, gjwCategoryCode } = product;
  const { staticBase } = useServices().settings;
  const drawing = categoryDrawing(gjwCategoryCode);
  const pictures = [
    ...(imageUrl
      ? [{ src: isSchematic === true ? `${imageUrl}?size=512` : imageUrl, alt: name, size: {} }]
      : []),
    ...(drawing ? [{ src: `${staticBase}${drawing.file}`, alt: drawing.name, size: FILLED }] : []),
  ];
  const [broken, setBroken] = useState(0);
  const picture = pictures[broken];
  return (
    <div className={css["picture"]}>
      {picture ? (
        <img
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          {...picture.size}
          onError={() => setBroken(broken + 1)}
        />
      ) : (
        <span className={css["sign"]}>{categoryIcon(gjwCategoryCode)}</span>
      )}
      {product.hasModel && (
        <Suspense fallback={null}>
          <ModelPreview componentId={product.id} name={product.model} />
        </Suspense>
      )}
      {isSchematic === true && broken === 0 && (
        <span className={css["schematic"]} title="按产品标注的尺寸绘制，未标注的尺寸按规则推算">
          示意模型
        </span>
      )}
    </div>
  );
}

/** The source of the record; a published one is a link. */
function Source({ text: source }: { readonly text: string }) {
  const link = sourceLink(source);
  if (link === null) return source;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {source}
    </a>
  );
}

export interface ProductFactsProps {
  product: Product;
  /** Content below the facts. */
  children?: ReactNode;
}

/** Facts of the product: picture, model, brand, and source of the record. */
export function ProductFacts({ product, children }: ProductFactsProps) {
  const facts = [
    ["品牌", product.brandName],
    ["系列", product.productSeriesName ?? MISSING],
    ["分类", product.gjwCategoryName],
  ] as const;
  const { origin, remarks } = sourceParts(product.source);
  const isDesktop = useSession(({ platform }) => platform === "g");
  const isWeb = useSession(({ platform }) => platform === "web");
  return (
    <Panel>
      <Picture key={product.imageUrl} product={product} />
      <div className={css["name"]}>
        <h2>
          {product.model}
          {product.isSample && <SampleTag />}
          {!product.isSample && product.library === undefined && <RealTag source={product.source} />}
          {product.library !== undefined && <ReadTag source={product.source} />}
          <OwnTag library={product.library} />
        </h2>
        {product.name !== product.model && <div className={text["ink2"]}>{product.name}</div>}
      </div>
      <dl className={css["facts"]}>
        {facts.map(([title, value]) => (
          <div key={title} className={css["fact"]}>
            <dt>{title}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css["source"]}>
        <Source text={origin} />
      </p>
      {remarks.map((remark) => (
        <p key={remark} className={css["remark"]} role="note">
          <IconAlertTriangle size={16} aria-hidden />
          {remark}
        </p>
      ))}
      {product.manual !== undefined && !isDesktop && (
        <p className={css["source"]}>
          出自样本{" "}
          <Link
            className={css["documents"]}
            to={documentAddress(product.manual.id)}
            {...(isWeb ? { target: "_blank", rel: "noreferrer" } : {})}
          >
            {product.manual.title}
          </Link>
        </p>
      )}
      {product.library !== undefined && isReadFromChart(product.source) && !isDesktop && (
        <p className={css["source"]}>
          <Link
            className={css["documents"]}
            to={sheetAddress(product.library.id, product.id)}
            {...(isWeb ? { target: "_blank", rel: "noreferrer" } : {})}
          >
            读图记录
          </Link>
        </p>
      )}
      {product.productSeriesId !== null && product.library === undefined && !isDesktop && (
        <p className={css["source"]}>
          <Link
            className={css["documents"]}
            to={documentsAddress(product.productSeriesId)}
            {...(isWeb ? { target: "_blank", rel: "noreferrer" } : {})}
          >
            本系列的电子样本
          </Link>
        </p>
      )}
      {children}
    </Panel>
  );
}
