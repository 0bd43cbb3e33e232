import type { PersonalData } from "../account/personalData.ts";
import { favouriteData } from "../components/library/favourites.ts";
import { libraryData } from "../library/libraryData.ts";
import { actData } from "../operators/actQueries.ts";
import { projectData } from "../project/projectData.ts";

/** Every part that stores data of a user; a new part that does so must be added here. */
export const PERSONAL_DATA: readonly PersonalData[] = [projectData, libraryData, favouriteData, actData];
