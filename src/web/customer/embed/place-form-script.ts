import placeForm from "./place-form.js?raw";
import { scriptAnswer } from "./script-answer.server.ts";

/** `/embed.js`: script that a contractor's site loads to show the lead form. */
export const loader = () => scriptAnswer(placeForm, "cross-origin");
