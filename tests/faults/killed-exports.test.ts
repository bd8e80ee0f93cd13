import { expect } from "vitest";
import { austin, crmMember } from "./crm.ts";
import { machineGuards, machineWaits } from "./guards/machine.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults({
  environment: { PROCESS: "web" },
  changed: [machineWaits.longJobsAreMissedSoon],
});

/** Enough rows to keep a worker busy for some seconds. */
const addRows = ({ sql }: Site, contractorId: string) =>
  sql(
    `insert into messages (id, cause, kind, params, to_address, state, contractor_id)
     select gen_random_uuid(), gen_random_uuid()::text, 'follow-up', '{}', '+15125550199', 'sent', $1
     from generate_series(1, 60000)`,
    [contractorId],
  );

fault(
  {
    rule: "fault.killed-export",
    title: "an export whose worker is killed is restarted by another, complete",
    guards: [machineGuards.deadJobIsTakenOver],
  },
  async (site) => {
    const owner = await crmMember(site, austin, "owner");
    await addRows(site, owner.contractorId);
    await owner.press("/crm/settings/export", {});
    const exported = async () => {
      const [row] = await site.sql(
        "select id, state, attempt, bytes from business_exports where contractor_id = $1 order by created_at desc limit 1",
        [owner.contractorId],
      );
      return row ?? {};
    };
    const worker = site.startWorker();
    await expect.poll(exported, { timeout: 60_000 }).toMatchObject({ state: "making" });
    await worker.kill();
    expect(await exported()).toMatchObject({ state: "making", attempt: 1 });
    const another = site.startWorker();
    await expect.poll(exported, { timeout: 120_000 }).toMatchObject({ state: "ready", attempt: 2 });
    await another.stop();
    const { id, bytes } = await exported();
    const headers = { cookie: owner.cookie };
    const file = await site.fetch(`/crm/settings/export/${id}`, { headers });
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBe(Number(bytes));
  },
);
