import { MantineProvider } from "@mantine/core";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { HashRouter } from "react-router-dom";
import { Notices } from "./notices/Notices.tsx";
import { OutdatedHost } from "./notices/OutdatedHost.tsx";
import { ServicesProvider, type Services } from "../page/services/ServicesContext.tsx";
import { useSession } from "../page/services/useSession.ts";
import { AccountSlot } from "./account/AccountSlot.tsx";
import { cssVariables } from "./theme/cssVariables.ts";
import { Shell } from "./Shell.tsx";
import { makeTheme } from "./theme/theme.ts";

/** The providers around all screens: theme, server data, services, routes, notices. */
export function App({ services, queryClient }: { services: Services; queryClient: QueryClient }) {
  const platform = useSession((session) => session.platform);
  const look = useMemo(
    () => ({ theme: makeTheme(platform), cssVariablesResolver: cssVariables(platform) }),
    [platform],
  );
  return (
    <MantineProvider {...look} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <ServicesProvider value={services}>
          {/* Without transitions: a list's state is its address, and a second click builds on the first. */}
          <HashRouter useTransitions={false}>
            <Shell />
          </HashRouter>
          <AccountSlot />
          <Notices />
          <OutdatedHost />
        </ServicesProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
