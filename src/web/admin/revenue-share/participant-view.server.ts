import type { RouterContextProvider } from "react-router";
import { sumUpMonths } from "~/domains/growth/revenue-share/ledger/statement.server.ts";
import {
  listEntries,
  listParticipantLeads,
} from "~/domains/growth/revenue-share/participants/find-participant.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";

export const participantViews = ["leads", "ledger", "statements", "settings"] as const;
export type ParticipantView = (typeof participantViews)[number];

/** Loads the data of one of a participant's four views. */
export async function loadView(
  context: Readonly<RouterContextProvider>,
  participant: { id: string; joinedAt: Date },
  view: ParticipantView,
  before: string | null,
) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  switch (view) {
    case "leads": {
      const { rows, next } = await listParticipantLeads(platform, actor, participant.id, before);
      return { view, leads: rows, next, requestKey: newRequestKey() };
    }
    case "ledger": {
      const { rows, next } = await listEntries(platform, actor, participant.id, before);
      return { view, entries: rows, next };
    }
    case "statements":
      return { view, months: await sumUpMonths(platform, actor, participant) };
    case "settings":
      return { view };
  }
}
