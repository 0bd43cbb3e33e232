import "../../floor.ts";
import { expose } from "comlink";
import { createCurveService } from "./curveService.ts";

expose(createCurveService());
