/** What the operator's own webhook is told, as its posts call it (`onboarding.contact-sync`). */
export const contactSyncOperations = ["STEP_UPDATE", "FORM_COMPLETED"] as const;
export type ContactSyncOperation = (typeof contactSyncOperations)[number];

/** The endpoint that is built in, a row of the migrations: no business's, its address and secret are settings. */
export const contactSyncEndpoint = "0192f0c0-0000-7000-8000-000000000001";

/** As staff read it among dead letters. */
export const contactSyncKind = "contact-sync";
