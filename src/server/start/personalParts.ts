import type { PersonalData } from "../account/personalData.ts";
import { favouriteData } from "../components/library/favourites.ts";
import { projectData } from "../project/projectData.ts";

/** Every part that holds anything of a user; a part that comes to hold something joins here. */
export const PERSONAL_DATA: readonly PersonalData[] = [projectData, favouriteData];
