import { useState, type MouseEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { FoundProduct } from "#api/contract/search.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { OwnTag } from "../../../kit/tags/OwnTag.tsx";
import { ReadTag } from "../../../kit/tags/ReadTag.tsx";
import { RealTag } from "../../../kit/tags/RealTag.tsx";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import table from "../../../kit/table/table.module.css";
import type { DetailLink } from "../../../product/facts/useDetailLink.ts";
import text from "../../../kit/styles/text.module.css";
import { CompareTick } from "../compare/CompareTick.tsx";
import css from "./ProductTable.module.css";

export interface ModelCellProps {
  readonly product: FoundProduct;
  readonly icon: ReactNode;
  readonly detail: DetailLink;
  readonly isWide: boolean;
  /** Whether a sample row is marked, since not all rows of the page are samples. */
  readonly marksSample: boolean;
}

/** The row opens the detail, too: one click must not open it twice. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** A row needs only the smallest size of a component's drawing; a brand's own picture has a single size. */
const rowPicture = (url: string) => (url.endsWith("/thumbnail") ? `${url}?size=64` : url);

/** The category's icon is shown until the picture is loaded. */
function Picture({ url, icon }: { readonly url: string | null; readonly icon: ReactNode }) {
  const [state, setState] = useState<"coming" | "here" | "broken">("coming");
  if (url === null || state === "broken") return icon;
  return (
    <>
      {state === "coming" && icon}
      <img
        src={rowPicture(url)}
        alt=""
        loading="lazy"
        className={state === "coming" ? css["coming"] : undefined}
        onLoad={() => setState("here")}
        onError={() => setState("broken")}
      />
    </>
  );
}

/** Picture and model, both links to the detail; brand, and the series if there is space. */
export function ModelCell({ product, icon, detail, isWide, marksSample }: ModelCellProps) {
  const { id, model, brandName, productSeriesName, imageUrl, isSample, source, library } = product;
  const target = detail.isNewTab ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <span className={css["model"]}>
      <CompareTick product={product} />
      <Link
        className={classNames(table["thumb"], css["thumb"])}
        to={detail.to(id)}
        onClick={stop}
        tabIndex={-1}
        aria-hidden
        {...target}
      >
        <Picture key={imageUrl} url={imageUrl} icon={icon} />
      </Link>
      <Link
        className={classNames(text["clip"], css["name"])}
        to={detail.to(id)}
        title={model}
        onClick={stop}
        {...target}
      >
        {model}
      </Link>
      <span className={classNames(text["dim"], text["small"], text["clip"], css["maker"])}>
        {isWide && productSeriesName !== null ? `${brandName} · ${productSeriesName}` : brandName}
      </span>
      {marksSample && isSample && <SampleTag isShort={!isWide} />}
      <OwnTag library={library} />
      {library === undefined && source !== null && <RealTag source={source} />}
      {library !== undefined && <ReadTag source={source} />}
    </span>
  );
}
