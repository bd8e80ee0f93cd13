import { Form, href, Link } from "react-router";
import {
  addRecording,
  type ListedRecording,
  listRecordings,
  removeRecording,
} from "~/domains/messaging/index.server.ts";
import { maxRecordingSeconds, maxRecordings } from "~/domains/messaging/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  receiveForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { BadRequest } from "~/platform/http/failures/failures.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/voicemail";
import { RecordingForm } from "./recording-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Voicemail" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  return { recordings: await listRecordings(platform, reader), requestKey: newRequestKey() };
}

const notPossible = `You have ${maxRecordings} recordings. Delete one to add another.`;

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const form = await receiveForm(args.request).catch((error: unknown) => {
    if (error instanceof BadRequest && error.status === 413) return null;
    throw error;
  });
  if (!form) {
    const tooLarge = "This file is too large. Use up to 15 MB of WAV or MP3 audio";
    const refused = { ok: false, code: "invalid", errors: { file: tooLarge } } as const;
    return showAgain(refused, { values: { intent: "add" } });
  }
  const { intent, recording_id } = form.body;
  const result = await runReceived(args, form, {
    call: async ({ platform, body, requestKey }) => {
      if (intent === "delete") {
        const id = readId(recording_id);
        if (!id) throw malformed();
        return removeRecording(platform, member, id);
      }
      if (intent !== "add") throw malformed();
      const file = form.file("file");
      return addRecording(platform, member, { values: body, file, requestKey });
    },
  });
  if (!result.ok) {
    const refusalTexts = {
      not_possible: notPossible,
      not_stored: "It couldn’t be saved. Please try again.",
    };
    return showAgain(result, { values: result.values }, refusalTexts);
  }
  const message = intent === "delete" ? "Recording deleted." : "Recording added.";
  return { message, errors: {}, values: undefined };
}

/** Recordings for voicemail drops: recorded, uploaded, or spoken by the provider (`sms.voicemail`). */
export default function Voicemail({ loaderData, actionData }: Route.ComponentProps) {
  const { recordings, requestKey } = loaderData;
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">Voicemail</h1>
        <p className="mt-1 text-muted">
          A follow-up step can call a lead and leave one of these messages. We call only people who
          agreed to automated calls, during texting hours, once per follow-up. If they pick up, they
          hear your name and can enter 1 to talk to you. It’s off until you add a voicemail step to
          your{" "}
          <Link to={href("/crm/follow-up")} className="text-link">
            follow-up
          </Link>
          .
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isMember ? (
        <RecordingForm
          requestKey={requestKey}
          refused={refused}
          isFull={recordings.length >= maxRecordings}
        />
      ) : null}
      <Recordings recordings={recordings} />
    </div>
  );
}

const kinds = {
  recorded: "Recorded here",
  uploaded: "Uploaded file",
  speech: "Spoken by our phone service",
} as const;

function Recordings({ recordings }: { recordings: ListedRecording[] }) {
  const format = useFormatDate();
  if (recordings.length === 0) {
    return (
      <EmptyState title="No recordings yet">
        Record one, upload a file, or type a message, up to {maxRecordingSeconds} seconds.
      </EmptyState>
    );
  }
  return (
    <Card as="section" aria-labelledby="recordings">
      <h2 id="recordings" className="text-lg">
        Recordings
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {recordings.map((recording) => (
          <li key={recording.id} className="flex flex-col gap-2 py-4 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold break-words">{recording.name}</p>
                <p className="text-sm text-muted break-words">
                  {kinds[recording.kind]} · about {recording.seconds} sec · added by{" "}
                  {recording.addedBy}, {format(recording.createdAt, "MMM d, yyyy")}
                </p>
              </div>
              <DeleteButton recording={recording} />
            </div>
            {recording.text === null ? (
              // biome-ignore lint/a11y/useMediaCaption: the business's own recording, which has no text
              <audio
                controls
                preload="none"
                className="w-full"
                aria-label={`Listen to ${recording.name}`}
                src={href("/crm/settings/voicemail/:id/audio", { id: recording.id })}
              />
            ) : (
              <p className="rounded-2xl bg-sunken p-3 break-words">{recording.text}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DeleteButton({ recording: { id, name } }: { recording: ListedRecording }) {
  if (!useIsMember()) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="recording_id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="delete"
        variant="quiet"
        size="small"
        aria-label={`Delete ${name}`}
      >
        Delete
      </Button>
    </Form>
  );
}
