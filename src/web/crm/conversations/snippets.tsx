import { Form } from "react-router";
import { mergeFields } from "~/domains/follow-ups/index.ts";
import { deleteSnippet, listSnippets, saveSnippet } from "~/domains/inbox/index.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EntryButtons } from "~/web/crm/forms/entry-buttons.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/snippets";

export const meta: Route.MetaFunction = () => [{ title: "Templates" }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    snippets: await listSnippets(context.get(platformContext), context.get(memberContext)),
  };
}

const deletedResult = {
  ok: false,
  code: "invalid",
  errors: {
    name: "A teammate deleted this template. Add it again to keep your text.",
  },
} as const;

/** Saves or deletes a template; changes to one that a teammate deleted can be added as a new one. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      const id = readId(body.snippet_id);
      if (!id && (body.snippet_id || body.intent === "delete")) throw notFound();
      if (body.intent !== "delete") return saveSnippet(platform, member, id, body);
      return deleteSnippet(platform, member, id ?? "");
    },
  });
  if (result.ok) {
    const isGone = result.values.intent === "delete";
    const message = isGone ? "Template deleted." : "Template saved.";
    return { message, errors: {}, values: undefined };
  }
  if (result.code === "not_found") {
    if (result.values.intent === "delete") throw notFound();
    return showAgain(deletedResult, { values: { ...result.values, snippet_id: "" } });
  }
  return showAgain(result, { values: result.values });
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

type SnippetFormProps = {
  /** Null for a new one. */
  snippet: { id: string; name: string; words: string } | null;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Name and text of a template; read-only for staff. */
function SnippetForm({ snippet, refused }: SnippetFormProps) {
  const idSuffix = snippet?.id ?? "new";
  const errors = refused?.errors ?? {};
  const typed = (name: "name" | "words") =>
    typedText(refused?.values, name) ?? snippet?.[name] ?? "";
  const isMember = useIsMember();
  const form = useFreshForm(refused !== undefined);
  if (!isMember && !snippet) return null;
  return (
    <Card as="section" aria-labelledby={`snippet-${idSuffix}`} className="max-sm:p-4">
      <h2 id={`snippet-${idSuffix}`} className="text-lg break-words">
        {snippet?.name ?? "New template"}
      </h2>
      {isMember ? (
        <Form
          ref={snippet ? undefined : form}
          method="post"
          noValidate
          className="mt-3 flex flex-col gap-4"
        >
          <input type="hidden" name="snippet_id" value={snippet?.id ?? ""} />
          <TextField
            name="name"
            id={`name-${idSuffix}`}
            label="Name"
            maxLength={60}
            defaultValue={typed("name")}
            error={errors.name}
          />
          <TextAreaField
            name="words"
            id={`words-${idSuffix}`}
            label="Message"
            rows={2}
            maxLength={1000}
            defaultValue={typed("words")}
            error={errors.words}
          />
          <EntryButtons name={snippet?.name ?? null} add="Add template" remove="delete" />
        </Form>
      ) : (
        <p className="mt-2 break-words whitespace-pre-wrap">{snippet?.words}</p>
      )}
    </Card>
  );
}
