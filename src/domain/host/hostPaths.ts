/** What the page asks of a host, by the path that every host knows it under. */
export const HOST_PATHS = {
  /** The room input conditions of the kind of equipment to be selected. */
  rooms: "gjw/desktop/custom_input_data",
  /** Takes the confirmed result list. */
  result: "gjw/desktop/custom_output_data",
} as const;
