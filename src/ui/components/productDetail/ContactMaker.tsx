import { Button, CloseButton, Modal } from "@mantine/core";
import { useState } from "react";
import type { Product } from "#api/contract/products.ts";
import { useFocusBack } from "../../hooks/page/useFocusBack.ts";
import { SupplierCard } from "./SupplierCard.tsx";
import css from "./SupplierDialog.module.css";

/** px */
const WIDTH = 440;

/** 联系厂商, and the card that it opens. */
export function ContactMaker({ product: { brandCode } }: { readonly product: Pick<Product, "brandCode"> }) {
  const [isOpen, setOpen] = useState(false);
  useFocusBack(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        联系厂商
      </Button>
      <Modal.Root opened={isOpen} onClose={close} size={WIDTH}>
        <Modal.Overlay />
        <Modal.Content>
          <div className={css["dialog"]}>
            <div className={css["head"]}>
              <Modal.Title className={css["title"]}>联系厂商</Modal.Title>
              <CloseButton className={css["close"]} aria-label="关闭" onClick={close} />
            </div>
            <div className={css["body"]}>
              <SupplierCard brandCode={brandCode} />
            </div>
            <div className={css["foot"]}>
              <Button onClick={close} data-autofocus>
                知道了
              </Button>
            </div>
          </div>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
