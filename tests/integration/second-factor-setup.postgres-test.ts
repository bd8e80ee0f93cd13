import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addMember } from "../setup/staff-people.ts";

const platform = sharedPlatform();
const email = "cora@hearth.example";

test("a first code doesn't turn on another, newer secret", async () => {
  const { secondFactor } = platform().accounts;
  const userId = await addMember(platform(), email, "viewer");
  const secretOf = async () => {
    const otpauth = new URL((await secondFactor.pending(userId, email)) ?? "");
    return otpauth.searchParams.get("secret") ?? "";
  };
  await secondFactor.begin(userId);
  const scanned = await secretOf();
  const replaced = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const replacing = platform().database.transaction(async () => {
    await secondFactor.begin(userId);
    replaced.resolve();
    await goOn.promise;
  });
  await replaced.promise;
  const confirming = secondFactor.confirm(userId, oneTimeCode(scanned));
  await expect
    .poll(async () => {
      const waiting = sql`select from pg_locks where not granted`;
      return (await platform().database.query.execute(waiting)).rows.length;
    })
    .toBeGreaterThan(0);
  goOn.resolve();
  await replacing;
  expect(await confirming).toBeNull();
  expect(await secondFactor.confirm(userId, oneTimeCode(await secretOf()))).toHaveLength(10);
});
