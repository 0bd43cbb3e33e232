import { Button } from "@mantine/core";
import text from "../../styles/text.module.css";
import { useSupplier, type Supplier } from "./useSupplier.ts";
import { SampleTag } from "../tags/SampleTag.tsx";
import css from "./SupplierDialog.module.css";

function Facts({ supplier: { brand, contact } }: { readonly supplier: Supplier }) {
  const facts = [
    ["品牌", brand.brandName],
    ...(contact
      ? [["联系人", contact.contactUserName] as const, ["电话", contact.contactMobile] as const]
      : []),
  ] as const;
  return (
    <>
      {contact && (
        <div className={css["name"]}>
          {contact.name}
          {contact.isSample && <SampleTag />}
        </div>
      )}
      <dl className={css["facts"]}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {brand.brandUrl !== null && (
          <div>
            <dt>网站</dt>
            <dd>
              <a href={brand.brandUrl} target="_blank" rel="noreferrer">
                {brand.brandUrl}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {contact === null && (
        <p className={text["ink2"]}>
          {brand.brandUrl === null ? "产品库没有这个厂商的联系方式" : "产品库没有联系人，可通过厂商网站联系"}
        </p>
      )}
      {contact?.isSample && <p className={text["ink2"]}>示例厂商与联系方式均为虚构，不能拨打</p>}
    </>
  );
}

/** How the maker of a product is reached, or that nobody knows. */
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
