/** One endpoint, with the parts we rely on. */
type Endpoint = {
  /** The page of Twilio's documentation that describes it. */
  title: string;
  method: "GET" | "POST";
  /**
   * Below `/2010-04-01/Accounts/{AccountSid}`, or below `/v1/Services/{ServiceSid}` of
   * messaging.twilio.com.
   */
  path: string;
  of?: "service";
  /** The parameters we send; `*` marks those always sent. */
  parameters: string[];
  /** The success status. */
  status: number;
  /** The fields we read of the response, or of each item in its list `list`. */
  fields: string[];
  list?: string;
};

export const endpoints = {
  createMessage: {
    title: "Messages resource: Create a Message",
    method: "POST",
    path: "/Messages.json",
    parameters: ["To", "From", "MessagingServiceSid", "Body", "StatusCallback", "MediaUrl"],
    status: 201,
    fields: ["sid", "status", "num_segments"],
  },
  listMessages: {
    title: "Messages resource: Read multiple Message resources",
    method: "GET",
    path: "/Messages.json",
    parameters: ["DateSent", "PageSize", "Page", "PageToken"],
    status: 200,
    list: "messages",
    fields: ["sid", "num_segments", "price", "price_unit"],
  },
  findNumbers: {
    title: "AvailablePhoneNumber Local resource: Read multiple",
    method: "GET",
    path: "/AvailablePhoneNumbers/US/Local.json",
    parameters: ["AreaCode", "SmsEnabled", "PageSize"],
    status: 200,
    list: "available_phone_numbers",
    fields: ["phone_number", "locality", "region"],
  },
  buyNumber: {
    title: "IncomingPhoneNumber resource: Provision a Phone Number",
    method: "POST",
    path: "/IncomingPhoneNumbers.json",
    parameters: [
      "PhoneNumber",
      "SmsUrl",
      "SmsMethod",
      "VoiceUrl",
      "VoiceMethod",
      "StatusCallback",
      "StatusCallbackMethod",
    ],
    status: 201,
    fields: ["sid", "phone_number", "sms_url", "voice_url"],
  },
  listNumbers: {
    title: "IncomingPhoneNumber resource: Read multiple",
    method: "GET",
    path: "/IncomingPhoneNumbers.json",
    parameters: ["PhoneNumber", "PageSize"],
    status: 200,
    list: "incoming_phone_numbers",
    fields: ["sid", "phone_number", "sms_url", "voice_url"],
  },
  routeCalls: {
    title: "IncomingPhoneNumber resource: Update an IncomingPhoneNumber resource",
    method: "POST",
    path: "/IncomingPhoneNumbers/{Sid}.json",
    parameters: [
      "SmsUrl",
      "SmsMethod",
      "VoiceUrl",
      "VoiceMethod",
      "StatusCallback",
      "StatusCallbackMethod",
    ],
    status: 200,
    fields: ["sid"],
  },
  addSender: {
    title: "Messaging Service PhoneNumber Resource: Add a Phone Number to a Messaging Service",
    method: "POST",
    of: "service",
    path: "/PhoneNumbers",
    parameters: ["PhoneNumberSid"],
    status: 201,
    fields: ["sid"],
  },
  fetchSender: {
    title:
      "Messaging Service PhoneNumber Resource: Retrieve a PhoneNumber from a Messaging Service",
    method: "GET",
    of: "service",
    path: "/PhoneNumbers/{Sid}",
    parameters: [],
    status: 200,
    fields: ["sid"],
  },
  createCall: {
    title: "Calls resource: Create a Call resource; Answering Machine Detection: API parameters",
    method: "POST",
    path: "/Calls.json",
    parameters: [
      "To",
      "From",
      "Url",
      "Method",
      "StatusCallback",
      "StatusCallbackMethod",
      "MachineDetection",
      "AsyncAmd",
      "AsyncAmdStatusCallback",
      "AsyncAmdStatusCallbackMethod",
      "Timeout",
      "TimeLimit",
    ],
    status: 201,
    fields: ["sid"],
  },
  updateCall: {
    title: "Calls resource: Update a Call resource",
    method: "POST",
    path: "/Calls/{Sid}.json",
    parameters: ["Url", "Method", "Status"],
    status: 200,
    fields: ["sid"],
  },
  fetchAccount: {
    title: "REST API: Accounts: Fetch an Account",
    method: "GET",
    path: ".json",
    parameters: [],
    status: 200,
    fields: ["friendly_name", "status"],
  },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Requested with our credentials; the response redirects to the picture's location. */
export const media = {
  title: "Media subresource: Fetch a Media resource",
  path: /^\/Messages\/\w+\/Media\/(\w+)$/,
  status: 307,
};

/** Signed posts to us, with the parameters we read. */
export const webhooks = {
  status: {
    title: "Track the Message Status of Outbound Messages",
    parameters: ["MessageSid", "MessageStatus", "ErrorCode"],
  },
  inbound: {
    title: "Twilio's request to your incoming message Webhook URL",
    // Media parameters end in a number, from 0.
    parameters: [
      "MessageSid",
      "From",
      "To",
      "Body",
      "NumMedia",
      "NumSegments",
      "MediaUrl0",
      "MediaContentType0",
      "OptOutType",
    ],
  },
  call: {
    title: "Twilio's request to your incoming call webhook URL",
    // The carrier's verdict: "Trusted Calling with SHAKEN/STIR".
    parameters: ["CallSid", "From", "To", "StirVerstat", "FromZip"],
  },
  dialed: {
    title: "TwiML Voice: <Dial>: Request parameters of action",
    parameters: ["DialCallStatus", "DialCallSid", "DialCallDuration"],
  },
  callEnd: {
    title: "IncomingPhoneNumber resource: StatusCallback, with Call Status Values",
    parameters: ["CallSid", "CallStatus", "CallDuration"],
  },
  legEnd: {
    title: "TwiML Voice: <Number>: statusCallback, event completed, of the call that <Dial> made",
    // `CallSid` is the dialed phone's own; the call that dialed it is its parent.
    parameters: ["CallSid", "ParentCallSid", "CallStatus", "CallDuration"],
  },
  detected: {
    title: "Answering Machine Detection: AsyncAmdStatusCallback",
    parameters: ["CallSid", "AnsweredBy"],
  },
  gathered: {
    title: "TwiML Voice: <Gather>: Request parameters of action",
    parameters: ["CallSid", "Digits", "SpeechResult"],
  },
} as const;

/** "TwiML for Programmable Voice": the verbs we use, their attributes, and their content. */
export const twiml: Record<string, { attributes: readonly string[]; holds: readonly string[] }> = {
  Response: {
    attributes: [],
    holds: ["Dial", "Gather", "Say", "Play", "Pause", "Redirect", "Reject", "Hangup"],
  },
  Dial: {
    attributes: ["answerOnBridge", "callerId", "timeout", "timeLimit", "action", "method"],
    holds: ["Number"],
  },
  Number: {
    attributes: [
      "url",
      "method",
      "sendDigits",
      "statusCallback",
      "statusCallbackEvent",
      "statusCallbackMethod",
    ],
    holds: ["#text"],
  },
  Gather: {
    attributes: ["input", "speechTimeout", "language", "numDigits", "timeout", "action", "method"],
    holds: ["Say"],
  },
  Play: { attributes: [], holds: ["#text"] },
  Pause: { attributes: ["length"], holds: [] },
  Redirect: { attributes: ["method"], holds: ["#text"] },
  Say: { attributes: ["language"], holds: ["#text"] },
  Reject: { attributes: ["reason"], holds: [] },
  Hangup: { attributes: [], holds: [] },
};

/** "Answering Machine Detection": `AnsweredBy`, with `DetectMessageEnd` or without. */
export const answeredBy = [
  "human",
  "machine_start",
  "machine_end_beep",
  "machine_end_silence",
  "machine_end_other",
  "fax",
  "unknown",
] as const;

/** "Outbound Message Status in Status Callbacks", in the order in which they arrive. */
export const statusValues = [
  ["accepted", "scheduled"],
  ["queued"],
  ["sending"],
  ["sent"],
  ["delivered", "undelivered", "failed", "canceled"],
] as const;

/** The body of a failed request: "Twilio API responses", with the code in `code`. */
export const failureFields = ["code"];

/**
 * Which response statuses allow a retry: "20429: Too many requests" and "20503: Service
 * unavailable" say it is safe; "20500: Internal Server Error" says a text may then arrive twice.
 */
export const statuses = {
  temporary: [401, 403, 429, 503],
  permanent: [400, 404],
  unknown: [500, 502, 504],
} as const;

/** "Error and Warning Dictionary": each code, its title, and what it means for us. */
export const codes: Record<number, [title: string, meaning: string]> = {
  20003: ["Permission Denied", "account_problem"],
  20429: ["Too many requests", "try_later"],
  20503: ["Service unavailable", "try_later"],
  21211: ["Invalid 'To' Phone Number", "number_unusable"],
  21212: ["Invalid 'From' Number", "sender_not_ready"],
  21408: [
    "Permission to send an SMS or MMS has not been enabled for the region indicated by the 'To' number",
    "number_unusable",
  ],
  21601: [
    "Phone number is not a valid SMS-capable/MMS-capable inbound phone number",
    "sender_not_ready",
  ],
  21602: ["Message body is required", "bad_request"],
  21603: ["'From' phone number is required to send a Message", "sender_not_ready"],
  21604: ["'To' phone number is required to send a Message", "number_unusable"],
  21606: [
    "The 'From' phone number provided is not a valid message-capable Twilio phone number for this destination",
    "sender_not_ready",
  ],
  21608: ["The 'to' phone number provided is not yet verified for this account", "account_problem"],
  21609: ["Invalid 'StatusCallback' URL", "account_problem"],
  21610: ["Attempt to send to unsubscribed recipient", "opted_out"],
  21611: ["This 'From' number has exceeded the maximum number of queued messages", "try_later"],
  21612: [
    "Message cannot be sent with the current combination of 'To' and/or 'From' parameters",
    "number_unusable",
  ],
  21614: ["'To' number is not a valid mobile number", "number_unusable"],
  21617: ["The concatenated message body exceeds the 1600 character limit", "bad_request"],
  21635: ["'To' number cannot be a landline", "number_unusable"],
  21703: ["The Messaging Service contains no phone numbers", "sender_not_ready"],
  30001: ["Queue overflow", "try_later"],
  30002: ["Account suspended", "account_problem"],
  30003: ["Unreachable destination handset", "try_later"],
  30004: ["Message blocked", "number_unusable"],
  30005: ["Unknown destination handset", "number_unusable"],
  30006: ["Landline or unreachable carrier", "number_unusable"],
  30007: ["Message filtered", "filtered"],
  30008: ["Unknown error", "other"],
  30032: ["Toll-Free Number Has Not Been Verified", "sender_not_ready"],
  30034: ["US A2P 10DLC - Message from an Unregistered Number", "sender_not_ready"],
};
