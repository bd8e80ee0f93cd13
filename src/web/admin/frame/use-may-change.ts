import { useMay } from "./use-may.ts";

/** Whether the user can edit what is shown; the server enforces it anyway. */
export const useMayChange = (): boolean => useMay("change");
