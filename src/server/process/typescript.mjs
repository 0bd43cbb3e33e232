/** What a thread or process of the server loads first where the server is run from its sources. */
import { register } from "tsx/esm/api";

register();
