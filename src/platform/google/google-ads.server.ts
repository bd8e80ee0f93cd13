import { z } from "zod";
import { parseJson } from "../validation/parse-json.ts";
import {
  type ApiRequest,
  createApiClient,
  NoResponseError,
} from "../web-client/api-client.server.ts";
import { type GoogleRefusal, refusalOf } from "./google-errors.ts";
import type { GoogleOAuth, SignIn } from "./google-oauth.server.ts";

/** A business's authorized Google account, and one of its Google Ads accounts. */
type AdsConnection = { refreshToken: string; accountId: string };

/** A Google Ads account; `zone` is its time zone, in which Google writes times. */
type AdsAccount = { id: string; name: string; zone: string };

/** A lead of Local Services Ads. Times are "YYYY-MM-DD HH:MM:SS" in the account's time zone. */
export type LocalLead = {
  id: string;
  name: string | null;
  /** E.164; it may be a tracking number. */
  phone: string | null;
  email: string | null;
  /** Such as "xcat:service_area_business_hvac", and its service. */
  category: string | null;
  service: string | null;
  type: string;
  /** "WIPED_OUT" once Google deleted who it was. */
  status: string;
  createdAt: string;
  isCharged: boolean;
  credit: "PENDING" | "CREDITED" | null;
};

/** A message or a call of a lead. */
export type LocalConversation = {
  id: string;
  leadId: string;
  channel: string;
  isFromConsumer: boolean;
  at: string;
  text: string | null;
  callSeconds: number | null;
};

/** The reasons for a bad lead in Google's survey. */
type FeedbackReason =
  | "GEO_MISMATCH"
  | "JOB_TYPE_MISMATCH"
  | "NOT_READY_TO_BOOK"
  | "SPAM"
  | "DUPLICATE"
  | "SOLICITATION"
  | "OTHER_DISSATISFIED_REASON";

export type { GoogleProblem, GoogleRefusal } from "./google-errors.ts";

type Refused = GoogleRefusal;

/** The Google Ads API as far as Local Services need it. */
export type Google = {
  /** The URL where a person authorizes us to read their Google Ads accounts. */
  consentUrl(given: SignIn & { state: string }): string;
  /** @param code as Google sent it to the redirect address; it works once */
  exchangeCode(
    code: string,
    given: SignIn,
  ): Promise<{ ok: true; refreshToken: string; mayUseAds: boolean } | Refused>;
  /** The accounts that the person can use, without managers' and closed ones. */
  listAccounts(refreshToken: string): Promise<{ ok: true; accounts: AdsAccount[] } | Refused>;
  /**
   * The leads created and the messages received since a time: two operations of the project's daily
   * limit. Times are in the account's time zone.
   */
  readLeads(
    connection: AdsConnection,
    since: { leads: string; conversations: string },
  ): Promise<{ ok: true; leads: LocalLead[]; conversations: LocalConversation[] } | Refused>;
  /** Rates a lead as bad. `isCredited`: Google gives a credit for it. */
  sendFeedback(
    connection: AdsConnection,
    feedback: { leadId: string; reason: FeedbackReason; comment: string | null },
  ): Promise<{ ok: true; isCredited: boolean } | Refused>;
};

/** Released in October 2026, and usable for about a year ("Deprecation and sunset", Google Ads API). */
const version = "v26";
const scope = "https://www.googleapis.com/auth/adwords";
/** Rows of a month, as JSON. */
const maxBytes = 32 * 1024 * 1024;
/** Maximum accounts of one person that are read. */
const maxAccounts = 50;

/**
 * @param apiUrl a fake; null for Google's
 * @param timeoutMs time limit of one request
 */
export function createGoogle(
  { consentUrl, exchangeCode, withAccess }: GoogleOAuth,
  apiUrl: URL | null,
  timeoutMs = 20_000,
): Google {
  const ads = createApiClient(
    apiUrl ?? new URL("https://googleads.googleapis.com"),
    null,
    timeoutMs,
  );

  async function request<Found>(
    accessToken: string,
    { method, path, json }: Pick<ApiRequest, "method" | "path"> & { json?: object },
    schema: z.ZodType<Found>,
  ): Promise<{ ok: true; found: Found } | Refused> {
    try {
      const { status, body } = await ads.send({
        method,
        path: `/${version}/${path}`,
        headers: { authorization: `Bearer ${accessToken}` },
        maxBytes,
        ...(json ? { json } : {}),
      });
      const read = parseJson(body.toString());
      if (status < 200 || status >= 300) return refusalOf(status, read);
      const parsed = schema.safeParse(read);
      // A stream that fails after it began ends with an error.
      return parsed.success ? { ok: true, found: parsed.data } : refusalOf(status, read);
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return error.requestLeft ? { ...unavailable, mayHaveArrived: true } : unavailable;
    }
  }

  async function search<Row>(
    accessToken: string,
    accountId: string,
    query: string,
    row: z.ZodType<Row>,
  ): Promise<{ ok: true; rows: Row[] } | Refused> {
    const path = `customers/${accountId}/googleAds:searchStream`;
    const batches = z.array(
      z.object({ results: z.array(row).default([]), error: z.undefined().optional() }),
    );
    const sent = await request(accessToken, { method: "POST", path, json: { query } }, batches);
    return sent.ok ? { ok: true, rows: sent.found.flatMap(({ results }) => results) } : sent;
  }

  return {
    consentUrl: (request) => consentUrl({ ...request, scope }),
    async exchangeCode(code, request) {
      const exchanged = await exchangeCode(code, { ...request, scope });
      if (!exchanged.ok) return exchanged;
      const { refreshToken, isGranted } = exchanged;
      return { ok: true, refreshToken, mayUseAds: isGranted };
    },
    listAccounts: (refreshToken) =>
      withAccess(refreshToken, async (accessToken) => {
        const path = "customers:listAccessibleCustomers";
        const listed = await request(accessToken, { method: "GET", path }, accessibleSchema);
        if (!listed.ok) return listed;
        const ids = listed.found.resourceNames.map((name) => name.replace("customers/", ""));
        const accounts: AdsAccount[] = [];
        for (const id of ids.slice(0, maxAccounts)) {
          const result = await search(accessToken, id, accountQuery, accountSchema);
          // Closed accounts are listed, too, and can't be read.
          if (!result.ok && result.problem === "no_permission") continue;
          if (!result.ok) return result;
          for (const { customer } of result.rows) {
            if (customer.manager) continue;
            const name = customer.descriptiveName || `Account ${id}`;
            accounts.push({ id, name, zone: customer.timeZone });
          }
        }
        return { ok: true, accounts };
      }),
    readLeads: ({ refreshToken, accountId }, since) =>
      withAccess(refreshToken, async (accessToken) => {
        const leadsSince = `${leadQuery} >= '${since.leads}'`;
        const leads = await search(accessToken, accountId, leadsSince, leadSchema);
        if (!leads.ok) return leads;
        const saidSince = `${conversationQuery} >= '${since.conversations}'`;
        const conversations = await search(accessToken, accountId, saidSince, conversationSchema);
        if (!conversations.ok) return conversations;
        return {
          ok: true,
          leads: leads.rows.map(({ localServicesLead }) => localServicesLead),
          conversations: conversations.rows.map((row) => row.localServicesLeadConversation),
        };
      }),
    sendFeedback: ({ refreshToken, accountId }, { leadId, reason, comment }) =>
      withAccess(refreshToken, async (accessToken) => {
        const path = `customers/${accountId}/localServicesLeads/${leadId}:provideLeadFeedback`;
        const json = {
          surveyAnswer: "DISSATISFIED",
          surveyDissatisfied: {
            surveyDissatisfiedReason: reason,
            ...(comment ? { otherReasonComment: comment } : {}),
          },
        };
        const sent = await request(accessToken, { method: "POST", path, json }, decisionSchema);
        if (!sent.ok) return sent;
        return { ok: true, isCredited: sent.found.creditIssuanceDecision.startsWith("SUCCESS") };
      }),
  };
}

const unavailable: Refused = { ok: false, problem: "unavailable", waitSeconds: null };

const accessibleSchema = z.object({
  resourceNames: z.array(z.string().regex(/^customers\/\d{1,20}$/)).default([]),
});

const accountQuery =
  "SELECT customer.id, customer.descriptive_name, customer.manager, customer.time_zone FROM customer LIMIT 1";

const accountSchema = z.object({
  customer: z.object({
    descriptiveName: z.string().optional(),
    manager: z.boolean().default(false),
    timeZone: z.string(),
  }),
});

const leadFields = [
  ...["id", "contact_details", "category_id", "service_id", "lead_type", "lead_status"],
  ...["creation_date_time", "lead_charged", "credit_details.credit_state"],
].map((field) => `local_services_lead.${field}`);

const leadQuery = `SELECT ${leadFields.join(", ")} FROM local_services_lead WHERE local_services_lead.creation_date_time`;

/** 64-bit integers are strings in Google's JSON. */
const wholeNumber = z.union([z.string().regex(/^\d{1,20}$/), z.number().int().transform(String)]);
const text = z
  .string()
  .transform((text) => text || null)
  .nullish()
  .transform((text) => text ?? null);
const moment = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);

const leadSchema = z.object({
  localServicesLead: z
    .object({
      id: wholeNumber,
      contactDetails: z
        .object({ phoneNumber: text, email: text, consumerName: text })
        .default({ phoneNumber: null, email: null, consumerName: null }),
      categoryId: text,
      serviceId: text,
      leadType: z.string().default("UNKNOWN"),
      leadStatus: z.string().default("UNKNOWN"),
      creationDateTime: moment,
      leadCharged: z.boolean().default(false),
      creditDetails: z.object({ creditState: z.string().optional() }).nullish(),
    })
    .transform((lead): LocalLead => {
      const { phoneNumber: phone, email, consumerName: name } = lead.contactDetails;
      const credit = lead.creditDetails?.creditState;
      return {
        ...{ id: lead.id, name, phone, email },
        category: lead.categoryId,
        service: lead.serviceId,
        type: lead.leadType,
        status: lead.leadStatus,
        createdAt: lead.creationDateTime.slice(0, 19),
        isCharged: lead.leadCharged,
        credit: credit === "PENDING" || credit === "CREDITED" ? credit : null,
      };
    }),
});

const conversationFields = [
  ...["id", "lead", "conversation_channel", "participant_type", "event_date_time"],
  ...["phone_call_details.call_duration_millis", "message_details.text"],
].map((field) => `local_services_lead_conversation.${field}`);

const conversationQuery = `SELECT ${conversationFields.join(", ")} FROM local_services_lead_conversation WHERE local_services_lead_conversation.event_date_time`;

const conversationSchema = z.object({
  localServicesLeadConversation: z
    .object({
      id: wholeNumber,
      lead: z.string().regex(/^customers\/\d+\/localServicesLeads\/\d{1,20}$/),
      conversationChannel: z.string().default("UNKNOWN"),
      participantType: z.string().default("UNKNOWN"),
      eventDateTime: moment,
      phoneCallDetails: z.object({ callDurationMillis: wholeNumber.optional() }).nullish(),
      messageDetails: z.object({ text }).nullish(),
    })
    .transform((conversation): LocalConversation => {
      const millis = conversation.phoneCallDetails?.callDurationMillis;
      return {
        id: conversation.id,
        leadId: conversation.lead.split("/").at(-1) ?? "",
        channel: conversation.conversationChannel,
        isFromConsumer: conversation.participantType === "CONSUMER",
        at: conversation.eventDateTime.slice(0, 19),
        text: conversation.messageDetails?.text ?? null,
        callSeconds: millis === undefined ? null : Math.round(Number(millis) / 1000),
      };
    }),
});

const decisionSchema = z.object({ creditIssuanceDecision: z.string() });
