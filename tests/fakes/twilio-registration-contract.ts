/** One endpoint of a registration, with the parts we rely on. */
type Endpoint = {
  /** The page of Twilio's documentation that describes it, read November 2026. */
  title: string;
  method: "GET" | "POST";
  /** `v1` of trusthub.twilio.com or messaging.twilio.com, or below the account of api.twilio.com. */
  path: RegExp;
  /** The parameters we may send. */
  parameters: readonly string[];
  /** The required parameters. */
  required: readonly string[];
  status: number;
};

const sid = (kind: string) => `(${kind}[0-9a-f]{32})`;
const at = (path: string) => new RegExp(`^${path}$`);
const list = ["PageSize", "Page", "PageToken"];
const campaign = [
  "Description",
  "MessageFlow",
  "MessageSamples",
  "HasEmbeddedLinks",
  "HasEmbeddedPhone",
  "AgeGated",
  "DirectLending",
  "PrivacyPolicyUrl",
  "TermsAndConditionsUrl",
];

const bundles = (name: "CustomerProfiles" | "TrustProducts", title: string) => ({
  [`list${name}`]: {
    title: `${title}: Read multiple resources`,
    method: "GET" as const,
    path: at(`/v1/${name}`),
    parameters: ["FriendlyName", "PolicySid", "Status", ...list],
    required: [],
    status: 200,
  },
  [`create${name}`]: {
    title: `${title}: Create a resource`,
    method: "POST" as const,
    path: at(`/v1/${name}`),
    parameters: ["FriendlyName", "Email", "PolicySid", "StatusCallback"],
    required: ["FriendlyName", "Email", "PolicySid"],
    status: 201,
  },
  [`fetch${name}`]: {
    title: `${title}: Fetch a resource`,
    method: "GET" as const,
    path: at(`/v1/${name}/${sid("BU")}`),
    parameters: [],
    required: [],
    status: 200,
  },
  [`submit${name}`]: {
    title: `${title}: Update a resource`,
    method: "POST" as const,
    path: at(`/v1/${name}/${sid("BU")}`),
    parameters: ["Status"],
    required: ["Status"],
    status: 200,
  },
  [`list${name}Assignments`]: {
    title: `${title} EntityAssignments subresource: Read multiple resources`,
    method: "GET" as const,
    path: at(`/v1/${name}/${sid("BU")}/EntityAssignments`),
    parameters: list,
    required: [],
    status: 200,
  },
  [`assign${name}`]: {
    title: `${title} EntityAssignments subresource: Create a resource`,
    method: "POST" as const,
    path: at(`/v1/${name}/${sid("BU")}/EntityAssignments`),
    parameters: ["ObjectSid"],
    required: ["ObjectSid"],
    status: 201,
  },
});

export const registrationEndpoints: Record<string, Endpoint> = {
  ...bundles("CustomerProfiles", "Trust Hub CustomerProfiles resource"),
  ...bundles("TrustProducts", "Trust Hub TrustProducts resource"),
  createEndUser: {
    title: "Trust Hub EndUsers resource: Create an EndUser",
    method: "POST",
    path: at("/v1/EndUsers"),
    parameters: ["FriendlyName", "Type", "Attributes"],
    required: ["FriendlyName", "Type"],
    status: 201,
  },
  listEndUsers: {
    title: "Trust Hub EndUsers resource: Read multiple EndUser resources",
    method: "GET",
    path: at("/v1/EndUsers"),
    parameters: list,
    required: [],
    status: 200,
  },
  updateEndUser: {
    title: "Trust Hub EndUsers resource: Update an EndUser",
    method: "POST",
    path: at(`/v1/EndUsers/${sid("IT")}`),
    parameters: ["FriendlyName", "Attributes"],
    required: [],
    status: 200,
  },
  createDocument: {
    title: "Trust Hub SupportingDocuments resource: Create a SupportingDocument",
    method: "POST",
    path: at("/v1/SupportingDocuments"),
    parameters: ["FriendlyName", "Type", "Attributes"],
    required: ["FriendlyName", "Type"],
    status: 201,
  },
  listDocuments: {
    title: "Trust Hub SupportingDocuments resource: Read multiple SupportingDocument resources",
    method: "GET",
    path: at("/v1/SupportingDocuments"),
    parameters: list,
    required: [],
    status: 200,
  },
  listAddresses: {
    title: "REST API: Addresses: Read multiple Address resources",
    method: "GET",
    path: at("/Addresses\\.json"),
    parameters: ["FriendlyName", "CustomerName", "IsoCountry", ...list],
    required: [],
    status: 200,
  },
  createAddress: {
    title: "REST API: Addresses: Create an Address",
    method: "POST",
    path: at("/Addresses\\.json"),
    parameters: [
      ...["CustomerName", "FriendlyName", "Street", "City", "Region", "PostalCode", "IsoCountry"],
    ],
    required: ["CustomerName", "Street", "City", "Region", "PostalCode", "IsoCountry"],
    status: 201,
  },
  updateAddress: {
    title: "REST API: Addresses: Update an Address",
    method: "POST",
    path: at(`/Addresses/${sid("AD")}\\.json`),
    parameters: ["CustomerName", "FriendlyName", "Street", "City", "Region", "PostalCode"],
    required: [],
    status: 200,
  },
  listBrands: {
    title: "A2P 10DLC - BrandRegistrations resource: Read multiple resources",
    method: "GET",
    path: at("/v1/a2p/BrandRegistrations"),
    parameters: list,
    required: [],
    status: 200,
  },
  createBrand: {
    title: "A2P 10DLC - BrandRegistrations resource: Create a BrandRegistration",
    method: "POST",
    path: at("/v1/a2p/BrandRegistrations"),
    parameters: [
      ...["CustomerProfileBundleSid", "A2PProfileBundleSid", "BrandType", "SkipAutomaticSecVet"],
    ],
    required: ["CustomerProfileBundleSid", "A2PProfileBundleSid"],
    status: 201,
  },
  fetchBrand: {
    title: "A2P 10DLC - BrandRegistrations resource: Fetch a BrandRegistration",
    method: "GET",
    path: at(`/v1/a2p/BrandRegistrations/${sid("BN")}`),
    parameters: [],
    required: [],
    status: 200,
  },
  updateBrand: {
    title: "A2P 10DLC - BrandRegistrations resource: Update a BrandRegistration",
    method: "POST",
    path: at(`/v1/a2p/BrandRegistrations/${sid("BN")}`),
    parameters: [],
    required: [],
    status: 200,
  },
  sendCode: {
    title: "BrandRegistrationOtp resource: Create a BrandRegistrationOtp",
    method: "POST",
    path: at(`/v1/a2p/BrandRegistrations/${sid("BN")}/SmsOtp`),
    parameters: [],
    required: [],
    status: 201,
  },
  listServices: {
    title: "Messaging Service resource: Read multiple Services",
    method: "GET",
    path: at("/v1/Services"),
    parameters: list,
    required: [],
    status: 200,
  },
  createService: {
    title: "Messaging Service resource: Create a Service",
    method: "POST",
    path: at("/v1/Services"),
    parameters: ["FriendlyName", "UseInboundWebhookOnNumber"],
    required: ["FriendlyName"],
    status: 201,
  },
  listCampaigns: {
    title: "A2P 10DLC - UsAppToPerson (Usa2p) resource: Read multiple resources",
    method: "GET",
    path: at(`/v1/Services/${sid("MG")}/Compliance/Usa2p`),
    parameters: list,
    required: [],
    status: 200,
  },
  createCampaign: {
    title: "A2P 10DLC - UsAppToPerson (Usa2p) resource: Create a resource",
    method: "POST",
    path: at(`/v1/Services/${sid("MG")}/Compliance/Usa2p`),
    parameters: [
      ...campaign,
      ...["BrandRegistrationSid", "UsAppToPersonUsecase", "SubscriberOptIn", "OptOutMessage"],
      ...["HelpMessage", "OptOutKeywords", "HelpKeywords"],
    ],
    required: [
      ...["BrandRegistrationSid", "Description", "MessageFlow", "MessageSamples"],
      ...["UsAppToPersonUsecase", "HasEmbeddedLinks", "HasEmbeddedPhone"],
    ],
    status: 201,
  },
  fetchCampaign: {
    title: "A2P 10DLC - UsAppToPerson (Usa2p) resource: Fetch a resource",
    method: "GET",
    path: at(`/v1/Services/${sid("MG")}/Compliance/Usa2p/${sid("QE")}`),
    parameters: [],
    required: [],
    status: 200,
  },
  updateCampaign: {
    title: "A2P 10DLC - UsAppToPerson (Usa2p) resource: Update a resource",
    method: "POST",
    path: at(`/v1/Services/${sid("MG")}/Compliance/Usa2p/${sid("QE")}`),
    parameters: campaign,
    required: [...campaign.slice(0, 7)],
    status: 200,
  },
};
