import { redirect } from "react-router";

/** An address of an earlier build: there is nothing at it (specification §2, route table). */
export const loader = () => redirect("/404");
