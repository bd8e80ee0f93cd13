import { Form, href } from "react-router";
import { deleteChecklist, listChecklists, saveChecklist } from "~/domains/schedule/index.server.ts";
import {
  checklistSchema,
  formatChecklistTasks,
  maxChecklistName,
  maxChecklists,
} from "~/domains/schedule/index.ts";
import { services } from "~/domains/shared/index.ts";
import { receiveForm, runReceived } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { EntryButtons } from "~/web/crm/forms/entry-buttons.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";
import type { Route } from "./+types/checklists";

export const meta: Route.MetaFunction = () => [{ title: "Checklists" }];

export async function loader({ context }: Route.LoaderArgs) {
  const lists = await listChecklists(context.get(platformContext), context.get(memberContext));
  return {
    checklists: lists.map(({ id, name, service, tasks }) => ({
      id,
      name,
      service,
      tasks: formatChecklistTasks(tasks),
    })),
  };
}

const notSaved = { title: "Not Saved", description: "Please refresh and try again." };

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const form = await receiveForm(args.request);
  const checklistId = readId(form.body.checklist_id);
  if (form.body.intent === "delete") {
    if (!checklistId) throw malformed();
    const deleted = await runReceived(args, form, {
      call: ({ platform }) => deleteChecklist(platform, member, checklistId),
    });
    return deleted.ok
      ? respondWithToasts({ title: "Deleted", description: "Jobs that have it keep their tasks." })
      : respondWithRefusal(deleted, notSaved);
  }
  const saved = await runReceived(args, form, {
    read: (body) => check(checklistSchema, body),
    call: ({ platform }, request) => saveChecklist(platform, member, { checklistId, request }),
  });
  const refusals = { not_possible: `You can have up to ${maxChecklists} checklists.` };
  return saved.ok
    ? respondWithToasts({ title: "Saved", description: "New jobs use it from now on." })
    : respondWithRefusal(saved, notSaved, refusals, { values: form.body });
}

type ShownChecklist = Route.ComponentProps["loaderData"]["checklists"][number];
type Refused = { values: FormValues; errors: FieldErrors } | undefined;

/** The business's checklists: tasks that a crew checks off, some with photos. */
export default function Checklists({ loaderData, actionData }: Route.ComponentProps) {
  const { checklists } = loaderData;
  const refused = actionData?.refused;
  const isMember = useIsMember();
  const refusedFor = (id: string) =>
    refused && String(refused.values.checklist_id ?? "") === id ? refused : undefined;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/jobs")}>Jobs</TouchLink>
        <h1 className="text-2xl">Checklists</h1>
        <p className="mt-1 text-muted">
          Your crew checks these off on the job. A task that needs a photo is done once it has one.
        </p>
      </header>
      <ActionToasts toasts={actionData?.toasts} />
      {checklists.map((checklist) => (
        <ChecklistForm
          key={checklist.id}
          checklist={checklist}
          refused={refusedFor(checklist.id)}
        />
      ))}
      {isMember ? <ChecklistForm checklist={null} refused={refusedFor("")} /> : null}
    </div>
  );
}

type ChecklistFormProps = { checklist: ShownChecklist | null; refused: Refused };

function ChecklistForm({ checklist, refused }: ChecklistFormProps) {
  const idSuffix = checklist?.id ?? "new";
  const errors = refused?.errors ?? {};
  const form = useFreshForm(refused !== undefined);
  const saved = {
    name: checklist?.name ?? "",
    service: checklist?.service ?? "",
    tasks: checklist?.tasks ?? "",
  };
  const field = (name: keyof typeof saved) => ({
    name,
    id: `${name}-${idSuffix}`,
    defaultValue: typedText(refused?.values, name) ?? saved[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <Card as="section" aria-labelledby={`checklist-${idSuffix}`} className="max-sm:p-4">
      <h2 id={`checklist-${idSuffix}`} className="text-lg">
        {checklist ? checklist.name : "New checklist"}
      </h2>
      <Form
        ref={checklist ? undefined : form}
        method="post"
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col gap-4"
      >
        <input type="hidden" name="checklist_id" value={checklist?.id ?? ""} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("name")} label="Name" maxLength={maxChecklistName} />
          <SelectField
            {...field("service")}
            label="Add it to new jobs for"
            options={[
              { value: "", label: "No service: I’ll add it myself" },
              ...services.map(({ key, label }) => ({ value: key, label })),
            ]}
          />
        </div>
        <TextAreaField
          {...field("tasks")}
          label="Tasks, one per line"
          hint="End a line with (photo) if the task needs a photo."
          rows={6}
          maxLength={9000}
        />
        <EntryButtons name={checklist?.name ?? null} add="Add checklist" remove="delete" />
      </Form>
    </Card>
  );
}
