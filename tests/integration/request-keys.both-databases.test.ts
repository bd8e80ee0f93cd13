import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "~/domains/shared/access/actor.ts";
import { saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { idempotencyKeys } from "~/platform/idempotency/idempotency.tables.server.ts";
import {
  eraseKeys,
  eraseOldKeys,
  inTransactionOnce,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saving } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const keysOf = (responseId: string) =>
  query().select().from(idempotencyKeys).where(eq(idempotencyKeys.answerId, responseId));

type Outcome = { ok: true; id: string; repeated: boolean } | { ok: false; code: "closed" };

function once(key: string | null, body: unknown, refuses = false, scope = "test") {
  const repeat = async (_work: UnitOfWork, id: string): Promise<Outcome> => ({
    ok: true,
    id,
    repeated: true,
  });
  return inTransactionOnce<Outcome>(
    platform(),
    { scope, key, body, repeat },
    async (_work, remember) => {
      if (refuses) return { ok: false, code: "closed" };
      const id = newId();
      remember(id);
      return { ok: true, id, repeated: false };
    },
  );
}

// requests.key-counts-once
test("a key counts once in its scope, and rejects another body", async () => {
  const key = crypto.randomUUID();
  const results = await Promise.all([1, 2, 3].map(() => once(key, { a: 1 })));
  const ids = results.map((response) => response.ok && response.id);
  expect(new Set(ids).size).toBe(1);
  expect(results.filter((response) => response.ok && !response.repeated)).toHaveLength(1);
  expect(await once(key, { a: 2 })).toEqual({ ok: false, code: "key_reused" });
  expect(await once(key, { a: 2 }, false, "other")).toMatchObject({ repeated: false });
  expect(await once(null, { a: 1 })).toMatchObject({ repeated: false });
  const [stored] = await keysOf(String(ids[0]));
  expect(JSON.stringify(stored)).not.toContain(key);
});

test("a rejected request frees its key; a repeated one gets its response", async () => {
  const key = crypto.randomUUID();
  expect(await once(key, 1, true)).toEqual({ ok: false, code: "closed" });
  const done = await once(key, 2);
  expect(done).toMatchObject({ ok: true, repeated: false });
  expect(await once(key, 2, true)).toEqual({ ...done, repeated: true });
});

test("keys expire after two days, or when their rows are deleted", async () => {
  const old = await saveStep(platform(), visitor, saving(1, answersOf()[1]));
  platform().passTime(47 * 60 * 60 * 1000);
  const young = await saveStep(platform(), visitor, saving(1, answersOf()[1]));
  if (!old.ok || !young.ok) throw new Error("not saved");
  await eraseOldKeys(platform());
  expect(await keysOf(old.submission.id)).toHaveLength(1);
  platform().passTime(2 * 60 * 60 * 1000);
  await eraseOldKeys(platform());
  expect(await keysOf(old.submission.id)).toHaveLength(0);
  expect(await keysOf(young.submission.id)).toHaveLength(1);
  await inTransaction(platform(), (work) => eraseKeys(work, [young.submission.id]));
  expect(await keysOf(young.submission.id)).toHaveLength(0);
});
