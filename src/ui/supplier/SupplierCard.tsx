import { Button } from "@mantine/core";
import text from "../kit/styles/text.module.css";
import { ContactFacts } from "./ContactFacts.tsx";
import { useSupplier, type Supplier } from "./useSupplier.ts";

const Page = ({ url }: { readonly url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {url}
  </a>
);

function Facts({ supplier: { brand, contact } }: { readonly supplier: Supplier }) {
  return (
    <>
      <ContactFacts
        name={contact?.name ?? null}
        isSample={contact?.isSample ?? false}
        facts={[
          ["品牌", brand.brandName],
          ["联系人", contact?.contactUserName ?? null],
          ["电话", contact?.contactMobile ?? null],
          ["网站", brand.brandUrl === null ? null : <Page key="url" url={brand.brandUrl} />],
        ]}
      />
      {contact === null && (
        <p className={text["ink2"]}>
          {brand.brandUrl === null ? "产品库没有这个厂商的联系方式" : "产品库没有联系人，可通过厂商网站联系"}
        </p>
      )}
    </>
  );
}

/** Contact of a product's brand, or a note that it is unknown. */
export function SupplierCard({ brandCode }: { readonly brandCode: string }) {
  const supplier = useSupplier(brandCode);
  switch (supplier.status) {
    case "loading":
      return (
        <p className={text["dim"]} role="status">
          正在查询…
        </p>
      );
    case "failed":
      return (
        <div role="alert">
          <p>联系方式加载失败：{supplier.error.message}</p>
          <Button size="xs" variant="default" mt={8} onClick={supplier.retry}>
            重试
          </Button>
        </div>
      );
    case "ready":
      return <Facts supplier={supplier.value} />;
  }
}
