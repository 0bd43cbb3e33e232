/** Preloaded in the server's threads and processes when it runs from sources. */
import { register } from "tsx/esm/api";

register();
