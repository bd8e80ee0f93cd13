import { useMay } from "./use-may.ts";

/** Whether the person who looks may change what is shown; the server decides in any case. */
export const useMayChange = (): boolean => useMay("change");
