/** Ends every email that a business sends to a homeowner; `own-text.ts` knows it in quoted replies. */
export const unsubscribeFrom = (businessName: string): string => `Unsubscribe from ${businessName}`;
