import { IconClipboardList } from "@tabler/icons-react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { Fetched } from "../Fetched.tsx";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import { SCREENS } from "../route/screens.ts";
import css from "../Shell.module.css";

const loadCount = async () => (await import("./BasketCount.tsx")).BasketCount;
const goWithout = () => {
  // The link works without the count.
};

/** 已选产品 with its count for a signed-in user; the link asks for a login otherwise. */
export function Basket() {
  const { account } = useServices();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ token }) => token !== null);
  // The list also shows selections that wait for an unreachable server, so its script is loaded in advance.
  useEffect(() => {
    if (!isSignedIn) return;
    SCREENS.SelectionList().catch(() => {
      // Loaded again when the list is opened.
    });
  }, [isSignedIn]);
  const open = async () => {
    if (await account.requireLogin()) await navigate("/selectedProducts");
  };
  return (
    <button type="button" className={css["item"]} onClick={() => void open()}>
      <IconClipboardList size={16} stroke={1.5} aria-hidden />
      <span>
        已选产品
        {isSignedIn && <Fetched isWanted load={loadCount} onFailure={goWithout} />}
      </span>
    </button>
  );
}
