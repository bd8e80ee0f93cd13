import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { and, eq, inArray, ne } from "drizzle-orm";
import { sendingDomains } from "~/domains/messaging/messaging.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { readDomain } from "~/platform/validation/domain-name.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { checkNow } from "./check-sending-domains.server.ts";
import { sendingDomainProblem } from "./domain-refusals.server.ts";
import { canManageSendingDomain } from "./sending-domains.policy.ts";

type Entered = Result<object, Invalid | TooMany>;

const mailboxPattern = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
const maxMailbox = 64;

/**
 * Enters the domain that the actor's business wants to send emails from, with a new key. Emails are
 * sent from it once its records are found; the first check starts right away. Entering the same
 * domain again changes only the name before the @. Audited.
 */
export async function enterSendingDomain(
  platform: Platform,
  actor: Actor,
  values: FormValues,
): Promise<Entered> {
  authorize(canManageSendingDomain(actor));
  const { contractorId } = actor;
  const mailbox = (typedText(values, "mailbox") ?? "").trim().toLowerCase();
  const parsed = readDomain(typedText(values, "domain") ?? "");
  const domainProblem = parsed.ok
    ? sendingDomainProblem(parsed.name, platform.settings)
    : parsed.problem;
  const isMailbox = mailbox.length <= maxMailbox && mailboxPattern.test(mailbox);
  const mailboxProblem = isMailbox
    ? null
    : "Enter a name like “office”, with letters, digits, dots, and hyphens";
  if (!parsed.ok || domainProblem || mailboxProblem) {
    return invalid({
      ...(domainProblem ? { domain: domainProblem } : {}),
      ...(mailboxProblem ? { mailbox: mailboxProblem } : {}),
    });
  }
  const domain = parsed.name;
  const { waitSeconds } = await platform.limits.use("own_domain", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const [current] = await platform.database.query
    .select({ domain: sendingDomains.domain })
    .from(sendingDomains)
    .where(eq(sendingDomains.contractorId, contractorId));
  const key = current?.domain === domain ? null : await newKey(platform);
  const entered = await inTransaction<Entered>(platform, async (work) => {
    const { tx, now } = work;
    const [existingDomain] = await tx
      .select({ contractorId: sendingDomains.contractorId })
      .from(sendingDomains)
      .where(
        and(
          eq(sendingDomains.domain, domain),
          ne(sendingDomains.contractorId, contractorId),
          inArray(sendingDomains.state, ["active", "broken"]),
        ),
      );
    if (existingDomain)
      return invalid({ domain: "Another business already sends from this domain." });
    const [before] = await tx
      .select({ domain: sendingDomains.domain })
      .from(sendingDomains)
      .where(eq(sendingDomains.contractorId, contractorId));
    if (before?.domain === domain) {
      await tx
        .update(sendingDomains)
        .set({ mailbox, updatedAt: now })
        .where(eq(sendingDomains.contractorId, contractorId));
    } else {
      const fresh = {
        // The domain may have been removed since.
        ...{ domain, mailbox, ...(key ?? (await newKey(platform))) },
        ...{ state: "waiting" as const, findings: null, checks: 0, brokenSince: null },
        ...{ checkedAt: null, activeAt: null, nextCheckAt: now, updatedAt: now },
      };
      await tx
        .insert(sendingDomains)
        .values({ ...fresh, contractorId, createdAt: now })
        .onConflictDoUpdate({ target: sendingDomains.contractorId, set: fresh });
    }
    await recordChange(work, actor, {
      action: "sending-domain.enter",
      entity: "contractor",
      entityId: contractorId,
      // Without the name, which may be a person's and remain after their data is deleted.
      before: { hadDomain: Boolean(before) },
      after: { isSame: before?.domain === domain },
    });
    return { ok: true };
  });
  if (entered.ok) await checkNow(platform, contractorId);
  return entered;
}

/** A key pair of 2,048 bits, the private half encrypted, and the name of its record. */
async function newKey({ vault }: Pick<Platform, "vault">) {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return {
    // Each key has its own name, so an old key's record can stay while a new one is added.
    selector: `mail-${newId().slice(-8)}`,
    publicKey: publicKey.toString("base64"),
    sealedKey: await vault.seal(privateKey),
  };
}

/** Checks the domain of the actor's business now; an ended one waits for its records again. */
export async function checkSendingDomain(
  platform: Platform,
  actor: Actor,
): Promise<Result<object, TooMany | Refused<"not_found">>> {
  authorize(canManageSendingDomain(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("domain_look", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  await platform.database.query
    .update(sendingDomains)
    .set({ state: "waiting", checks: 0, brokenSince: null })
    .where(and(eq(sendingDomains.contractorId, contractorId), eq(sendingDomains.state, "ended")));
  const ofBusiness = eq(sendingDomains.contractorId, contractorId);
  if ((await platform.database.query.$count(sendingDomains, ofBusiness)) === 0) {
    return { ok: false, code: "not_found" };
  }
  await checkNow(platform, contractorId);
  return { ok: true };
}

/** Sends the business's emails from the operator's domain again, and deletes the key. Audited. */
export async function removeSendingDomain(platform: Platform, actor: Actor): Promise<{ ok: true }> {
  authorize(canManageSendingDomain(actor));
  const { contractorId } = actor;
  await inTransaction(platform, async (work) => {
    const [removed] = await work.tx
      .delete(sendingDomains)
      .where(eq(sendingDomains.contractorId, contractorId))
      .returning({ contractorId: sendingDomains.contractorId });
    if (!removed) return;
    await recordChange(work, actor, {
      action: "sending-domain.remove",
      entity: "contractor",
      entityId: contractorId,
      before: { hadDomain: true },
      after: { hasDomain: false },
    });
  });
  return { ok: true };
}
