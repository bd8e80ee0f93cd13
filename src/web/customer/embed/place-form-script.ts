import { scriptResponse } from "./embed.server.ts";
import placeForm from "./place-form.js?raw";

/** `/embed.js`: script that a contractor's site loads to show the lead form. */
export const loader = () => scriptResponse(placeForm, "cross-origin");
