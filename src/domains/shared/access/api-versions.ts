/**
 * The dated versions of the bodies of the API and of webhooks, oldest first (`api.versions`). What each
 * changed is in `domains/office/api-resources/versions.ts`.
 */
export const apiVersions = ["2026-11-28"] as const;
export type ApiVersion = (typeof apiVersions)[number];

/** The version that new keys and webhooks get. */
export const newestApiVersion: ApiVersion = "2026-11-28";

/** Parses a stored or sent version; null if there is none with this name. */
export const readApiVersion = (name: string | null): ApiVersion | null =>
  apiVersions.find((version) => version === name) ?? null;
