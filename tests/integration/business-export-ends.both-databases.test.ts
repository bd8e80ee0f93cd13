import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { messageAttachments, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { writeExport } from "~/domains/operations/takeout/export/make-export.server.ts";
import {
  downloadExport,
  listExports,
  requestExport,
} from "~/domains/operations/takeout/exports.server.ts";
import {
  endDeadExports,
  removeExportFiles,
} from "~/domains/operations/takeout/remove-exports.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addSmallBusiness, attempt, makeFile, storedPartsOf } from "./data-export-fixtures.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const storedParts = () => storedPartsOf(platform());
const smallBusiness = () => addSmallBusiness(platform());

const freeMegabytes = (remaining: number[]) => async () => (remaining.shift() ?? 0) * 1024 * 1024;

test("an export without disk space doesn't start, or stops midway", async () => {
  const owner = await smallBusiness();
  const full = { ok: false, code: "not_possible" };
  expect(await requestExport(platform(), owner, freeMegabytes([199]))).toEqual(full);
  expect(await listExports(platform(), owner)).toEqual([]);

  const exportId = await makeFile(platform(), owner);
  await query()
    .update(businessExports)
    .set({ bytes: 500 * 1024 * 1024 })
    .where(eq(businessExports.id, exportId));
  expect(await requestExport(platform(), owner, freeMegabytes([699]))).toEqual(full);
  expect(await requestExport(platform(), owner, freeMegabytes([700]))).toMatchObject({ ok: true });

  const next = (await listExports(platform(), owner)).find(({ id }) => id !== exportId)?.id ?? "";
  const messageId = newId();
  await query().insert(messages).values({
    id: messageId,
    cause: messageId,
    kind: "answer",
    direction: "inbound",
    params: {},
    contractorId: owner.contractorId,
    toAddress: "x@home.example",
    state: "sent",
  });
  await query()
    .insert(messageAttachments)
    .values({ messageId, name: "plan.pdf", contentType: "x", content: randomBytes(3 << 20) });
  const before = await storedParts();
  for (const remaining of [[199], [900, 199]]) {
    await expect(
      writeExport(
        platform(),
        system("test"),
        { exportId: next },
        attempt,
        freeMegabytes(remaining),
      ),
    ).rejects.toThrow(/export: .* has 199 MB free, and 200 MB must stay free/);
    expect(remaining).toEqual([]);
    expect(await storedParts()).toEqual(before);
  }
});

test("marks an export as failed only when its task has failed", async () => {
  const [owner, otherMember] = [await smallBusiness(), await smallBusiness()];
  for (const member of [owner, otherMember]) await requestExport(platform(), member);
  const stateOf = async (member: typeof owner) => (await listExports(platform(), member))[0]?.state;
  const [{ id = "" } = {}] = await listExports(platform(), owner);
  await query().update(businessExports).set({ state: "making" }).where(eq(businessExports.id, id));
  await endDeadExports(platform(), system("test"));
  expect(await stateOf(owner)).toBe("making");
  // Every attempt died with its process, which the queue detected.
  await query().execute(
    sql`update pgboss.job set state = 'failed' where name = 'make-export' and data ->> 'exportId' = ${id}`,
  );
  await endDeadExports(platform(), system("test"));
  expect([await stateOf(owner), await stateOf(otherMember)]).toEqual(["failed", "waiting"]);
  expect(await requestExport(platform(), owner)).toMatchObject({ ok: true });
});

test("long task queues have heartbeats, including queues created by earlier releases", async () => {
  const seconds = query().execute(sql`
    select name, heartbeat_seconds as heartbeat, expire_seconds as longest from pgboss.queue
    where name in ('make-export', 'make-daily-backup') order by name`);
  const heartbeat = platform().database.kind === "pglite" ? 300 : 60;
  expect((await seconds).rows).toEqual([
    { name: "make-daily-backup", heartbeat, longest: 12 * 60 * 60 },
    { name: "make-export", heartbeat, longest: 6 * 60 * 60 },
  ]);
});

test("you-own-it.owners-alone: an export with missing parts after a restore can't be downloaded", async () => {
  const owner = await smallBusiness();
  const exportId = await makeFile(platform(), owner);
  await removeExportFiles(platform(), system("test"), { exportId, attempts: 1 });
  expect((await listExports(platform(), owner))[0]?.state).toBe("lost");
  expect(await downloadExport(platform(), owner, exportId)).toBeNull();
});
