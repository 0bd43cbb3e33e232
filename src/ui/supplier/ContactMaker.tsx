import { Button } from "@mantine/core";
import { useState } from "react";
import { ContactDialog } from "./ContactDialog.tsx";
import { SupplierCard } from "./SupplierCard.tsx";

export interface ContactMakerProps {
  readonly product: { readonly brandCode: string };
  readonly size?: "xs" | "sm";
}

/** 联系厂商: a button that opens the contact card; none for an own product in a project, whose brand has no code. */
export function ContactMaker({ product: { brandCode }, size = "xs" }: ContactMakerProps) {
  const [isOpen, setOpen] = useState(false);
  if (brandCode === "") return null;
  return (
    <>
      <Button size={size} variant="default" onClick={() => setOpen(true)}>
        联系厂商
      </Button>
      <ContactDialog title="联系厂商" opened={isOpen} onClose={() => setOpen(false)}>
        <SupplierCard brandCode={brandCode} />
      </ContactDialog>
    </>
  );
}
