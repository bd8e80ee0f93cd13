import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { invoiceLink } from "~/domains/billing/documents.server.ts";
import { invoiceName } from "~/domains/billing/invoices/invoices.ts";
import {
  customerContacts,
  findEmailBlock,
  portalLinkFor,
} from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { preferenceLinks } from "~/domains/messaging/index.server.ts";
import { businessVia } from "~/domains/messaging/index.ts";
import { readEmailBusiness } from "~/domains/publishing/index.server.ts";
import { formatCents, longDay } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { countLinks } from "~/platform/validation/typed-text.ts";
import { selectStatement } from "./statement.server.ts";
import { statementText } from "./statement.text.en.ts";
import { statementSums } from "./statement.ts";

/** Unpaid invoices that the email lists. */
const maxUnpaid = 20;

/** An email address of a customer with its business; null once it's removed. */
async function findRecipient(query: Reader, contactId: string) {
  const [found] = await query
    .select({
      contractorId: contractorAccounts.id,
      businessName: contractorAccounts.businessName,
      businessEmail: contractorAccounts.email,
      customerId: customerContacts.customerId,
      email: customerContacts.value,
    })
    .from(customerContacts)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, customerContacts.contractorId))
    .where(and(eq(customerContacts.id, contactId), eq(customerContacts.kind, "email")));
  return found ?? null;
}

/** Emails a customer's statement, as of when it's sent. */
export const statementMail = defineEmail({
  kind: "statement",
  addressFrom: "form",
  params: z.object({
    customerId: z.uuid(),
    contactId: z.uuid(),
    from: z.string(),
    to: z.string(),
  }),
  async declined(platform, { contactId, customerId }) {
    const { query } = platform.database;
    const recipient = await findRecipient(query, contactId);
    if (!recipient) return "This email address was removed from the customer";
    return findEmailBlock(query, platform, { ...recipient, customerId }, "needed");
  },
  async suspicion(platform, { contactId }) {
    const recipient = await findRecipient(platform.database.query, contactId);
    return recipient && countLinks(recipient.businessName) > 0
      ? "The business name contains a web address"
      : null;
  },
  async compose(platform, { contactId, ...period }, { conversationId }) {
    const { settings, database } = platform;
    const { query } = database;
    const recipient = await findRecipient(query, contactId);
    const statement = recipient && (await selectStatement(query, recipient.contractorId, period));
    if (!statement) throw new Error("The customer this email is about no longer exists");
    const { contractorId, businessName, businessEmail, email } = recipient;
    const unpaid = await Promise.all(
      statement.unpaid.slice(0, maxUnpaid).map(async (invoice) => {
        // An invoice may be addressed to someone else, such as a landlord.
        const isTheirs = invoice.email === null || invoice.email === email;
        return {
          text: statementText.due(
            invoiceName(invoice.number),
            formatCents(invoice.owedCents),
            longDay(invoice.dueOn),
          ),
          link: isTheirs ? await invoiceLink(platform, query, invoice.id) : null,
        };
      }),
    );
    const days = statementText.days(longDay(period.from), longDay(period.to));
    const { StatementMail } = await import("./statement.email.tsx");
    return {
      subject: statementText.subject(businessName),
      replyTo: businessEmail,
      senderName: businessVia(businessName, settings.siteName),
      body: StatementMail({
        businessName,
        days,
        rows: statementSums(statement).map(([label, cents]) => [label, formatCents(cents)]),
        unpaid,
        howToPay: statement.howToPay,
        preferencesUrl: conversationId
          ? (await preferenceLinks(platform, query, conversationId)).page
          : null,
        business: await readEmailBusiness(platform, contractorId),
        portalUrl: await portalLinkFor(platform, query, { customerId: period.customerId, email }),
        sender: settings,
      }),
    };
  },
});
