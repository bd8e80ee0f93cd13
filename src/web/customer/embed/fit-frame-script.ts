import fitFrame from "./fit-frame.js?raw";
import { scriptResponse } from "./script-response.server.ts";

/** `/embed/frame.js`: the embedded form's only script. */
export const loader = () => scriptResponse(fitFrame, "same-origin");
