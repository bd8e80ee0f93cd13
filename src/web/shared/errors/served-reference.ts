import { createContext } from "react";

/** On the server: under which reference the log has the failure that a page shows. */
export const ServedReference = createContext<string | undefined>(undefined);
