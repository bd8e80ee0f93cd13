/** The data that carriers require before a business may text from a local number (A2P 10DLC). */
export type RegistrationDetails = {
  /**
   * Our ID of the registration. Resources at the provider are named after it, so they can be found
   * after a lost response.
   */
  reference: string;
  /** `sole_proprietor`: a person without a tax number, verified by a text to a mobile phone. */
  kind: "standard" | "sole_proprietor";
  legalName: string;
  /** The name customers know, as in every message. */
  brandName: string;
  businessType: BusinessType;
  /** Nine digits; null for a sole proprietor. */
  taxNumber: string | null;
  website: string;
  contact: { firstName: string; lastName: string; title: string; email: string; phone: string };
  /** The mobile phone that gets the verification text, in E.164; null unless a sole proprietor. */
  mobile: string | null;
  address: { street: string; city: string; state: string; zipCode: string };
  /** Where the provider emails about the registration: the operator's address. */
  notify: string;
  campaign: CampaignContent;
  /** How often each part was submitted before; a new count submits it again. */
  submissions: { brand: number; campaign: number };
};

export const businessTypes = [
  "llc",
  "corporation",
  "partnership",
  "nonprofit",
  "individual",
] as const;
export type BusinessType = (typeof businessTypes)[number];

/** What a business texts about, how people agree to it, and what it replies to STOP and HELP. */
export type CampaignContent = {
  description: string;
  messageFlow: string;
  samples: string[];
  optOutReply: string;
  helpReply: string;
  privacyUrl: string;
  termsUrl: string;
  hasLinks: boolean;
  hasPhone: boolean;
};

/** The resources created at the provider, by step, with a hash of what was sent. */
export type RegistrationIds = Record<string, { id: string; sent: string }>;

/** A code and the provider's text about a rejection. */
export type RegistrationError = { code: number; text: string };

/** The provider's response, or why there was none. `certain`: the call certainly had no effect. */
export type RegistrationResult<Found extends object> =
  | ({ ok: true } & Found)
  | {
      ok: false;
      certain: boolean;
      code: number | null;
      /**
       * `rejected`: the same call would fail again. `account`: the operator has to fix the provider
       * account.
       */
      kind: "later" | "account" | "rejected";
      reason: string;
      retryAfterSeconds: number | null;
    };

/**
 * One call of a registration. Creates a missing resource, or updates it if `content` differs from
 * what was sent.
 */
export type RegistrationStep = {
  key: string;
  content: string;
  /**
   * @param known the resource's ID, if it exists
   * @param wasAttempted an earlier response was lost, so the resource is searched for before it is
   * created again
   */
  run(
    ids: RegistrationIds,
    known: string | null,
    wasAttempted: boolean,
  ): Promise<RegistrationResult<{ id: string }>>;
};

export type RegistrationStatus = "pending" | "approved" | "rejected" | "suspended" | "gone";

export type RegistrationProvider = {
  /** Saved with the approval. */
  name: string;
  /** The calls that submit the brand, in order. */
  brandSteps(details: RegistrationDetails): RegistrationStep[];
  /** The calls that submit the campaign of an approved brand, in order. */
  campaignSteps(details: RegistrationDetails): RegistrationStep[];
  /** `needsReply`: it waits for the owner's reply to the verification text. */
  readBrand(ids: RegistrationIds): Promise<
    RegistrationResult<{
      status: RegistrationStatus;
      needsReply: boolean;
      errors: RegistrationError[];
    }>
  >;
  readCampaign(
    ids: RegistrationIds,
  ): Promise<RegistrationResult<{ status: RegistrationStatus; errors: RegistrationError[] }>>;
  /** Sends a sole proprietor's verification text again. */
  resendCode(ids: RegistrationIds): Promise<RegistrationResult<object>>;
  /**
   * Adds the account's number to the registered campaign; may be repeated. `missing`: the number isn't in the
   * account, such as after it was moved to another provider.
   */
  addNumber(ids: RegistrationIds, phone: string): Promise<RegistrationResult<{ missing: boolean }>>;
  /**
   * Whether a callback about a registration has the provider's signature.
   * @param rawBody the body as received, for a callback in JSON; null for a form
   */
  hasValidSignature(
    path: string,
    params: URLSearchParams,
    signature: string | null,
    rawBody: Buffer | null,
  ): boolean;
};

/** The key of the step whose id is the brand's. */
export const brandKey = "brand";
/** The key of the step whose id is the campaign's. */
export const campaignKey = "campaign";
