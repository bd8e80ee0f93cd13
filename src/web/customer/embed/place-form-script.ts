import { callScript, scriptResponse } from "./embed.server.ts";
import placeForm from "./place-form.js?raw";
import siteFrame from "./site-frame.js?raw";

/** `/embed.js`: script that a contractor's site loads to show the lead form. */
export const loader = () => scriptResponse(callScript(placeForm, siteFrame), "cross-origin");
