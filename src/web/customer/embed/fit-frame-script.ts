import { scriptResponse } from "./embed.server.ts";
import fitFrame from "./fit-frame.js?raw";

/** `/embed/frame.js`: the embedded form's only script. */
export const loader = () => scriptResponse(fitFrame, "same-origin");
