/** Whether a third-party server accepted what was posted. */
export const isSuccessStatus = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** Whether the response says it is permanently gone. */
export const isGone = (status: number | null): boolean => status === 410;
