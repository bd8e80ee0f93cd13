import { readOwners } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize, formatCents, type LocalDay } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { changeSender } from "./change-sender.server.ts";
import { textBudgetMail } from "./senders.emails.server.ts";
import { canChangeOwnBudget } from "./senders.policy.ts";
import type { OwnBudgetRequest } from "./senders.schema.ts";
import { budgetOf } from "./senders.ts";

type Reached = {
  contractorId: string;
  month: LocalDay;
  level: "warning" | "reached";
  /** The budget that was used. */
  cents: number;
};

/** Emails the owners once per month, level, and budget. */
export async function emailBudgetLevel(work: UnitOfWork, reached: Reached): Promise<void> {
  const { contractorId, month, level, cents } = reached;
  for (const { id, email } of await readOwners(work, contractorId)) {
    await queueEmail(work, textBudgetMail, {
      to: email,
      cause: `text-budget:${contractorId}:${month}:${level}:${cents}:${id}`,
      subjectId: contractorId,
      contractorId,
      params: { level, cents },
    });
  }
}

/**
 * Sets what the actor's business spends on texts a month at most; null for as much as staff allow.
 * Texts on hold because of the budget are checked again. Audited.
 */
export async function saveOwnBudget(
  platform: Platform,
  actor: Actor,
  { budget }: OwnBudgetRequest,
): Promise<Result<object, Invalid | Refused<"not_found" | "code_taken">>> {
  authorize(canChangeOwnBudget(actor));
  let maxCents = 0;
  const saved = await changeSender(platform, actor, actor.contractorId, (sender) => {
    const before = sender?.ownBudgetCents ?? null;
    ({ maxCents } = budgetOf({ budgetCents: sender?.budgetCents ?? null, ownBudgetCents: null }));
    if (before === budget || (budget ?? 0) > maxCents) return null;
    return {
      action: "sender.own-budget",
      values: { ownBudgetCents: budget },
      before: { ownBudgetCents: before },
      after: { ownBudgetCents: budget },
    };
  });
  if (!saved.ok || (budget ?? 0) <= maxCents) return saved;
  const most = formatCents(maxCents);
  return invalid({ budget: `Your account allows up to ${most} a month. Contact us to raise it.` });
}
