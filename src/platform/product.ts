/** What the platform is told of the product that it carries. */
export type Product = {
  addresses: PassedAddresses;
  /** The order of locks: names of tables, and of locks that are no row's (docs/locks.md). */
  lockOrder: readonly string[];
};

/** Paths of src/routes.ts that others are given: providers, as webhooks. */
export type PassedAddresses = {
  textReceived: string;
  textStatus: string;
  /** Where a call begins; its steps are below. */
  callReceived: string;
  callStatus: string;
};
