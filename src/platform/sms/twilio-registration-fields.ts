import type {
  BusinessType,
  RegistrationDetails,
  RegistrationIds,
  RegistrationStatus,
} from "./registration.ts";
import type { TwilioRefusal } from "./twilio-api.server.ts";

/** A request's fields; a list is sent as a repeated parameter. */
export type Fields = Record<string, string | readonly string[]>;

/** Policies of Trust Hub, the same for every account ("Trust Hub REST API: Policies resource"). */
export const policies = {
  primary: "RN6433641899984f951173ef1738c3bdd0",
  standard: {
    profile: "RNdfbf3fae0e1107f8aded0e7cead80bf5",
    trust: "RNb0d4771c2c98518d916a3d4cd70a8f8b",
  },
  sole_proprietor: {
    profile: "RN806dd6cd175f314e1f96a9727ee271f4",
    trust: "RN670d5d2e282a6130ae063b234b6019c8",
  },
} as const;

/** "customer_profile_business_information: business_type". */
const typeNames: Record<BusinessType, string> = {
  llc: "Limited Liability Corporation",
  corporation: "Corporation",
  partnership: "Partnership",
  nonprofit: "Non-profit Corporation",
  individual: "Sole Proprietorship",
};

/** Twilio has no industry for home services; this is the nearest of its list. */
const industry = "CONSUMER";

/** "BrandRegistrations resource: status". */
export const brandStates: Record<string, RegistrationStatus> = {
  PENDING: "pending",
  IN_REVIEW: "pending",
  APPROVED: "approved",
  FAILED: "rejected",
  SUSPENDED: "suspended",
  DELETED: "gone",
};

/** "UsAppToPerson (Usa2p) resource: campaign_status". */
export const campaignStates: Record<string, RegistrationStatus> = {
  PENDING: "pending",
  IN_PROGRESS: "pending",
  VERIFIED: "approved",
  FAILED: "rejected",
  SUSPENDED: "suspended",
  EXPIRED: "gone",
};

type EndUser = { key: string; type: string; attributes: Record<string, string> };

/** The business and its representative, as the customer profile needs them. */
export function peopleOf(details: RegistrationDetails): EndUser[] {
  const { firstName, lastName, title, email, phone } = details.contact;
  const contact = { first_name: firstName, last_name: lastName, email, phone_number: phone };
  if (details.kind === "sole_proprietor") {
    return [{ key: "starter", type: "starter_customer_profile_information", attributes: contact }];
  }
  return [
    {
      key: "business",
      type: "customer_profile_business_information",
      attributes: {
        business_name: details.legalName,
        business_identity: "direct_customer",
        business_type: typeNames[details.businessType],
        business_industry: industry,
        business_registration_identifier: "EIN",
        business_registration_number: details.taxNumber ?? "",
        business_regions_of_operation: "USA_AND_CANADA",
        website_url: details.website,
        social_media_profile_urls: "",
      },
    },
    {
      key: "representative",
      type: "authorized_representative_1",
      attributes: { ...contact, business_title: title, job_position: "Director" },
    },
  ];
}

/** The fields of the trust product about the business's texts. */
export function messagingOf(details: RegistrationDetails): EndUser {
  if (details.kind === "standard") {
    const company = details.businessType === "nonprofit" ? "non-profit" : "private";
    return {
      key: "messaging",
      type: "us_a2p_messaging_profile_information",
      attributes: { company_type: company },
    };
  }
  return {
    key: "messaging",
    type: "sole_proprietor_information",
    attributes: {
      brand_name: details.brandName,
      vertical: industry,
      mobile_phone_number: details.mobile ?? "",
    },
  };
}

export function addressOf({ reference, legalName, address }: RegistrationDetails): Fields {
  return {
    CustomerName: legalName,
    FriendlyName: reference,
    Street: address.street,
    City: address.city,
    Region: address.state,
    PostalCode: address.zipCode,
  };
}

/** The fields of a campaign that can be changed, and those that can only be set on creation. */
export function campaignFields({ kind, campaign }: RegistrationDetails): {
  changeable: Fields;
  created: Fields;
} {
  const changeable = {
    Description: campaign.description,
    MessageFlow: campaign.messageFlow,
    MessageSamples: campaign.samples,
    HasEmbeddedLinks: String(campaign.hasLinks),
    HasEmbeddedPhone: String(campaign.hasPhone),
    AgeGated: "false",
    DirectLending: "false",
    PrivacyPolicyUrl: campaign.privacyUrl,
    TermsAndConditionsUrl: campaign.termsUrl,
  };
  return {
    changeable,
    created: {
      ...changeable,
      UsAppToPersonUsecase: kind === "standard" ? "LOW_VOLUME" : "SOLE_PROPRIETOR",
      SubscriberOptIn: "true",
      OptOutMessage: campaign.optOutReply,
      HelpMessage: campaign.helpReply,
      OptOutKeywords: ["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT"],
      HelpKeywords: ["HELP", "INFO"],
    },
  };
}

/** Everything that carriers compare with public records. */
export const brandContent = ({
  kind,
  legalName,
  businessType,
  taxNumber,
  ...rest
}: RegistrationDetails) =>
  JSON.stringify([
    ...[kind, legalName, businessType, taxNumber, rest.brandName, rest.website],
    ...[rest.contact, rest.mobile, rest.address],
  ]);

/** @throws if an earlier step didn't run, which is a bug */
export function idOf(ids: RegistrationIds, key: string): string {
  const made = ids[key];
  if (!made) throw new Error(`Step ${key} of the registration didn't run`);
  return made.id;
}

export function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of typeof value === "string" ? [value] : value) form.append(name, item);
  }
  return form;
}

export const noPrimaryProfile = {
  ok: false,
  certain: true,
  code: null,
  kind: "account",
  reason:
    "The Twilio account has no approved Primary Business Profile. Create it in Twilio's console under Trust Hub.",
  retryAfterSeconds: null,
} as const;

/** Maps an error to its meaning for a registration. */
export function refusal({
  certain,
  code,
  status,
  meaning,
  reason,
  retryAfterSeconds,
}: TwilioRefusal) {
  const isAccount = meaning === "account_problem";
  const isRejected = certain && !isAccount && status !== null && status >= 400 && status < 429;
  const kind = isAccount ? "account" : isRejected ? "rejected" : "later";
  return { ok: false, certain, code, kind, reason, retryAfterSeconds } as const;
}
