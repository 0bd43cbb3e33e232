import { Popover } from "@mantine/core";
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from "react";

export interface AnchoredPopoverProps {
  /** The button that opens the layer; it is placed beside it and gets the focus back. */
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly label: string;
  /** Whether the focus moves into the layer and back; not for one that opens on hover. */
  readonly isTrapping?: boolean;
  readonly children: ReactNode;
}

/** Gives Mantine an existing element as its target. */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/**
 * A popover beside an existing button. Loaded on the first click: its positioning code would be a tenth of a first
 * visit.
 */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, isOpen, onChange, label, isTrapping = true, children } = props;
  // Opened after it is mounted, because Mantine records the focused element on the change from closed to open.
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
