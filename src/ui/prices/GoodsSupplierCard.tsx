import type { GoodsSupplier } from "#api/contract/goods.ts";
import text from "../kit/styles/text.module.css";
import { ContactDialog } from "../supplier/ContactDialog.tsx";
import { ContactFacts } from "../supplier/ContactFacts.tsx";

/** Contact of the supplier of a price. */
export function GoodsSupplierCard({
  supplier,
  onClose,
}: {
  readonly supplier: GoodsSupplier;
  readonly onClose: () => void;
}) {
  const { name, isSample, areaName, contactUserName, contactMobile } = supplier;
  const isUnknown = contactUserName === null && contactMobile === null;
  return (
    <ContactDialog title="联系供应商" opened onClose={onClose}>
      <ContactFacts
        name={name}
        isSample={isSample}
        facts={[
          ["报价地区", areaName],
          ["联系人", contactUserName],
          ["电话", contactMobile],
        ]}
      />
      {isUnknown && <p className={text["ink2"]}>价格表没有写明这家供应商的联系方式</p>}
    </ContactDialog>
  );
}
