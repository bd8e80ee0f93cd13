import { eq } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { textingRegistrations } from "./registration.tables.server.ts";
import { statusLabels } from "./registration.ts";
import { rejectionOf, rejectionText } from "./rejection-codes.ts";

const params = z.object({ contractorId: z.uuid() });

async function readState({ database: { query } }: Platform, contractorId: string) {
  const [contractorAccount] = await query
    .select({ businessName: contractorAccounts.businessName, registration: textingRegistrations })
    .from(contractorAccounts)
    .leftJoin(textingRegistrations, eq(textingRegistrations.contractorId, contractorAccounts.id))
    .where(eq(contractorAccounts.id, contractorId));
  const { status = "submitting", errors = [] } = contractorAccount?.registration ?? {};
  const { problem = null, reviewSince = null } = contractorAccount?.registration ?? {};
  return {
    businessName: contractorAccount?.businessName ?? "a business that was deleted",
    status,
    problem,
    isInReview: reviewSince !== null,
    reasons: errors.map(({ code }) => ({ code, text: rejectionOf(code).text })),
  };
}

/** Notifies staff of a registration that its owner can't fix alone. */
export const registrationAlert = defineEmail({
  kind: "registration-alert",
  addressFrom: "settings",
  params,
  async compose(platform, { contractorId }) {
    const state = await readState(platform, contractorId);
    const { businessName, status, problem, isInReview, reasons } = state;
    const { settings } = platform;
    const { RegistrationAlert } = await import("./registration.email.tsx");
    return {
      subject: `Texting registration: ${businessName}`,
      body: RegistrationAlert({
        status: isInReview ? "Waiting for your review" : statusLabels[status],
        reasons: [
          ...(isInReview ? ["Another business registered with the same details."] : []),
          ...(problem ? [problem] : []),
          ...reasons.map(({ code }) => rejectionText(code)),
        ],
        link: new URL(`/admin/contractors/${contractorId}/texting`, settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});

/** Notifies the owner that carriers approved or rejected the registration. */
export const registrationDecided = defineEmail({
  kind: "registration-decided",
  addressFrom: "account",
  params,
  async compose(platform, { contractorId }) {
    const { status, reasons } = await readState(platform, contractorId);
    const { settings } = platform;
    const isApproved = status === "approved";
    const { RegistrationDecided } = await import("./registration.email.tsx");
    return {
      subject: isApproved ? "Texting is on" : "Your texting registration needs a fix",
      body: RegistrationDecided({
        isApproved,
        reasons: [...new Set(reasons.map(({ text }) => text))],
        link: new URL("/crm/settings/texting", settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});
