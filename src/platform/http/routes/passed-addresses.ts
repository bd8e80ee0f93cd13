/** Paths of the product that others are given: providers, as webhooks, and the sign-in library. */
export type PassedAddresses = {
  textReceived: string;
  textStatus: string;
  /** Where a call begins; its steps are below. */
  callReceived: string;
  callStatus: string;
};
