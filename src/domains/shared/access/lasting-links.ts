/**
 * Links that are stored nowhere and last: what each is for is in its token
 * (platform/secrets/lasting-token.server.ts). The names are part of the tokens.
 */
export const lastingLinkKinds = [
  "job-estimate",
  "invoice",
  "visit",
  "review",
  "preferences",
] as const;
export type LastingLinkKind = (typeof lastingLinkKinds)[number];
