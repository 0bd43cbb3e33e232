import { spawnSync } from "node:child_process";

/** Debian's own Python, for which its packages are made. */
export const PYTHON = "/usr/bin/python3";

/** Qt 5's browser is older than our oldest supported one. */
const NEEDED = "from PyQt6 import QtWebChannel, QtWebEngineCore, QtWebEngineWidgets";

const HOW =
  "apt-get install --no-install-recommends python3-pyqt6.qtwebengine python3-pyqt6.qtwebchannel (Debian 12, 70 MB)";

/** Why a design program cannot be simulated; `null` if it can. */
export function missingQtWebEngine(): string | null {
  const { status } = spawnSync(PYTHON, ["-c", NEEDED], { stdio: "ignore" });
  return status === 0 ? null : `No Qt WebEngine to embed the site in, so no real host is tested: ${HOW}`;
}
