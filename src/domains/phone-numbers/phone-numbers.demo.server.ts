import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { demoMailer, demoSenders, demoTracked } from "./phone-numbers.demo.ts";
import { callSettings, senders, trackedNumbers } from "./senders/senders.tables.server.ts";

/** Numbers to text from, each at another stage of its registration. */
export const sendersDemo: DemoPart = async ({ work, businesses, ago }) => {
  for (const { page, submitted, decided, refused, ...sender } of demoSenders) {
    const contractorId = businesses[page]?.contractorId;
    if (!contractorId) throw new Error("A demo sender names no business");
    await work.tx.insert(senders).values({
      contractorId,
      ...sender,
      submittedAt: ago(submitted),
      decidedAt: decided === null ? null : ago(decided),
      refusedAt: refused && ago(refused.days),
      refusedCode: refused?.code ?? null,
    });
  }
};

/** Call forwarding of the first business, and its tracked numbers. */
export const trackedNumbersDemo: DemoPart = async ({ work: { tx, now }, businesses: [first] }) => {
  const { contractorId, pageId } = first;
  await tx
    .insert(callSettings)
    .values({ contractorId, enabled: true, ringSeconds: 20, textsMissed: true, createdAt: now });
  await tx.insert(trackedNumbers).values([
    { contractorId, pageId, phone: demoTracked.page, createdAt: now },
    { contractorId, source: demoMailer, phone: demoTracked.mailer, createdAt: now },
  ]);
};
