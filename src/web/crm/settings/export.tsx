import { Form, Link } from "react-router";
import {
  type ListedExport,
  listExports,
  requestExport,
} from "~/domains/operations/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { noLongerOwner } from "~/web/crm/frame/no-longer-owner.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/export";

export const meta: Route.MetaFunction = () => [{ title: "Your data" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { exports: await listExports(context.get(platformContext), context.get(memberContext)) };
}

const messages = {
  ...noLongerOwner,
  not_possible:
    "There isn’t enough space on the server for your file right now. Please contact us, or try again tomorrow.",
  already_done: "Your file is already being created.",
  too_many: "You can create three files a day. Use the last one, or come back tomorrow.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: ({ platform }) => requestExport(platform, member),
  });
  if (!result.ok) return showAgain(result, { done: false }, messages);
  return { message: null, errors: {}, done: true };
}

/** Exports all of the business's data as one file (`you-own-it.everything`). */
export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { exports } = loaderData;
  useLiveUpdates("/crm/events", "export");
  const isMember = useIsMember();
  const isInProgress = exports.some(({ state }) => state === "waiting" || state === "making");
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">Your data</h1>
        <p className="mt-1 text-muted">
          It’s yours. Take it with you any time: leads, conversations, appointments, estimates,
          invoices, and photos, in one zip file.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone="warning" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isMember && !isInProgress ? (
        <Form method="post">
          <Button type="submit">Export my data</Button>
        </Form>
      ) : null}
      {exports.length === 0 ? (
        <EmptyState title="No files yet">
          Tap the button to create your file. You can close this page while you wait.
        </EmptyState>
      ) : (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {exports.map((businessExport) => (
            <ExportRow key={businessExport.id} file={businessExport} />
          ))}
        </ul>
      )}
      <section className="text-sm text-muted">
        <h2 className="font-semibold text-ink">What’s in the file</h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          <li>Each conversation as a text file.</li>
          <li>Every list for Excel or Google Sheets, and as JSON for other software.</li>
          <li>Logos, photos, and what customers sent you.</li>
          <li>Who agreed to messages, and who opted out.</li>
        </ul>
        <p className="mt-3">
          It has no passwords or keys. If you ever move to another company that runs Hearthline,
          they can import it. You can also download individual lists from{" "}
          <Link to="/crm/estimates" className="text-link">
            Estimates
          </Link>
          ,{" "}
          <Link to="/crm/invoices" className="text-link">
            Invoices
          </Link>
          ,{" "}
          <Link to="/crm/reviews" className="text-link">
            Reviews
          </Link>
          , and{" "}
          <Link to="/crm/analytics" className="text-link">
            Analytics
          </Link>
          .
        </p>
      </section>
    </div>
  );
}

const dateAndTime = "MMM d, yyyy h:mm a";

/** One export: its progress, or its download link and expiration. */
function ExportRow({ file }: { file: ListedExport }) {
  const format = useFormatDate();
  const isMember = useIsMember();
  const { id, state, memberName, createdAt, bytes, expiresAt } = file;
  const requestedBy = `Requested by ${memberName}, ${format(createdAt, dateAndTime)}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4 sm:px-6">
      <div className="min-w-0 grow">
        {state === "waiting" || state === "making" ? <Making file={file} /> : null}
        {state === "failed" ? (
          <p className="font-semibold">We couldn’t create it. Please try again.</p>
        ) : null}
        {state === "ready" && expiresAt ? (
          <p className="font-semibold">
            Ready to download ({size(bytes ?? 0)}) until {format(expiresAt, "MMM d, yyyy")}
          </p>
        ) : null}
        {state === "lost" ? (
          <p className="font-semibold">This file is no longer on the server. Get a new one.</p>
        ) : null}
        {state === "ended" ? <p className="font-semibold">This file has expired</p> : null}
        <p className="mt-1 text-sm text-muted">{requestedBy}</p>
        {state === "ready" || state === "ended" ? (
          <p className="text-sm text-muted">{describeDownloads(file, format)}</p>
        ) : null}
      </div>
      {state === "ready" && isMember ? (
        <LinkButton href={`/crm/settings/export/${id}`}>Download</LinkButton>
      ) : null}
    </li>
  );
}

function Making({ file: { done, total } }: { file: ListedExport }) {
  if (total === null) return <p className="font-semibold">We’re creating your file.</p>;
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <>
      <Progress
        value={total === 0 ? 0 : Math.floor((done / total) * 100)}
        label="Creating your file"
      />
      <p className="mt-1 text-sm text-muted">
        {count(done)} of {count(total)} rows and files
      </p>
      <noscript>
        <p className="text-sm text-muted">Reload this page to check progress.</p>
      </noscript>
    </>
  );
}

function describeDownloads(
  { downloads, downloadedAt, downloadedBy }: ListedExport,
  format: ReturnType<typeof useFormatDate>,
): string {
  if (!downloadedAt) return "Not downloaded yet";
  const times = downloads === 1 ? "once" : `${downloads} times, last`;
  return `Downloaded ${times} by ${downloadedBy}, ${format(downloadedAt, dateAndTime)}`;
}

function size(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  if (megabytes < 1024) return `${megabytes.toFixed(1)} MB`;
  return `${(megabytes / 1024).toFixed(1)} GB`;
}
