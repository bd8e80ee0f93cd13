import { redirect } from "react-router";

/** An address of an earlier build: there is nothing at it. */
export const loader = () => redirect("/404");
