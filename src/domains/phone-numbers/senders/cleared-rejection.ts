/** Clears the provider's rejection so texts are tried again. */
export const clearedRejection = (now: Date) => ({
  refusedAt: null,
  refusedCode: null,
  triedAgainAt: now,
});
