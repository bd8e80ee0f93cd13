import { redirect } from "react-router";

/** An address of an earlier build: there is nothing at it (`routes.sitemap-dev`). */
export const loader = () => redirect("/404");
