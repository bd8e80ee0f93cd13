import { eq } from "drizzle-orm";
import { processDueFollowUps } from "~/domains/follow-ups/sending/process-due-follow-ups.server.ts";
import { saveAffiliate } from "~/domains/growth/affiliates/affiliates.server.ts";
import { applicationSchema } from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { addNote } from "~/domains/identity/contractors/contractor-notes.server.ts";
import { recordSecurityEvent } from "~/domains/identity/security-events/security-events.server.ts";
import { captureLead } from "~/domains/leads/capture/capture-lead.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { sealEvidence } from "~/domains/messaging/evidence/seal-evidence.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import {
  voicemailDrops,
  voicemailRecordings,
} from "~/domains/messaging/voicemails/voicemails.tables.server.ts";
import { saveNotificationSettings } from "~/domains/office/notifications/choices/own-settings.server.ts";
import {
  memberPhones,
  notifications,
} from "~/domains/office/notifications/notifications.tables.server.ts";
import { addPushDevice } from "~/domains/office/notifications/push/push.server.ts";
import { senders, trackedNumbers } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import type { Attribution } from "~/domains/shared/attribution/attribution.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { applicationLink } from "../../src/domains/growth/revenue-share/applications/application-link.server.ts";
import {
  confirmApplication,
  submitApplication,
} from "../../src/domains/growth/revenue-share/applications/apply.server.ts";
import { reviewApplication } from "../../src/domains/growth/revenue-share/applications/review-applications.server.ts";
import {
  memberInvitations,
  memberSignIns,
} from "../../src/domains/identity/identity.tables.server.ts";
import { system, visitor } from "../../src/domains/shared/access/actor.ts";
import { inviteClaimant } from "../../src/domains/signup/market-estimates/manage-estimates.server.ts";
import { leadResults } from "../../src/domains/signup/market-estimates/market-estimates.tables.server.ts";
import { saveLeadResult } from "../../src/domains/signup/market-estimates/save-lead-result.server.ts";
import { recordUpload, uploadUrl } from "../../src/domains/signup/onboarding/uploads.server.ts";
import type { BusinessPage } from "../../src/domains/storefront/business-pages/business-pages.ts";
import { findBusinessPage } from "../../src/domains/storefront/business-pages/find-pages.server.ts";
import { publishAsStaff } from "../../src/domains/storefront/business-pages/manage-pages.server.ts";
import { changeEmbedHosts } from "../../src/domains/storefront/embedded-forms/embed-hosts.server.ts";
import { seoPages } from "../../src/domains/storefront/storefront.tables.server.ts";
import { memberPasskeys } from "../../src/platform/accounts/accounts.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember, crmSessionOf } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { fillSchedule } from "./appointment-fixtures.ts";
import { connectPrograms, syncSubmission } from "./connect-programs.ts";
import { conversationOf } from "./conversation-fixtures.ts";
import { writePage } from "./edit-page.ts";
import { workWithLead } from "./lead-activity-fixtures.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";
import { workWithShare } from "./revenue-share-fixtures.ts";

export const member = staffActor("reviewer");

/** Creates contractors with every kind of data, each containing text that no other record has. */
export function contractors(platform: () => TestPlatform) {
  const query = () => platform().database.query;
  /** Text that only this person's data contains; after deletion the database must not. */
  const canaries = (mark: string, line = 187) => ({
    first_name: `Canary${mark}`,
    last_name: `Person${mark}`,
    business_name: `Canary Drains ${mark}`,
    email: `canary-${mark}@canary.example`,
    phone: `(512) 555-0${line}`,
    city: `Canaryville ${mark}`,
  });

  async function requestService(page: BusinessPage, mark: string, phone: string) {
    await captureLead(platform(), visitor, {
      page,
      request: {
        name: `Homeowner ${mark}`,
        phone,
        email: null,
        need: `A leak ${mark}`,
        zip_code: "78701",
        urgency: "today",
        informational_sms: true,
        marketing_sms: false,
        marketing_voice: false,
      },
      sender: { ipAddress: "203.0.113.7", userAgent: "test", pageUrl: "http://localhost/x" },
      evidence: { form: null, recentFromAddress: 1 },
      requestKey: null,
      attribution: attributionFrom(mark),
    });
  }

  function attributionFrom(mark: string): Attribution {
    const touch = {
      campaign: { ref: mark.toUpperCase() },
      referrerHost: null,
      landingPath: "/pricing",
      at: platform().clock.now(),
    };
    return { first: touch, last: touch };
  }

  /** A member with every kind of data, and a pending invitation. */
  async function joinBusiness(contractorId: string, mark: string) {
    const email = `member-${mark}@canary.example`;
    const owner = await addBusinessMember(platform(), contractorId, "owner", { email });
    const { userId } = owner;
    const { member: inSession } = await crmSessionOf(platform(), { userId });
    const expiresAt = platform().clock.now();
    await query()
      .insert(memberPasskeys)
      .values({
        userId,
        name: `Phone of ${mark}`,
        credentialId: mark,
        publicKey: "key",
        counter: 0,
        transports: [],
      });
    await query()
      .insert(memberInvitations)
      .values({
        contractorId,
        email: `invited-${mark}@canary.example`,
        role: "office",
        expiresAt,
      });
    const { id: memberId, sessionId } = inSession;
    await addPushDevice(platform(), inSession, {
      subscription: {
        endpoint: `https://push.example/${mark}`,
        keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
      },
      userAgent: `Browser of ${mark}`,
    });
    await saveNotificationSettings(platform(), inSession, {});
    await connectPrograms(platform(), owner, mark);
    await query().insert(memberPhones).values({
      memberId,
      contractorId,
      phone: "+15125550142",
      codeId: sessionId,
      codeExpiresAt: expiresAt,
    });
    await query()
      .insert(notifications)
      .values({ memberId, contractorId, kind: "lead", cause: mark, dueAt: expiresAt });
    await recordSecurityEvent(platform(), "member_sign_in", { memberEmail: email }, "203.0.113.5");
    await query().insert(memberSignIns).values({ email, next: "/crm", expiresAt });
    return owner;
  }

  /** A voicemail that a business left in its conversation. */
  async function leaveVoicemail(contractorId: string, mark: string) {
    const [conversation] = await query()
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.contractorId, contractorId));
    const [messageId, recordingId] = [newId(), newId()];
    const createdAt = platform().clock.now();
    await query()
      .insert(voicemailRecordings)
      .values({
        ...{ id: recordingId, contractorId, name: `Voicemail ${mark}`, kind: "speech" as const },
        ...{ text: "We can come this week.", seconds: 4, addedBy: "Bo", createdAt },
      });
    await query()
      .insert(messages)
      .values({
        ...{ id: messageId, channel: "voicemail" as const, kind: "follow-up", params: {} },
        ...{ cause: `voicemail:${messageId}`, contractorId, toAddress: "+15125550199" },
        ...{ conversationId: conversation?.id ?? null, state: "sent" as const, createdAt },
        text: "Hi, this is a message.",
      });
    await query()
      .insert(voicemailDrops)
      .values({ messageId, contractorId, recordingId, createdAt });
  }

  type Full = Awaited<ReturnType<typeof fullContractor>>;

  /** A contractor with a row of every kind. */
  async function fullContractor(mark: string, line?: number) {
    const person = canaries(mark, line);
    const answers = answersOf(person);
    const key = `form-logos/1732100000000-${mark}.png`;
    await recordUpload(platform(), key, null);
    answers[5] = {
      ...answers[5],
      sms_followup: "yes",
      reply_phone: person.phone,
      followup_timing: "immediate",
    };
    answers[6] = { ...answers[6], logo_url: uploadUrl(key) };
    const { submission } = await saveSteps(platform(), answers);
    await syncSubmission(platform(), submission);
    const [row] = await query()
      .select({ id: formSubmissions.contractorId })
      .from(formSubmissions)
      .where(eq(formSubmissions.id, submission.id));
    const id = row?.id ?? "";
    const [drafted] = await query().select().from(seoPages).where(eq(seoPages.contractorId, id));
    await publishAsStaff(platform(), member, drafted?.id ?? "");
    const page = await findBusinessPage(platform(), {
      service: drafted?.service ?? "",
      cityState: `${drafted?.citySlug}-tx`,
    });
    if (!page) throw new Error("no page");
    await requestService(page.page, mark, "+15125550199");
    await addNote(platform(), member, { contractorId: id, text: `Note ${mark}`, requestKey: null });
    await changeEmbedHosts(platform(), member, id, `${mark}.canary-site.example`);
    const declining = { contractorId: id, channel: "sms", address: "+15125550199" } as const;
    await inTransaction(platform(), (work) => optOut(work, platform(), declining, { way: "text" }));
    await conversationOf(platform(), id, mark);
    await leaveVoicemail(id, mark);
    const estimate = (email: string | null, phone: string | null) =>
      saveLeadResult(
        platform(),
        visitor,
        { source: "claim", industry: "plumbing", city: "Austin", email, phone, businessName: null },
        null,
      );
    await estimate(person.email.toUpperCase(), null);
    await estimate(null, `+1 ${person.phone.replaceAll(/\D/g, "")}`);
    const [claim] = await query()
      .select()
      .from(leadResults)
      .where(eq(leadResults.email, person.email.toUpperCase()));
    await inviteClaimant(platform(), member, claim?.id ?? "");
    await saveAffiliate(
      platform(),
      member,
      {
        name: person.business_name,
        email: person.email,
        referral_code: mark.toUpperCase(),
        status: "active",
      },
      null,
    );
    const submitted = await submitApplication(platform(), visitor, {
      application: applicationSchema.parse({
        business_name: person.business_name,
        contact_name: `Canary${mark}`,
        email: person.email,
        phone: person.phone,
        services: ["Plumbing"],
        service_areas: person.city,
        years_experience: "3",
        lead_value_range: "$5000+",
        agreed_to_terms: "yes",
      }),
      requestKey: null,
      honeypot: "",
      attribution: attributionFrom(mark),
    });
    if (!submitted.ok) throw new Error(submitted.code);
    const text = newId();
    await query()
      .insert(messages)
      .values({
        id: text,
        cause: text,
        kind: "text",
        channel: "sms",
        direction: "inbound",
        params: {},
        state: "sent",
        fromAddress: normalizePhone(person.phone),
        toAddress: "+15125550100",
        text: `Text of ${mark}`,
      });
    await requestService(page.page, mark, "+15125550197");
    await processEvents(platform());
    const owner = await joinBusiness(id, mark);
    await fillSchedule(platform(), owner, mark);
    await workWithLead(platform(), owner, mark);
    await writePage(platform(), owner, { pageId: page.page.id, mark });
    await query()
      .insert(senders)
      .values({ contractorId: id, phone: `+1512555${line ?? 187}1`, registration: "approved" });
    await query()
      .insert(trackedNumbers)
      .values({ contractorId: id, phone: `+1512555${line ?? 187}2`, source: `Mailer of ${mark}` });
    await processDueFollowUps(platform(), system("test"), () => null);
    await sealEvidence(platform(), system("test"));
    return { id, person, path: page.path, page: page.page, applicationId: submitted.id };
  }

  /** A participant with a converted lead, a reversed commission, and another lead. */
  async function takePart({ id, page, applicationId, person }: Full) {
    const decision = { decision: "approved", adminNotes: `Notes ${person.city}` } as const;
    const token = applicationLink(platform(), applicationId).split("/").at(-1) ?? "";
    await confirmApplication(platform(), token);
    const reviewed = await reviewApplication(platform(), member, applicationId, decision);
    const participantId = (reviewed.ok && reviewed.participantId) || "";
    platform().passTime(1000);
    await requestService(page, person.city, "+15125550198");
    await processEvents(platform());
    await workWithShare(platform(), { contractorId: id, participantId, city: person.city });
    return { contractorId: id, participantId };
  }

  return { fullContractor, takePart };
}
