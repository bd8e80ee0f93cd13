import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { isSamePerson, removePhoto } from "~/domains/shared/index.server.ts";
import {
  daysAgo,
  deleteOwn,
  eraseOldest,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { Business, Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { evidenceDays, messageEvidence } from "./evidence/evidence.tables.server.ts";
import { eraseEvidence } from "./evidence/record-evidence.server.ts";
import { evidenceDaysSaved } from "./evidence/verify-evidence.server.ts";
import { eraseMessages, isAuthoredBy } from "./messages/messages.server.ts";
import { isFinal, messageStates } from "./messages/messages.ts";
import {
  businessImports,
  businessSuspensions,
  inboundMails,
  messageAttachments,
  messageContact,
  messages,
  optOuts,
  sendingDomains,
} from "./messaging.tables.server.ts";
import { marksOf } from "./opt-outs/opt-out.server.ts";
import { voicemailDrops, voicemailRecordings } from "./voicemails/voicemails.tables.server.ts";

/** A business's own messages, without kinds that grant access. */
function takeoutRows({ contractorId, emails }: Business): SQL | undefined {
  const keys = [...emails.values()].filter((email) => email.grantsAccess).map(({ kind }) => kind);
  return and(eq(messages.contractorId, contractorId), notInArray(messages.kind, [...keys, ""]));
}

/** The sender of an email that matched no conversation. */
const mailSender = {
  email: sql`lower(coalesce(${inboundMails.fromAddress}, ${inboundMails.sender}))`,
  phone: null,
};

export const messageData: PersonalData = {
  business: {
    tables(business) {
      const { contractorId, own, about } = business;
      const rows = or(
        about(messages.subjectId),
        eq(messages.contractorId, contractorId),
        isSamePerson(messageContact, [own]),
        isAuthoredBy([own]),
      );
      const shown = takeoutRows(business);
      return [
        { table: messages, rows, takeout: "moves", takeoutRows: shown },
        {
          table: messageAttachments,
          rows: isAmong(messageAttachments.messageId, idsOf(messages.id, rows)),
          takeout: "moves",
          takeoutRows: isAmong(messageAttachments.messageId, idsOf(messages.id, shown)),
          leftOut: ["content"],
        },
        {
          table: inboundMails,
          rows: or(
            isAmong(inboundMails.tokenId, idsOf(messages.id, rows)),
            isAmong(inboundMails.tokenId, idsOf(messages.conversationId, rows)),
          ),
          takeout: "stays",
        },
        {
          table: messageEvidence,
          rows: or(
            eq(messageEvidence.contractorId, contractorId),
            isAmong(messageEvidence.messageId, idsOf(messages.id, rows)),
          ),
          takeout: "shown",
          takeoutRows: eq(messageEvidence.contractorId, contractorId),
        },
        ...ownTables(contractorId, "shown", [evidenceDays]),
        ...ownTables(contractorId, "moves", [voicemailRecordings]),
        {
          table: voicemailDrops,
          rows: eq(voicemailDrops.contractorId, contractorId),
          takeout: "moves",
          takeoutRows: isAmong(voicemailDrops.messageId, idsOf(messages.id, shown)),
        },
      ];
    },
    async erase({ work, contractorId, own, subjectIds, counts }) {
      await deleteOwn(work.tx, contractorId, [messageEvidence, evidenceDays, voicemailDrops]);
      await eraseRecordings(work, contractorId);
      counts.messages = await eraseMessages(work, { subjectIds, contractorId, person: own });
    },
  },
  person: {
    tables({ contacts, about }) {
      const rows = or(
        about(messages.subjectId),
        about(messages.conversationId),
        isAuthoredBy(contacts),
      );
      return [
        { table: messages, rows },
        {
          table: messageAttachments,
          rows: isAmong(messageAttachments.messageId, idsOf(messages.id, rows)),
        },
        {
          table: messageEvidence,
          rows: isAmong(messageEvidence.messageId, idsOf(messages.id, rows)),
        },
        // Deleted with their messages.
        {
          table: voicemailDrops,
          rows: isAmong(voicemailDrops.messageId, idsOf(messages.id, rows)),
        },
      ];
    },
    async erase({ work, contacts, subjectIds, counts }) {
      const written = await eraseMessages(work, { subjectIds, writers: contacts });
      counts.messages = (counts.messages ?? 0) + written;
      await work.tx.delete(inboundMails).where(isSamePerson(mailSender, contacts));
    },
  },
  customer: {
    async erase({ work, contractorId, contacts, subjectIds, counts }) {
      // Before the messages, which tell whose email it is.
      const isOfBusiness = sql`exists (
        select from ${messages} m where m.contractor_id = ${contractorId}
          and ${inboundMails.tokenId} in (m.id, m.conversation_id))`;
      await work.tx
        .delete(inboundMails)
        .where(and(isSamePerson(mailSender, contacts), isOfBusiness));
      const deleted = await eraseMessages(work, { subjectIds });
      const unmatched = await work.tx
        .delete(messages)
        .where(and(eq(messages.contractorId, contractorId), isAuthoredBy(contacts)))
        .returning({ id: messages.id });
      await eraseEvidence(
        work,
        unmatched.map(({ id }) => id),
      );
      counts.messages = (counts.messages ?? 0) + deleted + unmatched.length;
    },
  },
  retention: [
    { name: "message texts", erase: eraseTexts },
    {
      name: "message evidence",
      erase: (platform) =>
        eraseOldest(
          platform,
          messageEvidence,
          and(
            isNotNull(messageEvidence.salt),
            isNotNull(messageEvidence.hash),
            lt(messageEvidence.createdAt, daysAgo(platform, evidenceDaysSaved)),
          ),
          eraseEvidenceFacts,
        ),
    },
    {
      // Includes unmatched and unreadable ones.
      name: "received emails",
      erase: (platform) =>
        eraseOldest(platform, inboundMails, lt(inboundMails.createdAt, tooOld(platform))),
    },
    {
      name: "received texts without a conversation",
      erase: (platform) =>
        eraseOldest(
          platform,
          messages,
          and(
            eq(messages.direction, "inbound"),
            isNull(messages.conversationId),
            lt(messages.createdAt, tooOld(platform)),
          ),
        ),
    },
  ],
  samples: {
    inbound_mail: (tx, ids) => tx.delete(inboundMails).where(inArray(inboundMails.id, [...ids])),
  },
};

/** Deletes a business's recordings, with their files. */
async function eraseRecordings({ tx, enqueue }: UnitOfWork, contractorId: string): Promise<void> {
  const deleted = await tx
    .delete(voicemailRecordings)
    .where(eq(voicemailRecordings.contractorId, contractorId))
    .returning({ key: voicemailRecordings.key });
  for (const { key } of deleted) if (key) enqueue(removePhoto, { key });
}

const tooOld = (platform: Platform) => daysAgo(platform, platform.settings.messageDays);

/** Messages with content left: their own, or else in their parameters. Each has an index. */
const withContent = [
  or(isNotNull(messages.html), isNotNull(messages.text)),
  and(
    isNull(messages.html),
    isNull(messages.text),
    sql`${messages.params} ?| array['words', 'subject']`,
  ),
];

/**
 * Erases the content and attachments of messages that are `MESSAGE_DAYS` old. The log keeps that they were
 * sent, to whom, and when (`retention.days`).
 */
async function eraseTexts(platform: Platform): Promise<void> {
  const final = messageStates.filter(isFinal);
  const isOld = and(lt(messages.createdAt, tooOld(platform)), inArray(messages.state, final));
  for (const has of withContent) await eraseOldest(platform, messages, and(isOld, has), eraseText);
}

/** The hashes stay, so the chain can still be checked. */
async function eraseEvidenceFacts({ tx }: UnitOfWork, ids: string[]): Promise<void> {
  await tx
    .update(messageEvidence)
    .set({ facts: null, salt: null })
    .where(inArray(messageEvidence.id, ids));
}

async function eraseText({ tx }: UnitOfWork, ids: string[]): Promise<void> {
  await tx.delete(messageAttachments).where(inArray(messageAttachments.messageId, ids));
  const params = sql`${messages.params} - array['words', 'subject', 'quoted']`;
  await tx
    .update(messages)
    .set({ subject: null, html: null, text: null, replyTo: null, params })
    .where(inArray(messages.id, ids));
}

const ofPerson = ({ contacts, fingerprint }: Person) =>
  inArray(optOuts.addressHash, marksOf(fingerprint, contacts));

export const optOutData: PersonalData = {
  business: {
    // Only hashes: the business's export has opt-outs by address (export/declined.server.ts).
    tables: ({ contractorId }) => ownTables(contractorId, "stays", [optOuts]),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [optOuts]),
  },
  person: {
    tables: (person) => [{ table: optOuts, rows: ofPerson(person) }],
    // The opt-out remains, under its hash. Its reason is erased (`opt-outs.history`).
    erase: ({ work, ...person }) =>
      work.tx.update(optOuts).set({ reason: null, conversationId: null }).where(ofPerson(person)),
  },
  customer: {
    erase: ({ work, contractorId, fingerprint, contacts }) =>
      work.tx
        .update(optOuts)
        .set({ reason: null, conversationId: null })
        .where(
          and(
            eq(optOuts.contractorId, contractorId),
            inArray(optOuts.addressHash, marksOf(fingerprint, contacts)),
          ),
        ),
  },
};

/** The export leaves out the domain: a key of it is of no use elsewhere. */
const tables = [businessImports, businessSuspensions, sendingDomains];

export const businessImportData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "stays", tables),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, tables),
  },
};
