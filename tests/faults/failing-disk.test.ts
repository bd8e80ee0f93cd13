import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startApplication } from "../setup/application.ts";
import { onEmbedded } from "./kill-findings.ts";
import { austinPageOf, newLead, sendLead } from "./leads.ts";

const failingDisk = `--import=${fileURLToPath(new URL("failing-disk.ts", import.meta.url))}`;

test("fault.failing-disk: a failed write ends the process and confirms nothing", async () => {
  const application = await startApplication({
    environment: {
      RATE_LIMIT_FACTOR: "1000",

      NODE_OPTIONS: failingDisk,
    },
  });
  const { dataFolder, url } = application;
  try {
    const pageId = await austinPageOf(url);
    const stored = await sendLead(url, newLead(pageId));
    expect(stored.status).toBe(201);
    const marker = join(dataFolder, "disk-fails");
    writeFileSync(marker, "");
    const response = sendLead(url, newLead(pageId)).catch(() => null);
    const ended = await Promise.race([application.process().exited, sleep(20_000, "runs on")]);
    expect(ended).toBe(1);
    expect((await response)?.status).not.toBe(201);
    rmSync(marker);
    await application.restart();
    await application.process().stop();
    const saved = await onEmbedded(join(dataFolder, "database"), (sql) =>
      sql("select id from lead_enquiries where id = $1", [JSON.parse(stored.body).id]),
    );
    expect(saved).toHaveLength(1);
  } finally {
    await application.kill();
    await application.stop();
  }
});

test("fault.failing-disk: the process ends without hanging when embedded database files disappear", async () => {
  const application = await startApplication({
    environment: { RATE_LIMIT_FACTOR: "1000" },
  });
  const { dataFolder, url } = application;
  try {
    const pageId = await austinPageOf(url);
    rmSync(join(dataFolder, "database"), { recursive: true });
    const exited = application.process().exited;
    let ended: unknown = "runs on";
    for (let second = 0; second < 60 && ended === "runs on"; second++) {
      void sendLead(url, newLead(pageId)).catch(() => null);
      ended = await Promise.race([exited, sleep(1_000, "runs on")]);
    }
    expect(ended).toBe(1);
  } finally {
    await application.kill();
    await application.stop();
  }
});
