import ducts from "../../../../data/help/ducts.md?raw";
import duty from "../../../../data/help/duty.md?raw";
import energy from "../../../../data/help/energy.md?raw";
import floors from "../../../../data/help/floors.md?raw";
import libraries from "../../../../data/help/libraries.md?raw";
import links from "../../../../data/help/links.md?raw";
import liquid from "../../../../data/help/liquid.md?raw";
import optimum from "../../../../data/help/optimum.md?raw";
import own from "../../../../data/help/own.md?raw";
import prices from "../../../../data/help/prices.md?raw";
import projects from "../../../../data/help/projects.md?raw";
import reading from "../../../../data/help/reading.md?raw";
import rooms from "../../../../data/help/rooms.md?raw";
import sound from "../../../../data/help/sound.md?raw";
import sources from "../../../../data/help/sources.md?raw";
import splits from "../../../../data/help/splits.md?raw";
import start from "../../../../data/help/start.md?raw";
import systems from "../../../../data/help/systems.md?raw";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { readHelp } from "./readHelp.ts";

const VALUES = new Map([["engine", String(ENGINE)]]);
const sectionsOf = (name: string, text: string) => readHelp(`data/help/${name}.md`, text, VALUES);

/** The content of `data/help`, in the order in which it is shown. */
export const HELP = {
  start: sectionsOf("start", start),
  sources: sectionsOf("sources", sources),
  products: [
    ...sectionsOf("duty", duty),
    ...sectionsOf("liquid", liquid),
    ...sectionsOf("energy", energy),
    ...sectionsOf("links", links),
    ...sectionsOf("reading", reading),
    ...sectionsOf("prices", prices),
    ...sectionsOf("projects", projects),
    ...sectionsOf("libraries", libraries),
    ...sectionsOf("own", own),
    ...sectionsOf("optimum", optimum),
    ...sectionsOf("floors", floors),
    ...sectionsOf("systems", systems),
    ...sectionsOf("ducts", ducts),
    ...sectionsOf("splits", splits),
    ...sectionsOf("sound", sound),
  ],
  rooms: sectionsOf("rooms", rooms),
};
