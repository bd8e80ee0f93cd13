import fitFrame from "./fit-frame.js?raw";
import { scriptAnswer } from "./script-answer.server.ts";

/** `/embed/frame.js`: the one script of the framed form. */
export const loader = () => scriptAnswer(fitFrame, "same-origin");
