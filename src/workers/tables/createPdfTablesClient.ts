import { pdfResources } from "../pdf/pdfResources.ts";
import { createTablesClient } from "./createTablesClient.ts";

/** The client of a page: its worker reads Chinese PDFs without embedded fonts by what the site serves for them. */
export const createPdfTablesClient = () => createTablesClient(pdfResources());
