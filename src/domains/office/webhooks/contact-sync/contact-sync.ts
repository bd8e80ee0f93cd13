/** What the operator's own webhook receives, by operation name (`onboarding.contact-sync`). */
export const contactSyncOperations = ["STEP_UPDATE", "FORM_COMPLETED"] as const;
export type ContactSyncOperation = (typeof contactSyncOperations)[number];

/**
 * The built-in endpoint, a row of the migrations: it belongs to no business; its URL and secret are
 * settings.
 */
export const contactSyncEndpoint = "0192f0c0-0000-7000-8000-000000000001";

/** Its kind in the staff's list of failures. */
export const contactSyncKind = "contact-sync";
