import { Form } from "react-router";
import { listColleagues } from "~/domains/identity/members/team/list-team.server.ts";
import type { CrewColor } from "~/domains/schedule/crews/crews.ts";
import { listArchivedCrews, listCrews } from "~/domains/schedule/crews/list-crews.server.ts";
import { type CrewSaved, saveCrew } from "~/domains/schedule/crews/save-crew.server.ts";
import {
  archiveCrew,
  type CrewArchived,
  restoreCrew,
} from "~/domains/schedule/visits/archive-crew.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import type { Route } from "./+types/crews";
import { CrewForm } from "./crew-form.tsx";
import { CrewName } from "./crew-name.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Crews" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const [crews, people, archived] = await Promise.all([
    listCrews(platform, context.get(memberContext)),
    listColleagues(platform, member),
    listArchivedCrews(platform, member),
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
