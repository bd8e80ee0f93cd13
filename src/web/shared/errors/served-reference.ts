import { createContext } from "react";

/** On the server: the log reference of the error that a page shows. */
export const ServedReference = createContext<string | undefined>(undefined);
