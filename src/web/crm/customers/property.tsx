import { Form, href, redirect } from "react-router";
import {
  removeEquipment,
  removeProperty,
  saveEquipment,
} from "~/domains/customers/index.server.ts";
import { equipmentSchema, formatAddress, propertySchema } from "~/domains/customers/index.ts";
import {
  editProperty,
  type FoundCustomer,
  findRemovedProperty,
} from "~/domains/office/index.server.ts";
import { receiveForm, runReceived } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { ChangedElsewhere } from "~/web/crm/forms/customer-fields.tsx";
import { EntryButtons } from "~/web/crm/forms/entry-buttons.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/property";
import { MergedNotice } from "./merged-notice.tsx";
import { openCustomer } from "./open-customer.server.ts";
import { isOutdated, Seen } from "./seen.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Property" }];

export const shouldRevalidate = reloadIfBehind;

type Property = FoundCustomer["properties"][number];

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { customer, isMerged } = await openCustomer(platform, reader, params.id);
  const propertyId = readId(params.property);
  const property =
    customer.properties.find(({ id }) => id === propertyId) ??
    (propertyId &&
      (await findRemovedProperty(platform, reader, { customerId: customer.id, propertyId })));
  if (!property && params.property !== "new") throw notFound();
  return {
    customer: { id: customer.id, name: customer.name },
    isMerged,
    property: property || null,
  };
}

const changedElsewhere = {
  changed_elsewhere: "A teammate just changed this. What they saved is shown above your input.",
};
const notSaved = { title: "Not Saved", description: "Please refresh and try again." };

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const customerId = readId(args.params.id);
  const propertyId = readId(args.params.property);
  if (!customerId || (!propertyId && args.params.property !== "new")) throw notFound();
  const form = await receiveForm(args.request);
  const { body } = form;
  const here = href("/crm/customers/:id", { id: customerId });
  if (body.intent === "remove-property" && propertyId) {
    const removed = await runReceived(args, form, {
      call: ({ platform }) => removeProperty(platform, member, { customerId, propertyId }),
    });
    return removed.ok ? redirect(here, { status: 303 }) : respondWithRefusal(removed, notSaved);
  }
  if (body.equipment_id !== undefined && propertyId) {
    const equipmentId = readId(body.equipment_id);
    const target = { customerId, propertyId, equipmentId };
    if (body.intent === "delete") {
      if (!equipmentId) throw malformed();
      const removed = await runReceived(args, form, {
        call: ({ platform }) => removeEquipment(platform, member, { ...target, equipmentId }),
      });
      return removed.ok
        ? respondWithToasts({
            title: "Removed",
            description: "The equipment is gone from this property.",
          })
        : respondWithRefusal(removed, notSaved);
    }
    const saved = await runReceived(args, form, {
      read: (values) => check(equipmentSchema, values),
      call: ({ platform }, request) => saveEquipment(platform, member, { ...target, request }),
    });
    return saved.ok
      ? respondWithToasts({ title: "Saved", description: "The equipment is saved." })
      : respondWithRefusal(saved, notSaved, changedElsewhere, { values: body });
  }
  const saved = await runReceived(args, form, {
    read: (values) => check(propertySchema, values),
    call: ({ platform }, request) =>
      editProperty(platform, member, { customerId, propertyId, request }),
  });
  if (saved.ok) return redirect(here, { status: 303 });
  return respondWithRefusal(saved, notSaved, changedElsewhere, { values: body });
}

/** A place where a customer's work is done, and what is installed there. */
export default function PropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, isMerged, property } = loaderData;
  const refused = actionData?.refused;
  const equipmentRefusal =
    refused && refused.values.equipment_id !== undefined ? refused : undefined;
  const refusedId = equipmentRefusal ? String(equipmentRefusal.values.equipment_id) : null;
  const isRefused = (id: string) =>
    // Input for equipment that a teammate removed is shown in the form for new equipment.
    refusedId !== null &&
    (id === refusedId || (id === "" && !property?.equipment.some((item) => item.id === refusedId)));
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers/:id", { id: customer.id })}>{customer.name}</TouchLink>
        <h1 className="text-2xl">{property ? "Edit property" : "Add a property"}</h1>
      </header>
      <ActionToasts toasts={actionData?.toasts} />
      <MergedNotice isMerged={isMerged} customer={customer} />
      {property?.archivedAt ? (
        <Alert tone="warning" role="alert" title="This property was removed">
          Past jobs keep its address. Save it to add it back.
        </Alert>
      ) : null}
      <PropertyForm property={property} refused={equipmentRefusal ? undefined : refused} />
      {property && !property.archivedAt ? (
        <section aria-labelledby="equipment" className="flex flex-col gap-3">
          <h2 id="equipment" className="text-lg">
            Equipment
          </h2>
          {property.equipment.map((item) => (
            <EquipmentForm
              key={item.id}
              piece={item}
              refused={isRefused(item.id) ? equipmentRefusal : undefined}
            />
          ))}
          <EquipmentForm piece={null} refused={isRefused("") ? equipmentRefusal : undefined} />
        </section>
      ) : null}
      {property && !property.archivedAt ? (
        <ConfirmAction
          label="Remove property"
          subject={null}
          consequence="Past jobs and documents keep this address."
          yes="Remove"
          intent="remove-property"
          buttonStyle={{ variant: "quiet" }}
        />
      ) : null}
    </div>
  );
}

type Refused = { values: FormValues; errors: FieldErrors } | undefined;

function PropertyForm({ property, refused }: { property: Property | null; refused: Refused }) {
  const errors = refused?.errors ?? {};
  const saved = {
    street: property?.street ?? "",
    unit: property?.unit ?? "",
    city: property?.city ?? "",
    state: property?.state ?? "",
    zip_code: property?.zipCode ?? "",
    access_notes: property?.accessNotes ?? "",
  };
  const field = (name: keyof typeof saved) => ({
    name,
    defaultValue: typedText(refused?.values, name) ?? saved[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <Seen now={property?.seen} />
      {property && !property.archivedAt && isOutdated(property.seen, refused?.values) ? (
        <ChangedElsewhere
          savedValues={[
            ["Address", formatAddress(property)],
            ["Access notes", saved.access_notes],
          ]}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField {...field("street")} label="Street" maxLength={300} />
        <TextField {...field("unit")} label="Unit" optional maxLength={40} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <TextField {...field("city")} label="City" optional maxLength={100} />
        <TextField {...field("state")} label="State" optional maxLength={40} />
        <TextField {...field("zip_code")} label="ZIP code" optional inputMode="numeric" />
      </div>
      <TextAreaField
        {...field("access_notes")}
        label="Access notes"
        optional
        hint="Gate code, dog, parking. Your team sees them on each appointment here."
        rows={3}
        maxLength={2000}
      />
      <Button type="submit" variant="action" className="self-start">
        Save
      </Button>
    </Form>
  );
}

type EquipmentFormProps = { piece: Property["equipment"][number] | null; refused: Refused };

function EquipmentForm({ piece, refused }: EquipmentFormProps) {
  const idSuffix = piece?.id ?? "new";
  const errors = refused?.errors ?? {};
  const form = useFreshForm(refused !== undefined);
  const saved = {
    kind: piece?.kind ?? "",
    make: piece?.make ?? "",
    model: piece?.model ?? "",
    serial: piece?.serial ?? "",
    installed_on: piece?.installedOn ?? "",
    warranty_until: piece?.warrantyUntil ?? "",
  };
  const field = (name: keyof typeof saved) => ({
    name,
    id: `${name}-${idSuffix}`,
    defaultValue: typedText(refused?.values, name) ?? saved[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <Card as="section" aria-labelledby={`equipment-${idSuffix}`} className="max-sm:p-4">
      <h3 id={`equipment-${idSuffix}`} className="text-base">
        {piece ? [piece.kind, piece.make, piece.model].filter(Boolean).join(" ") : "New equipment"}
      </h3>
      <Form
        ref={piece ? undefined : form}
        method="post"
        noValidate
        className="mt-3 flex flex-col gap-4"
      >
        <input type="hidden" name="equipment_id" value={piece?.id ?? ""} />
        <Seen now={piece?.seen} />
        {piece && isOutdated(piece.seen, refused?.values) ? (
          <ChangedElsewhere
            savedValues={[
              ["What it is", saved.kind],
              ["Make", saved.make],
              ["Model", saved.model],
              ["Serial number", saved.serial],
              ["Installed on", saved.installed_on],
              ["Warranty until", saved.warranty_until],
            ]}
          />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field("kind")}
            label="What it is"
            hint="Such as a furnace."
            maxLength={100}
          />
          <TextField {...field("make")} label="Make" optional maxLength={100} />
          <TextField {...field("model")} label="Model" optional maxLength={100} />
          <TextField {...field("serial")} label="Serial number" optional maxLength={100} />
          <TextField {...field("installed_on")} label="Installed on" type="date" optional />
          <TextField {...field("warranty_until")} label="Warranty until" type="date" optional />
        </div>
        <EntryButtons name={piece?.kind ?? null} add="Add equipment" remove="delete" />
      </Form>
    </Card>
  );
}
