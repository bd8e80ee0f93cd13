import placeForm from "./place-form.js?raw";
import { scriptResponse } from "./script-response.server.ts";

/** `/embed.js`: script that a contractor's site loads to show the lead form. */
export const loader = () => scriptResponse(placeForm, "cross-origin");
