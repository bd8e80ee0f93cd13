/**
 * Links that don't expire and aren't stored: the token says what each is for
 * (platform/secrets/secrets.server.ts). The names are part of the tokens.
 */
export const lastingLinkKinds = [
  "job-estimate",
  "invoice",
  "visit",
  "review",
  "preferences",
  "customer",
  "lead-source",
] as const;
export type LastingLinkKind = (typeof lastingLinkKinds)[number];
