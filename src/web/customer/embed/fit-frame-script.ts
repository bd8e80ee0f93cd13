import fitFrame from "./fit-frame.js?raw";
import { scriptAnswer } from "./script-answer.server.ts";

/** `/embed/frame.js`: the embedded form's only script. */
export const loader = () => scriptAnswer(fitFrame, "same-origin");
