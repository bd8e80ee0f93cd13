import { eq } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { crmLink } from "~/domains/identity/index.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { describeTextFailure } from "~/platform/sms/text-failures.ts";
import { burstRules, describeBurst } from "./bursts.ts";

/** Notifies staff that the provider rejects texts from a business's number. */
export const senderRefusedAlert = defineEmail({
  kind: "sender-refused",
  addressFrom: "settings",
  params: z.object({ contractorId: z.uuid(), code: z.int() }),
  async compose({ database: { query }, settings }, { contractorId, code }) {
    const [account] = await query
      .select({ businessName: contractorAccounts.businessName })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    const { SenderRefused } = await import("./sender-refused.email.tsx");
    return {
      subject: `Texts rejected: ${account?.businessName ?? "a business that was deleted"}`,
      body: SenderRefused({
        reason: describeTextFailure(code),
        link: new URL(`/admin/contractors/${contractorId}/texting`, settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});

/** Notifies an owner that the month's budget for texts is nearly or entirely used. */
export const textBudgetMail = defineEmail({
  kind: "text-budget",
  addressFrom: "account",
  params: z.object({ level: z.enum(["warning", "reached"]), cents: z.int() }),
  async compose({ settings }, { level, cents }) {
    const { TextBudget, budgetSubjects } = await import("./text-budget.email.tsx");
    return {
      subject: budgetSubjects[level],
      body: TextBudget({
        level,
        cents,
        link: crmLink({ settings }, "/crm/settings/texting-costs"),
        sender: settings,
      }),
    };
  },
});

const burstSchema = z.object({
  rule: z.enum(burstRules.map(({ name }) => name)),
  prefix: z.string(),
  numbers: z.int(),
  minutes: z.int(),
});

/** Notifies staff that unusual texting paused a business's automatic texts. */
export const burstAlert = defineEmail({
  kind: "text-burst",
  addressFrom: "settings",
  params: z.object({ contractorId: z.uuid(), burst: burstSchema }),
  async compose({ database: { query }, settings }, { contractorId, burst }) {
    const [account] = await query
      .select({ businessName: contractorAccounts.businessName })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    const { TextBurst } = await import("./text-burst.email.tsx");
    return {
      subject: `Texts paused: ${account?.businessName ?? "a business that was deleted"}`,
      body: TextBurst({
        reason: describeBurst(burst),
        link: new URL(`/admin/contractors/${contractorId}/texting`, settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});

/** Notifies an owner that emails are sent from their domain, or no longer are. */
export const sendingDomainMail = defineEmail({
  kind: "sending-domain",
  addressFrom: "account",
  params: z.object({ what: z.enum(["works", "broken"]), domain: z.string() }),
  async compose({ settings }, { what, domain }) {
    const { SendingDomainMail, sendingDomainSubjects } = await import("./sending-domain.email.tsx");
    return {
      subject: sendingDomainSubjects[what](domain),
      body: SendingDomainMail({
        what,
        domain,
        link: crmLink({ settings }, "/crm/settings/email"),
        sender: settings,
      }),
    };
  },
});
