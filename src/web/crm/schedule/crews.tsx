import { Form } from "react-router";
import { listColleagues } from "~/domains/identity/index.server.ts";
import {
  archiveCrew,
  type Crew,
  type CrewArchived,
  type CrewSaved,
  listArchivedCrews,
  listCrews,
  restoreCrew,
  saveCrew,
} from "~/domains/schedule/index.server.ts";
import { type CrewColor, crewColorLabels, crewColors } from "~/domains/schedule/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EntryButtons } from "~/web/crm/forms/entry-buttons.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/crews";
import { CrewName } from "./crew-name.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Crews" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const [crews, people, archived] = await Promise.all([
    listCrews(platform, reader),
    listColleagues(platform, reader),
    listArchivedCrews(platform, reader),
  ]);
  return { crews, people, archived };
}

const messages: Record<string, string> = {
  archive: "Crew archived. Past appointments stay.",
  restore: "Crew restored.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const saved = await runForm(
    args,
    {
      call: async ({ platform, body }): Promise<CrewSaved | CrewArchived> => {
        const crewId = readId(body.crew_id);
        if (!crewId && body.crew_id) throw notFound();
        if (crewId && body.intent === "archive") return archiveCrew(platform, member, crewId);
        if (crewId && body.intent === "restore") return restoreCrew(platform, member, crewId);
        return saveCrew(platform, member, crewId, body);
      },
    },
    ["member_ids"],
  );
  if (saved.ok) {
    const intent = String(saved.values.intent);
    const message = Object.hasOwn(messages, intent) ? messages[intent] : "Crew saved.";
    return { message, errors: {}, values: undefined };
  }
  if (saved.code === "not_found") throw notFound();
  return showAgain(saved, { values: saved.values });
}

/** Crews of the business with their members. */
export default function Crews({ loaderData, actionData }: Route.ComponentProps) {
  const { crews, people, archived } = loaderData;
  const refused = actionData?.values ? actionData : undefined;
  const refusedOf = (crewId: string) =>
    refused && String(refused.values?.crew_id ?? "") === crewId ? refused : undefined;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/schedule">Schedule</TouchLink>
        <h1 className="text-2xl">Crews</h1>
      </header>
      {actionData?.message ? (
        <Alert tone="good" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {crews.map((crew) => (
        <CrewForm key={crew.id} crew={crew} people={people} refused={refusedOf(crew.id)} />
      ))}
      <CrewForm crew={null} people={people} refused={refusedOf("")} />
      {archived.length > 0 ? (
        <section aria-labelledby="archived" className="flex flex-col gap-3">
          <h2 id="archived" className="text-lg">
            Archived crews
          </h2>
          {archived.map((crew) => (
            <ArchivedCrew key={crew.id} crew={crew} error={refusedOf(crew.id)?.errors.archive} />
          ))}
        </section>
      ) : null}
    </div>
  );
}

type ArchivedCrewProps = {
  crew: { id: string; name: string; color: CrewColor };
  error: string | undefined;
};

/** An archived crew, with a button to restore it. */
function ArchivedCrew({ crew, error }: ArchivedCrewProps) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="crew_id" value={crew.id} />
      <span className="grow">
        <CrewName name={crew.name} color={crew.color} />
      </span>
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="secondary"
        size="small"
        aria-label={`Restore ${crew.name}`}
      >
        Restore
      </Button>
      {error ? <FieldError id={`restore-${crew.id}-error`}>{error}</FieldError> : null}
    </Form>
  );
}

type CrewFormProps = {
  /** Null for a new one. */
  crew: Crew | null;
  people: readonly { id: string; name: string }[];
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** A crew's name, color and members. */
function CrewForm({ crew, people, refused }: CrewFormProps) {
  const idSuffix = crew?.id ?? "new";
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise: string) => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  const chosen = refused?.values?.member_ids ?? crew?.memberIds ?? [];
  return (
    <Card as="section" aria-labelledby={`crew-${idSuffix}`} className="max-sm:p-4">
      <h2 id={`crew-${idSuffix}`} className="text-lg">
        {crew?.name ?? "New crew"}
      </h2>
      <Form
        ref={crew ? undefined : form}
        method="post"
        noValidate
        className="mt-3 flex flex-col gap-4"
      >
        <input type="hidden" name="crew_id" value={crew?.id ?? ""} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            id={`name-${idSuffix}`}
            label="Name"
            maxLength={60}
            defaultValue={typed("name", crew?.name ?? "")}
            error={errors.name}
          />
          <SelectField
            name="color"
            id={`color-${idSuffix}`}
            label="Color"
            defaultValue={typed("color", crew?.color ?? "green")}
            error={errors.color}
            options={crewColors.map((value) => ({ value, label: crewColorLabels[value] }))}
          />
        </div>
        <fieldset className="flex flex-col gap-1">
          <legend className="font-semibold">Team members</legend>
          {errors.member_ids ? (
            <FieldError id={`people-${idSuffix}-error`}>{errors.member_ids}</FieldError>
          ) : null}
          {people.map(({ id, name }) => (
            <CheckboxField
              key={id}
              id={`${idSuffix}-${id}`}
              name="member_ids"
              value={id}
              label={name}
              defaultChecked={chosen.includes(id)}
            />
          ))}
        </fieldset>
        <EntryButtons name={crew?.name ?? null} add="Add crew" remove="archive" />
        {errors.archive ? (
          <FieldError id={`archive-${idSuffix}-error`}>{errors.archive}</FieldError>
        ) : null}
      </Form>
    </Card>
  );
}
