import { Popover } from "@mantine/core";
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from "react";

export interface AnchoredPopoverProps {
  /** The button that opens it: beside it the layer is shown, and it gets the focus back. */
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly label: string;
  /** The focus goes into it, and back. Not where it was merely pointed at. */
  readonly isTrapping?: boolean;
  readonly children: ReactNode;
}

/** Stands for an element that is there already, where Mantine wants one of its own to hold on to. */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** A layer beside a button that is there before it. Fetched by its first click: what places it is a tenth of a first visit. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, isOpen, onChange, label, isTrapping = true, children } = props;
  // Opened once it is there, not with it: where the focus was is noticed on the way from closed to open.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Popover
      opened={isOpen && isThere}
      onChange={onChange}
      position="bottom-start"
      trapFocus={isTrapping}
      returnFocus={isTrapping}
      shadow="md"
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} aria-labelledby={undefined}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
