import { eq } from "drizzle-orm";
import { heedNewsOfPlan } from "~/features/plans/plans.jobs.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { heedPaymentNews } from "./card-payments.jobs.server.ts";
import { paymentAccounts } from "./card-payments.tables.server.ts";

/**
 * What came in the provider's name; only its signature lets it in (`payments.signed-webhooks`). Of an
 * account that is no business's of ours, and of what we do not heed, nothing is kept.
 */
export async function takePaymentWebhook(
  platform: Platform,
  { body, signature }: { body: string; signature: string | null },
): Promise<Result<object, Refused<"not_found" | "permission_denied">>> {
  if (!platform.payments) return { ok: false, code: "not_found" };
  const news = await platform.payments.readWebhook(body, signature);
  if (news === "forged") return { ok: false, code: "permission_denied" };
  if (!news) return { ok: true };
  await inTransaction(platform, async ({ tx, enqueue }) => {
    if (news.accountId === null) {
      if (platform.billing) enqueue(heedNewsOfPlan, { about: news.about, id: news.id });
      return;
    }
    const [ours] = await tx
      .select({ contractorId: paymentAccounts.contractorId })
      .from(paymentAccounts)
      .where(eq(paymentAccounts.accountId, news.accountId));
    if (ours) enqueue(heedPaymentNews, news);
  });
  return { ok: true };
}
