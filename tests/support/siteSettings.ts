import type { ClientSettings } from "#api/contract/clientSettings.ts";

/** Settings with every origin that a policy must name, and one that a page must escape. */
export const clientSettings: ClientSettings = {
  apiBase: "/api",
  accountBase: "/account",
  staticBase: "https://files.example.com/volute",
  loginOrigin: "https://login.example.com",
  assistantUrl: 'https://help.example.com/?a=1&b="</head>',
  simulatedHost: false,
};
