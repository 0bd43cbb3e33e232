/** What the page asks of a host, by the path that every host knows it under. */
export const HOST_PATHS = {
  /** The room input conditions of the kind of equipment to be selected. */
  rooms: "gjw/desktop/custom_input_data",
  /** Takes the confirmed result list. */
  result: "gjw/desktop/custom_output_data",
  /** The token of the host's user for our calls. */
  accessToken: "gjw/desktop/access_token",
  /** Opens an address in the browser of the desktop. */
  browser: "gjw/desktop/navigate_to_browser",
} as const;
