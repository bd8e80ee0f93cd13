import { redirect } from "react-router";

/** Sitemap URL of an earlier build, which no longer exists. */
export const loader = () => redirect("/404");
