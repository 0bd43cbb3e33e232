import "../floor.ts";
import "@mantine/core/styles.css";
import "./shell/theme/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openHostBridge } from "#api/host/openHostBridge.ts";
import { useSession } from "./page/services/useSession.ts";
import { App } from "./shell/App.tsx";
import { askHostSession } from "./shell/host/askHostSession.ts";
import { connectHost } from "./shell/host/connectHost.ts";
import { createQueryClient } from "./shell/services/createQueryClient.ts";
import { createServices } from "./shell/services/createServices.ts";
import { readSession } from "./shell/services/readSession.ts";
import { readSettings } from "./shell/services/readSettings.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

useSession.setState(readSession(location.search));
const settings = readSettings(document);
const { platform } = useSession.getState();
const { search } = location;
const host = openHostBridge({ platform, search, settings });
const services = createServices(settings, host, askHostSession(host, search));
connectHost(services, search);

createRoot(root).render(
  <StrictMode>
    <App services={services} queryClient={createQueryClient()} />
  </StrictMode>,
);
