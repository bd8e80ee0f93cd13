import { afterAll, expect } from "vitest";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { startCommitCuttingProxy } from "../setup/commit-cutting-proxy.ts";
import {
  addBusinesses,
  addLeads,
  atAnyHour,
  examineTexts,
  expectTextedOnce,
  letTimePass,
  textsThrough,
} from "./follow-ups.ts";
import { textGuards } from "./guards/texts.ts";
import { declareFaults, type Site } from "./site.ts";

const provider = await startTwilioServer();
afterAll(() => provider.stop());

const fault = declareFaults({ environment: textsThrough(provider), changed: [atAnyHour] });

const addPeople = async ({ sql }: Site, count: number) =>
  addLeads(sql, await addBusinesses(sql, 4), count);

fault(
  {
    rule: "fault.lost-commit",
    title: "a lost commit in a round neither resends nor skips texts",
    guards: [textGuards.leftIsUncertain],
  },
  async (site) => {
    const people = await addPeople(site, 10);
    const proxy = await startCommitCuttingProxy(site.databaseUrl, 'insert into "sends"');
    const worker = site.startWorker(proxy.url);
    await expect.poll(proxy.cut, { timeout: 60_000 }).toBe(1);
    // The same process continues with others.
    await expectTextedOnce(site.sql, provider, await addPeople(site, 4));
    await worker.stop();
    await proxy.stop();
    await letTimePass(site.sql);
    const next = site.startWorker();
    // Resent texts would arrive before these.
    await expectTextedOnce(site.sql, provider, await addPeople(site, 4));
    await next.stop();
    const { uncertain, ...found } = await examineTexts(site.sql, provider, people);
    expect(found).toEqual({ twice: [], lost: [], invented: [] });
    expect(uncertain).toBeGreaterThan(0);
  },
);
