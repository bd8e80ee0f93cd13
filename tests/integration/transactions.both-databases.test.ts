import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { deliverWebhook } from "~/domains/office/office.jobs.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { embedHosts } from "../../src/domains/storefront/storefront.tables.server.ts";
import { inTransaction, type UnitOfWork } from "../../src/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();

const person = { businessName: "Drains", name: "Ann", email: "ann@drains.example" };

async function newContractor(): Promise<string> {
  const [account] = await platform()
    .database.query.insert(contractorAccounts)
    .values(person)
    .returning({ id: contractorAccounts.id });
  return account?.id ?? "";
}

async function hostsOf(contractorId: string): Promise<string[]> {
  const rows = await platform()
    .database.query.select()
    .from(embedHosts)
    .where(eq(embedHosts.contractorId, contractorId));
  return rows.map(({ host }) => host).sort();
}

async function jobsAbout(deliveryId: string): Promise<number> {
  const { rows } = await platform().database.query.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where data->>'deliveryId' = ${deliveryId}`,
  );
  return rows[0]?.count ?? 0;
}

function add(work: UnitOfWork, contractorId: string, host: string, last = false) {
  const row = { contractorId, host, createdAt: work.now };
  return last ? work.insertAtCommit(embedHosts, [row]) : work.tx.insert(embedHosts).values(row);
}

test("rows, deferred rows and tasks commit together", async () => {
  const contractorId = await newContractor();
  const deliveryId = crypto.randomUUID();
  await inTransaction(platform(), async (work) => {
    await add(work, contractorId, "first.example");
    add(work, contractorId, "last.example", true);
    work.enqueue(deliverWebhook, { deliveryId, attempt: 0 });
  });
  expect(await hostsOf(contractorId)).toEqual(["first.example", "last.example"]);
  expect(await jobsAbout(deliveryId)).toBe(1);
});

test("a rejected last row rolls back everything and names its constraint", async () => {
  const contractorId = await newContractor();
  const deliveryId = crypto.randomUUID();
  const failure = await inTransaction(platform(), async (work) => {
    await add(work, contractorId, "same.example");
    add(work, contractorId, "same.example", true);
    work.enqueue(deliverWebhook, { deliveryId, attempt: 0 });
  }).catch((error: unknown) => error);
  expect(violationOf(failure)?.violation).toBe("duplicate key");
  expect(await hostsOf(contractorId)).toEqual([]);
  expect(await jobsAbout(deliveryId)).toBe(0);
});

test("an error rolls back everything", async () => {
  const contractorId = await newContractor();
  const deliveryId = crypto.randomUUID();
  const run = inTransaction(platform(), async (work) => {
    add(work, contractorId, "last.example", true);
    work.enqueue(deliverWebhook, { deliveryId, attempt: 0 });
    await add(work, contractorId, "first.example");
    throw new Error("on the way");
  });
  await expect(run).rejects.toThrow("on the way");
  expect(await hostsOf(contractorId)).toEqual([]);
  expect(await jobsAbout(deliveryId)).toBe(0);
});

test("an existing key's row remains unchanged", async () => {
  const contractorId = await newContractor();
  const [account] = await platform()
    .database.query.select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  await inTransaction(platform(), async (work) => {
    const again = { ...person, id: contractorId, businessName: "Other" };
    work.insertAtCommit(contractorAccounts, [again], contractorAccounts.id);
  });
  const [after] = await platform()
    .database.query.select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  expect(after).toEqual(account);
});

test("mixed with rejections, each transaction commits or rolls back as a whole", async () => {
  const contractorId = await newContractor();
  const committed: string[] = [];
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const host = `host-${String(index % 40).padStart(2, "0")}.example`;
      const saved = await inTransaction(platform(), async (work) => {
        await add(work, contractorId, `first-${index}.example`);
        add(work, contractorId, host, true);
      }).then(
        () => true,
        () => false,
      );
      if (saved) committed.push(host, `first-${index}.example`);
    }),
  );
  expect(committed).toHaveLength(80);
  expect(await hostsOf(contractorId)).toEqual(committed.sort());
});

test("an empty or read-only transaction succeeds", async () => {
  expect(await inTransaction(platform(), async () => "nothing")).toBe("nothing");
  const read = await inTransaction(platform(), ({ tx }) => tx.execute(sql`select 1 as one`));
  expect(read.rows).toEqual([{ one: 1 }]);
});
