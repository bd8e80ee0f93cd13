import {
  cancelVisit,
  completeVisit,
  moveVisit,
  reopenVisit,
  restoreVisit,
} from "~/domains/schedule/index.server.ts";
import { cancellationSchema, moveSchema } from "~/domains/schedule/index.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/visit-action";
import { actionOf, onlyPost, unknownAction, writeRow } from "./write.server.ts";

const changed = (id: string) => (done: { changed: boolean }) => ({ id, changed: done.changed });

export const loader = (args: Route.LoaderArgs) => onlyPost(args);

/** POST: moves, cancels, finishes, reopens, or restores one appointment, like the CRM's screen. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return onlyPost(args);
  switch (actionOf(args)) {
    case "move":
      return writeRow(args, "visits:write", (id) => ({
        read: ({ revision, ...body }) =>
          check(moveSchema, {
            travel_minutes: 0,
            window_minutes: 0,
            crew_id: null,
            ...body,
            version: revision,
          }),
        call: ({ platform, client }, request) => moveVisit(platform, client, id, request),
        reasons: {
          changed_elsewhere:
            "The appointment was moved since the revision you sent. Fetch it again, then repeat your change.",
          not_possible: "Only a booked appointment can be moved.",
        },
        rename: ({ version, ...errors }) => (version ? { ...errors, revision: version } : errors),
        respond: changed(id),
      }));
    case "cancel":
      return writeRow(args, "visits:write", (id) => ({
        read: (body) => check(cancellationSchema, body),
        call: ({ platform, client }, request) => cancelVisit(platform, client, id, request),
        reasons: { not_possible: "Only a booked appointment can be canceled." },
        respond: changed(id),
      }));
    case "done":
      return writeRow(args, "visits:write", (id) => ({
        call: ({ platform, client, body, requestKey }) =>
          completeVisit(platform, client, id, body.early === true, requestKey),
        reasons: { not_possible: "Only a booked appointment can be marked done." },
        respond: changed(id),
      }));
    case "reopen":
      return writeRow(args, "visits:write", (id) => ({
        call: ({ platform, client }) => reopenVisit(platform, client, id),
        reasons: { not_possible: "Only an appointment that is done can be reopened." },
        respond: changed(id),
      }));
    case "restore":
      return writeRow(args, "visits:write", (id) => ({
        call: ({ platform, client }) => restoreVisit(platform, client, id),
        reasons: { not_possible: "Only an appointment that you canceled can be restored." },
        respond: changed(id),
      }));
    default:
      return unknownAction(args);
  }
}
