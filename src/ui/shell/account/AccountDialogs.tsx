import { useAccountDialog } from "../../page/services/useAccountDialog.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { DetailsDialog } from "./DetailsDialog.tsx";
import { HostDetails } from "./HostDetails.tsx";
import { HostSignIn } from "./HostSignIn.tsx";
import { SignInDialog } from "./SignInDialog.tsx";

export function AccountDialogs() {
  const dialog = useAccountDialog();
  const { hasHost } = useServices().host;
  switch (dialog) {
    case null:
      return null;
    case "signIn":
      return hasHost ? <HostSignIn /> : <SignInDialog />;
    case "details":
      return hasHost ? <HostDetails /> : <DetailsDialog />;
  }
}
