import { and, eq, ne } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { snippets, unreadConversations } from "~/domains/inbox/inbox.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { demoAssigned, demoSnippets } from "./samples/inbox.ts";

/** Fills the inbox of the first demo business: unread replies, some handled, and message templates. */
export async function addInbox(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
): Promise<void> {
  const team = await tx
    .select({ id: members.id, role: members.role })
    .from(members)
    .where(and(eq(members.contractorId, contractorId), ne(members.role, "technician")));
  const talks = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  const unread = talks.flatMap(({ id: conversationId, lastReplyAt: since }) =>
    since ? team.map(({ id: memberId }) => ({ memberId, conversationId, since })) : [],
  );
  if (unread.length > 0) await tx.insert(unreadConversations).values(unread);
  for (const { name, role } of demoAssigned) {
    const assignee = team.find((member) => member.role === role);
    await tx
      .update(conversations)
      .set({ assignedTo: assignee?.id ?? null })
      .where(and(eq(conversations.contractorId, contractorId), eq(conversations.name, name)));
  }
  await tx
    .insert(snippets)
    .values(demoSnippets.map((snippet) => ({ ...snippet, contractorId, createdAt: now })));
}
