/** What a sender says once its texts may try again. */
export const notRefused = (now: Date) => ({
  refusedAt: null,
  refusedCode: null,
  triedAgainAt: now,
});
