import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { reviews } from "./review-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, requestReviewedPage, businessWithReviews, done, sendReviewRequests, requestsOf } =
  reviews(platform);
const passTo = (moment: string) =>
  platform().passTime(new Date(moment).getTime() - platform().clock.now().getTime());

test("requests waiting overnight are sent in turns by business, never at night", async () => {
  passTo("2028-01-04T02:00:00Z");
  const [busy, otherBusiness] = [await businessWithReviews(), await businessWithReviews()];
  await query()
    .update(senders)
    .set({ textsPerSecond: 0.005 })
    .where(eq(senders.contractorId, busy.contractorId));
  const customers = [busy.about];
  for (const number of [1, 2, 3]) {
    const email = `waits${number}@home.example`;
    const { leadId } = await requestReviewedPage(busy.pageId, {
      email,
      phone: `(512) 555-190${number}`,
    });
    customers.push({ lead_id: leadId, email });
  }
  const evening = { date: "2028-01-03" };
  for (const [index, customer] of customers.entries()) {
    await done(busy.owner, { ...customer, ...evening, phone: "", time: `${10 + index * 2}:00` });
  }
  await done(otherBusiness.owner, { ...otherBusiness.about, ...evening, phone: "" });
  passTo("2028-01-04T15:00:00Z");
  await sendReviewRequests();
  const scheduledTimes = async (contractorId: string) => {
    const { rows } = await query().execute<{ at: string }>(sql`
      select to_char(start_after at time zone 'UTC', 'HH24:MI:SS') as at
      from pgboss.job join messages m on data ->> 'messageId' = m.id::text
      where name = 'send-written' and m.kind = 'review-text' and m.contractor_id = ${contractorId}
      order by start_after`);
    return rows.map(({ at }) => at);
  };
  const waiting = async () =>
    (await requestsOf(busy.contractorId)).flatMap(({ state, nextAt }) =>
      state === "waiting" ? (nextAt?.toISOString() ?? "never") : [],
    );
  expect(await scheduledTimes(busy.contractorId)).toEqual(["15:00:00", "15:03:20"]);
  expect((await waiting()).toSorted()).toEqual([
    "2028-01-04T15:06:40.000Z",
    "2028-01-04T15:10:00.000Z",
  ]);
  expect(await scheduledTimes(otherBusiness.contractorId)).toEqual(["15:00:00"]);
  // No worker ran all day: at night it waits until the next morning.
  passTo("2028-01-05T03:00:00Z");
  await sendReviewRequests();
  expect(await waiting()).toEqual(["2028-01-05T15:00:00.000Z", "2028-01-05T15:00:00.000Z"]);
  passTo("2028-01-05T15:00:00Z");
  await sendReviewRequests();
  expect(await waiting()).toEqual([]);
});
