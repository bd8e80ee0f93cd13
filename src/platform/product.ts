/** The product's configuration for the platform. */
export type Product = {
  addresses: WebhookPaths;
  /** The lock order: names of tables, and of locks that aren't on rows (docs/locks.md). */
  lockOrder: readonly string[];
};

/** Paths in src/routes.ts that are registered with third parties, such as provider webhooks. */
export type WebhookPaths = {
  textReceived: string;
  textStatus: string;
  /** News about the registration of a business's texts. */
  registrationStatus: string;
  /** The start of a call; its steps are below. */
  callReceived: string;
  callStatus: string;
  /** The steps of a call that leaves a voicemail are below. */
  voicemail: string;
  /** The steps of a call to a customer are below. */
  outgoingCall: string;
};
