import { pdfResources } from "../pdf/pdfResources.ts";
import { createTablesClient } from "./createTablesClient.ts";

/**
 * The client of a page; its worker reads Chinese PDFs without embedded fonts with the resources that the site
 * serves.
 */
export const createPdfTablesClient = () => createTablesClient(pdfResources());
