import { Form, Link } from "react-router";
import { listExports } from "~/domains/operations/takeout/list-exports.server.ts";
import { requestExport } from "~/domains/operations/takeout/request-export.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { memberContext } from "../frame/guard.server.ts";
import { noLongerOwner } from "../frame/no-longer-owner.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { SettingsTabs } from "../frame/settings-tabs.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/export";
import { ExportRow } from "./export-row.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Your data" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { exports: await listExports(context.get(platformContext), context.get(memberContext)) };
}

const words = {
  ...noLongerOwner,
  not_possible:
    "There isn’t enough space on the server for your file right now. Please contact us, or try again tomorrow.",
  already_done: "Your file is already being created.",
  too_many: "You can create three files a day. Use the last one, or come back tomorrow.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const answer = await runForm(args, {
    call: ({ platform }) => requestExport(platform, member),
  });
  if (!answer.ok) return showAgain(answer, { done: false }, words);
  return { message: null, errors: {}, done: true };
}

/** Exports all of the business's data as one file (`you-own-it.everything`). */
export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { exports } = loaderData;
  useLiveUpdates("/crm/events", "export");
  const isMember = useIsMember();
  const isMaking = exports.some(({ state }) => state === "waiting" || state === "making");
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SettingsTabs />
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
      {isMember && !isMaking ? (
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
          {exports.map((one) => (
            <ExportRow key={one.id} file={one} />
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
