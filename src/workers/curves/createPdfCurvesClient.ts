import { pdfResources } from "../pdf/pdfResources.ts";
import { createCurvesClient } from "./createCurvesClient.ts";

/** The client of a page: its worker reads Chinese PDFs without embedded fonts by what the site serves for them. */
export const createPdfCurvesClient = () => createCurvesClient(pdfResources());
