import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  findReviewByLink,
  openReviewPage,
  recordReviewOpened,
  sendPrivateMessage,
} from "~/domains/growth/reviews/review-page.server.ts";
import {
  countReviews,
  listReviewRequests,
  saveReviewSettings,
} from "~/domains/growth/reviews/reviews.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { newBusiness } from "./appointment-fixtures.ts";
import { google, reviews, settingsForm } from "./review-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const {
  query,
  businessWithReviews,
  requestingByEmail,
  requestedByEmail,
  done,
  sendReviewRequests,
  requestsOf,
  sentBy,
  tokenOf,
} = reviews(platform);
const day = 24 * 60 * 60_000;

test("a review link works only for a sent request, with its signature", async () => {
  const { owner, contractorId } = await requestingByEmail();
  await done(owner);
  const [request] = await requestsOf(contractorId);
  const token = tokenOf(request?.id ?? "");
  expect(await findReviewByLink(platform(), token)).toBeNull();
  expect(await openReviewPage(platform(), token, "google")).toMatchObject({ code: "link_expired" });
  platform().passTime(day);
  await sendReviewRequests();
  expect(await findReviewByLink(platform(), token)).toMatchObject({
    businessName: "Acme",
    what: "Leaking sink",
    links: [{ site: "google", name: "Google" }],
  });
  const otherBusiness = await requestedByEmail();
  const forged = token.slice(0, 26) + otherBusiness.token.slice(26);
  for (const wrong of [forged, `${token}a`, "", "../admin", request?.id ?? ""]) {
    expect(await findReviewByLink(platform(), wrong), wrong).toBeNull();
  }
});

test("a click counts once per site, ends reminders, and uses current settings", async () => {
  const { owner, contractorId, token } = await requestedByEmail();
  const open = (site: "google" | "yelp" | "other") => openReviewPage(platform(), token, site);
  expect(await open("yelp")).toMatchObject({ code: "link_expired" });
  const pressed = await Promise.all([open("google"), open("google"), open("google")]);
  for (const opened of pressed)
    expect(opened).toMatchObject({ leaving: { url: google, name: "Google" } });
  const moved = { google: "", other: "https://www.angi.com/acme" };
  await saveReviewSettings(platform(), owner, settingsForm(moved));
  expect(await open("google")).toMatchObject({ code: "link_expired" });
  expect(await open("other")).toMatchObject({ leaving: { url: moved.other, name: "Angi" } });
  expect(await requestsOf(contractorId)).toMatchObject([
    { clickedAt: platform().clock.now(), nextAt: null },
  ]);
  platform().passTime(5 * day);
  await sendReviewRequests();
  expect(await sentBy(contractorId)).toHaveLength(1);
});

test("review counts cover the business's own last year, hidden from technicians", async () => {
  const { owner, contractorId, token } = await requestedByEmail();
  await requestedByEmail();
  const counts = () => countReviews(platform(), owner);
  const counted = { requested: 1, reminded: 0, opened: 0, clicked: 0 };
  expect(await counts()).toEqual({ ...counted, sites: [] });
  await recordReviewOpened(platform(), token);
  await recordReviewOpened(platform(), token);
  await recordReviewOpened(platform(), "guessed");
  platform().passTime(5 * day);
  await sendReviewRequests();
  await openReviewPage(platform(), token, "google");
  const sites = [{ site: "google", clicks: 1 }];
  expect(await counts()).toEqual({ requested: 1, reminded: 1, opened: 1, clicked: 1, sites });
  expect((await listReviewRequests(platform(), owner, null)).rows).toMatchObject([
    { customerName: "Sam Stone", state: "asked", link: null },
  ]);
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  await expect(countReviews(platform(), technician)).rejects.toThrow();
  await expect(listReviewRequests(platform(), technician, null)).rejects.toThrow();
  platform().passTime(366 * day);
  expect(await counts()).toEqual({ ...counted, requested: 0, sites: [] });
  expect(await countReviews(platform(), await newBusiness(platform()))).toMatchObject({
    requested: 0,
  });
});

test("an unreachable customer is listed with a link for the business", async () => {
  const { owner, contractorId } = await requestingByEmail();
  await done(owner, { email: "", phone: "" });
  platform().passTime(day);
  await sendReviewRequests();
  const [listed] = (await listReviewRequests(platform(), owner, null)).rows;
  expect(listed).toMatchObject({ state: "unreachable", reason: "no_address" });
  const token = listed?.link?.split("/").at(-1) ?? "";
  expect(await findReviewByLink(platform(), token)).toMatchObject({ mayWrite: false });
  const form = { words: "Hello", requestKey: crypto.randomUUID() };
  expect(await sendPrivateMessage(platform(), token, form)).toMatchObject({
    code: "not_possible",
  });
  expect(await sentBy(contractorId)).toEqual([]);
});

test("private feedback becomes a reply, notified once, with a daily limit", async () => {
  const { owner, about, contractorId, leadId } = await businessWithReviews();
  await done(owner, about);
  platform().passTime(day);
  await sendReviewRequests();
  const [request] = await requestsOf(contractorId);
  const token = tokenOf(request?.id ?? "");
  const word = { words: "You left a mess in the hall.", requestKey: crypto.randomUUID() };
  await Promise.all([1, 2].map(() => sendPrivateMessage(platform(), token, word)));
  await processEvents(platform());
  const written = (
    await query().select().from(messages).where(eq(messages.contractorId, contractorId))
  ).filter(({ direction }) => direction === "inbound");
  expect(written).toMatchObject([
    { channel: "email", subjectId: leadId, text: word.words, conversationId: expect.any(String) },
  ]);
  const strict = { ...platform(), limits: createLimits(platform().database, 0.3) };
  const again = () =>
    sendPrivateMessage(strict, token, { ...word, requestKey: crypto.randomUUID() });
  expect(await again()).toEqual({ ok: true });
  expect(await again()).toMatchObject({ code: "too_many" });
});

test("the business gets an email for feedback from non-leads", async () => {
  const { contractorId, token } = await requestedByEmail();
  const word = { words: "Thank you!", requestKey: crypto.randomUUID() };
  await sendPrivateMessage(platform(), token, word);
  await sendPrivateMessage(platform(), token, word);
  const notices = (
    await query().select().from(messages).where(eq(messages.contractorId, contractorId))
  ).filter(({ kind }) => kind === "review-private-word");
  expect(notices).toHaveLength(1);
});
