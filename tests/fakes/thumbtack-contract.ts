/**
 * Thumbtack's webhooks as documented: `webhooks` of its OpenAPI 4.0.0 (api.thumbtack.com/docs), "Manage
 * Webhooks in Thumbtack" (updated 2026-06-18), and "Troubleshooting Messages" (updated 2026-04-24), read
 * 2026-11-28.
 */
type Field = {
  path: string;
  isRequired: boolean;
  /** Where the field is used: as a label of the delivery, as its ID, or not at all. */
  readAs: string | null;
};

/** `NegotiationCreatedV4`, below `data`. */
// biome-ignore format: one table, read as one
export const negotiationFields: readonly Field[] = [
  { path: "negotiationID", isRequired: true, readAs: "id" },
  { path: "createdAt", isRequired: true, readAs: null },
  { path: "customer.customerID", isRequired: true, readAs: null },
  { path: "customer.firstName", isRequired: true, readAs: "Name" },
  { path: "customer.lastName", isRequired: true, readAs: "Name" },
  { path: "customer.phone", isRequired: true, readAs: "Phone" },
  { path: "business.businessID", isRequired: true, readAs: null },
  { path: "business.name", isRequired: true, readAs: null },
  { path: "business.imageURL", isRequired: true, readAs: null },
  { path: "business.phoneNumber", isRequired: false, readAs: null },
  { path: "business.accessCode", isRequired: false, readAs: null },
  { path: "request.requestID", isRequired: true, readAs: null },
  { path: "request.customerID", isRequired: true, readAs: null },
  { path: "request.description", isRequired: true, readAs: "Message" },
  { path: "request.category.categoryID", isRequired: true, readAs: null },
  { path: "request.category.name", isRequired: true, readAs: "Service" },
  { path: "request.proposedTimes", isRequired: false, readAs: "Message" },
  { path: "request.location.address1", isRequired: false, readAs: "Address" },
  { path: "request.location.address2", isRequired: false, readAs: "Address line 2" },
  { path: "request.location.city", isRequired: true, readAs: "City" },
  { path: "request.location.state", isRequired: true, readAs: "State" },
  { path: "request.location.zipCode", isRequired: true, readAs: "ZIP code" },
  { path: "request.travelPreferences", isRequired: false, readAs: null },
  { path: "request.details", isRequired: true, readAs: "Message" },
  { path: "request.attachments", isRequired: true, readAs: "Message" },
  { path: "estimate.type", isRequired: true, readAs: null },
  { path: "estimate.total", isRequired: true, readAs: "Message" },
  { path: "status", isRequired: false, readAs: null },
  { path: "leadPrice", isRequired: false, readAs: "Lead price" },
  { path: "leadPriceBreakdown", isRequired: false, readAs: null },
  { path: "chargeState", isRequired: false, readAs: "charge_state" },
  { path: "refundRequestLink", isRequired: false, readAs: null },
];

/** `MessageCreatedV4`, below `data`. */
// biome-ignore format: one table, read as one
export const messageFields: readonly Field[] = [
  { path: "messageID", isRequired: true, readAs: "message_id" },
  { path: "negotiationID", isRequired: true, readAs: "id" },
  { path: "from", isRequired: true, readAs: "message_from" },
  { path: "customer.customerID", isRequired: false, readAs: null },
  { path: "customer.displayName", isRequired: false, readAs: null },
  { path: "text", isRequired: true, readAs: "message_text" },
  { path: "attachments", isRequired: false, readAs: "message_text" },
  { path: "sentAt", isRequired: true, readAs: null },
];

/** `chargeState`, and what each means for the lead. */
export const chargeStates = [
  ["Created", "pending"],
  ["Pending", "pending"],
  ["Charged", "charged"],
  ["Refunded", "credited"],
] as const;

/** A negotiation with every documented field. */
export const negotiation = {
  negotiationID: "519153480500518912",
  createdAt: "2026-11-27T17:18:01Z",
  customer: {
    customerID: "519153480034934784",
    firstName: "Olivia",
    lastName: "Young",
    phone: "512-555-7301",
  },
  business: {
    businessID: "468046965846925323",
    name: "Robert's Remodeling",
    imageURL: "https://images.example/robert.jpg",
    phoneNumber: "+15125557300",
    accessCode: "4711",
  },
  request: {
    requestID: "519153480034934785",
    customerID: "519153480034934784",
    description: "The kitchen faucet drips",
    category: { categoryID: "201565295100608806", name: "Plumbing" },
    proposedTimes: [{ start: "2026-11-30T16:00:00Z", end: "2026-11-30T17:00:00Z" }],
    location: {
      address1: "123 Main St",
      address2: "Apt 4B",
      city: "Austin",
      state: "TX",
      zipCode: "78704",
    },
    travelPreferences: ["ProviderTravelToCustomer"],
    // A question about ZIP codes was in both captured tests: it isn't where the work is.
    details: [
      { question: "Frequency of services", answer: "One time only" },
      { question: "Zip code", answer: "95010, 78901" },
    ],
    attachments: [
      {
        fileName: "faucet.jpg",
        fileSize: 20,
        mimeType: "image/jpeg",
        url: "https://files.example/1",
      },
    ],
  },
  estimate: {
    type: "Fixed",
    pricePerUnit: "150.00",
    unitQuantity: 1,
    unitName: "service",
    total: "$150.00",
  },
  status: "Open",
  leadPrice: "$25.00",
  leadPriceBreakdown: { subtotal: "$23.15", salesTax: "$1.85" },
  chargeState: "Created",
  refundRequestLink: "https://thumbtack.example/refund",
};

/** "Get All Messages", whose items are those of the webhook. */
export const message = {
  messageID: "519153481515696128",
  negotiationID: negotiation.negotiationID,
  customer: { customerID: "519153480034934784", displayName: "Olivia Y." },
  from: "Customer",
  text: "Are you available on my date?",
  attachments: [
    { fileName: "a.jpg", fileSize: 2, mimeType: "image/jpeg", url: "https://f.example" },
  ],
  sentAt: "2026-11-27T17:20:01Z",
};

/** What "Test your webhooks" sent to two integrators, in August and September 2026. */
export const testNegotiation = {
  ...negotiation,
  negotiationID: "587754780285493250",
  business: { businessID: "586102014464466945", name: "Test Business for Webhooks" },
  customer: {
    customerID: "587754780290080776",
    firstName: "Test",
    lastName: "Customer",
    phone: "1234567890",
  },
};

/** A webhook's body. */
export const envelope = (eventType: string, data: object, triggeredAt = "2026-11-27T17:18:02Z") =>
  JSON.stringify({
    event: { eventType, description: "", webhookID: "590298304139583503", triggeredAt },
    data,
  });
