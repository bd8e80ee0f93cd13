/** Whether somebody else's server took what was posted. */
export const isTaken = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** Whether it says that it is gone for good. */
export const isGone = (status: number | null): boolean => status === 410;
