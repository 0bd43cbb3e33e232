import { IconClipboardList } from "@tabler/icons-react";
import { useEffect, useState, type ComponentType } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../hooks/services/ServicesContext.tsx";
import { useSession } from "../../hooks/services/useSession.ts";
import css from "../Shell.module.css";

/** 已选产品, with its count once somebody has signed in; the way there asks for that. */
export function Basket() {
  const { account } = useServices();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ token }) => token !== null);
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn || Count !== null) return;
    import("./BasketCount.tsx").then(
      ({ BasketCount }) => setCount(() => BasketCount),
      () => {
        // The way there works without the count.
      },
    );
  }, [isSignedIn, Count]);
  const open = async () => {
    if (await account.requireLogin()) await navigate("/selectedProducts");
  };
  return (
    <button type="button" className={css["item"]} onClick={() => void open()}>
      <IconClipboardList size={16} stroke={1.5} aria-hidden />
      <span>
        已选产品
        {isSignedIn && Count !== null && <Count />}
      </span>
    </button>
  );
}
