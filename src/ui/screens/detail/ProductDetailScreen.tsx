import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { Product } from "#api/contract/products.ts";
import { writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { EMPTY_LIST } from "#domain/catalogue/listing/ListState.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { listAddress } from "../../addresses/categoryAddresses.ts";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { CompareButton } from "./CompareButton.tsx";
import { CopyLinkButton } from "../../claim/CopyLinkButton.tsx";
import { DataSheetButton } from "./DataSheetButton.tsx";
import { ProductDetail } from "../../product/detail/ProductDetail.tsx";
import { PriceButton } from "../../prices/PriceButton.tsx";
import { SelectButton } from "../../project/SelectButton.tsx";
import { SoundButton } from "./SoundButton.tsx";
import { selectableOf } from "../../project/selectableOf.ts";
import { ContactMaker } from "../../supplier/ContactMaker.tsx";
import { ReadTag } from "../../kit/tags/ReadTag.tsx";
import { OwnTag } from "../../kit/tags/OwnTag.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import { useAddressConditions } from "../../duty/useAddressConditions.ts";
import { useDocumentTitle } from "../../page/browser/useDocumentTitle.ts";
import { useProduct } from "../../product/facts/useProduct.ts";
import { useSession } from "../../page/services/useSession.ts";
import { useVisit } from "./useVisit.ts";
import css from "./ProductDetailScreen.module.css";

/** The list of the product's category, filtered by the brand in the link if there is one. */
function listOf({ gjwCategoryCode }: Product, brandCode: string | null): string {
  const parts = writeListAddress({ ...EMPTY_LIST, brandCode });
  const query = new URLSearchParams(parts.map(([name, value]) => [name, value])).toString();
  return `${listAddress(gjwCategoryCode)}${query === "" ? "" : `?${query}`}`;
}

/** A link back to where the product was chosen, since a host shows no browser buttons. */
function BackInHost() {
  const navigate = useNavigate();
  const isHost = useSession(({ platform }) => platform !== "web");
  // The first entry of a window has no previous one.
  const hasBefore = useLocation().key !== "default";
  if (!isHost || !hasBefore) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArrowLeft size={14} stroke={1.5} aria-hidden />}
      onClick={() => void navigate(-1)}
    >
      返回
    </Button>
  );
}

/** One product on its own page, at the duty in its address. */
export function ProductDetailScreen() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const conditions = useAddressConditions();
  const loaded = useProduct(id);
  const product = loaded.status === "ready" ? loaded.value : null;
  useDocumentTitle(product?.model ?? null);
  useVisit(id);
  return (
    <>
      <PageHead
        {...(product
          ? {
              title: product.model,
              parent: { label: product.gjwCategoryName, to: listOf(product, params.get("brandCode")) },
            }
          : {})}
        tag={
          product && (
            <>
              {product.isSample && <SampleTag />}
              <OwnTag library={product.library} />
              <ReadTag source={product.source} />
            </>
          )
        }
      >
        <BackInHost />
        {product && <ContactMaker product={product} />}
        {product && (
          <PriceButton
            categoryCode={product.gjwCategoryCode}
            subject={{ kind: "product", ...product, properties: product.productPropertyValues }}
          />
        )}
        {product && <CompareButton product={product} duty={conditions.duty} />}
        {product && <SoundButton product={product} duty={conditions.duty} />}
        {product && <CopyLinkButton product={product} state={conditions} />}
        <DataSheetButton product={product} conditions={conditions} />
        {product && <SelectButton product={selectableOf(product, conditions)} />}
      </PageHead>
      <main className={css["main"]}>
        <ProductDetail
          key={id}
          productId={id}
          conditions={conditions}
          nextStep={
            <>
              <Button component={Link} to="/">
                返回产品库
              </Button>
              {isOwnProduct(id) && (
                <Button variant="default" component={Link} to="/library">
                  查看自有产品
                </Button>
              )}
            </>
          }
        />
      </main>
    </>
  );
}
