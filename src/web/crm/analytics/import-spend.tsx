import {
  checkSpendImport,
  importSpend,
  textOfSpendFile,
} from "~/domains/growth/analytics/spend/import-spend.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/import-spend";
import { ImportForm } from "./import-form.tsx";
import { SpendPreview } from "./spend-preview.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Import ad spend" }];

/** As many lines as the preview shows; those with mistakes first. */
const maxShown = 200;

/** Checks lines, or imports them; nothing is changed before a member has seen what they would do. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const platform = args.context.get(platformContext);
  let content = "";
  const answer = await runForm(args, {
    call: async ({ body, file }) => {
      const chosen = file("file");
      content = chosen
        ? textOfSpendFile(new Uint8Array(await chosen.arrayBuffer()))
        : (typedText(body, "content") ?? "");
      const lines = { content, source: typedText(body, "source") ?? "" };
      // A file that was chosen since is looked through first.
      if (body.intent === "import" && !chosen) {
        const done = await importSpend(platform, member, lines);
        if (done.ok) return { ...done, isDone: true, planned: [], columns: [] };
      }
      return { ...(await checkSpendImport(platform, member, lines)), isDone: false };
    },
  });
  const values = { content, source: typedText(answer.values, "source") ?? "" };
  if (!answer.ok) return showAgain(answer, { values, preview: null, done: null });
  const { counts, planned, columns, isDone } = answer;
  const kept = isDone ? undefined : values;
  const wrongFirst = planned.toSorted(
    (one, other) => Number(other.outcome === "wrong") - Number(one.outcome === "wrong"),
  );
  const preview = { counts, columns, lines: wrongFirst.slice(0, maxShown), all: planned.length };
  return {
    message: "",
    errors: {},
    values: kept,
    preview: isDone ? null : preview,
    done: isDone ? counts : null,
  };
}

/** Imports what was spent from a file of an ad network or a spreadsheet (`analytics.spend-import`). */
export default function ImportSpend({ actionData }: Route.ComponentProps) {
  const isMember = useIsMember();
  const { preview, done } = actionData ?? {};
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/analytics/spend">Ad spend</TouchLink>
        <h1 className="text-2xl">Import ad spend</h1>
        <p className="mt-1 text-muted">
          You’ll see a preview before anything is imported. Importing the same file twice won’t
          count it twice.
        </p>
      </header>
      {done ? (
        <Alert tone="good" role="status">
          {done.new} new, {done.changed} changed, {done.known} already imported.
        </Alert>
      ) : null}
      {preview ? <SpendPreview {...preview} /> : null}
      {isMember ? (
        <ImportForm
          values={actionData?.values}
          errors={actionData?.errors ?? {}}
          ready={preview?.counts ?? null}
        />
      ) : null}
    </div>
  );
}
