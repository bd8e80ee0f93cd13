/** Ends every email from a business to a homeowner; `own-text.ts` recognizes it in quoted replies. */
export const unsubscribeFrom = (businessName: string): string => `Unsubscribe from ${businessName}`;

/** The sender name of an email that we send for a business. */
export const businessVia = (businessName: string, siteName: string): string =>
  `${businessName} via ${siteName}`;

/** How an email shows the business that it's from. */
export const businessText = {
  logo: (businessName: string) => `Logo of ${businessName}`,
  license: (license: string) => `License ${license}`,
  portal: "See all your appointments, estimates, and invoices",
};

/** Below an email's button, for those who can't click it. */
export const readableLinkText = {
  call: (phone: string | null) => `Or call ${phone}`,
  email: (address: string) => `Or email ${address}`,
  open: <Element>(link: Element) => ["Or open ", link],
};

/** At the end of pages that a business's customers see. */
export const sentWith = (siteName: string): string => `Sent with ${siteName}`;
