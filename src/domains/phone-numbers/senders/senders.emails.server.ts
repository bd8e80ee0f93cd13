import { eq } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { describeTextFailure } from "~/platform/sms/text-failures.ts";

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
