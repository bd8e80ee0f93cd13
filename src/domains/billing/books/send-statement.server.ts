import { and, eq, inArray } from "drizzle-orm";
import { canManagePayments } from "~/domains/billing/billing.policy.ts";
import { customerContacts, customers, listIds } from "~/domains/customers/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { ensureCustomerConversation } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import type { BooksDays } from "./books-period.ts";
import { statementMail } from "./statement.emails.server.ts";

type Sending = BooksDays & {
  customerId: string;
  /** The customer's email address to send it to. */
  contactId: string | null;
  requestKey: string | null;
};

export type StatementSent = Result<object, Refused<"not_found"> | Invalid | KeyReused | TooMany>;

/** Emails a customer their statement; a repeated request sends one. */
export async function sendStatement(
  platform: Platform,
  actor: Actor,
  { customerId, contactId, requestKey, from, to }: Sending,
): Promise<StatementSent> {
  authorize(canManagePayments(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("invoice", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `send-statement:${contractorId}`,
    key: requestKey,
    body: { customerId, contactId, from, to },
    repeat: async () => ({ ok: true }) as const,
  };
  return inTransactionOnce<StatementSent>(platform, once, async (work, remember) => {
    const [customer] = await work.tx
      .select({ name: customers.name })
      .from(customers)
      .where(and(eq(customers.id, customerId), eq(customers.contractorId, contractorId)));
    if (!customer) return { ok: false, code: "not_found" };
    const [contact] = contactId
      ? await work.tx
          .select()
          .from(customerContacts)
          .where(
            and(
              eq(customerContacts.id, contactId),
              eq(customerContacts.kind, "email"),
              inArray(customerContacts.customerId, await listIds(work.tx, customerId)),
            ),
          )
      : [];
    if (!contact) return invalid({ contact: "Choose an email address" });
    await queueEmail(work, statementMail, {
      to: contact.value,
      cause: `statement:${customerId}:${(requestKey ?? contact.id).slice(0, 40)}`,
      subjectId: customerId,
      contractorId,
      conversationId: await ensureCustomerConversation(work, {
        ...{ leadId: null, contractorId, customerName: customer.name },
        ...{ phone: null, phoneExtension: null, email: contact.value },
      }),
      params: { customerId, contactId: contact.id, from, to },
    });
    remember(customerId);
    return { ok: true };
  });
}
