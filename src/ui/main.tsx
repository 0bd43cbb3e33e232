import "../floor.ts";
import "@mantine/core/styles.css";
import "./styles/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openHostBridge } from "#api/host/openHostBridge.ts";
import { useSession } from "./hooks/services/useSession.ts";
import { App } from "./shell/App.tsx";
import { askHostSession } from "./shell/askHostSession.ts";
import { connectHost } from "./shell/connectHost.ts";
import { createQueryClient } from "./shell/createQueryClient.ts";
import { createServices } from "./shell/createServices.ts";
import { readSession } from "./shell/readSession.ts";
import { readSettings } from "./shell/readSettings.ts";

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
