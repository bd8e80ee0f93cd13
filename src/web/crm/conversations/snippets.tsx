import { mergeFields } from "~/domains/follow-ups/sequences/merge-fields.ts";
import { listSnippets } from "~/domains/inbox/snippets/list-snippets.server.ts";
import { deleteSnippet, saveSnippet } from "~/domains/inbox/snippets/save-snippet.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import type { Route } from "./+types/snippets";
import { SnippetForm } from "./snippet-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Templates" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    snippets: await listSnippets(context.get(platformContext), context.get(memberContext)),
  };
}

const gone = {
  ok: false,
  code: "invalid",
  errors: {
    name: "A teammate deleted this template. Add it again to keep your text.",
  },
} as const;

/** Saves or deletes a template; changes to one that a teammate deleted can be added as a new one. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const answer = await runForm(args, {
    call: async ({ platform, body }) => {
      const id = readId(body.snippet_id);
      if (!id && (body.snippet_id || body.intent === "delete")) throw notFound();
      if (body.intent !== "delete") return saveSnippet(platform, member, id, body);
      return deleteSnippet(platform, member, id ?? "");
    },
  });
  if (answer.ok) {
    const isGone = answer.values.intent === "delete";
    const message = isGone ? "Template deleted." : "Template saved.";
    return { message, errors: {}, values: undefined };
  }
  if (answer.code === "not_found") {
    if (answer.values.intent === "delete") throw notFound();
    return showAgain(gone, { values: { ...answer.values, snippet_id: "" } });
  }
  return showAgain(answer, { values: answer.values });
}

/** Message templates of the business. */
export default function Snippets({ loaderData, actionData }: Route.ComponentProps) {
  const { snippets } = loaderData;
  const refused = actionData?.values ? actionData : undefined;
  const refusedOf = (id: string) =>
    refused && String(refused.values?.snippet_id ?? "") === id ? refused : undefined;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/conversations">Inbox</TouchLink>
        <h1 className="text-2xl">Templates</h1>
        <p className="mt-1 text-muted">
          Messages you send often. Insert one while you reply, then edit it there.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone="good" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <SnippetForm snippet={null} refused={refusedOf("")} />
      <details className="text-sm">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          Fields that fill in automatically
        </summary>
        <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {Object.entries(mergeFields).map(([name, meaning]) => (
            <div key={name} className="contents">
              <dt className="font-mono font-semibold">{`{${name}}`}</dt>
              <dd className="text-muted max-sm:mb-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      {snippets.map((snippet) => (
        <SnippetForm key={snippet.id} snippet={snippet} refused={refusedOf(snippet.id)} />
      ))}
    </div>
  );
}
