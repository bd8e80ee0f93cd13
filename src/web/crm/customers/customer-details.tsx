import { Form, href, Link } from "react-router";
import { contactLabelNames, contactLabels, formatAddress } from "~/domains/customers/index.ts";
import type { Callable } from "~/domains/inbox/index.server.ts";
import type { FoundCustomer } from "~/domains/office/index.server.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { ChangedElsewhere } from "~/web/crm/forms/customer-fields.tsx";
import { CallLink } from "~/web/crm/frame/call-link.tsx";
import { mapHref } from "~/web/crm/frame/hrefs.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { EmailLink } from "~/web/shared/frame/contact-links.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { RefusedForm } from "./customer-timeline.tsx";
import { isOutdated, Seen } from "./seen.tsx";

type CustomerProps = { customer: FoundCustomer };
type Contact = FoundCustomer["contacts"][number];
/** How each of their phones can be called from the business's number. */
export type CallablePhones = ReadonlyMap<string | null, Callable>;

/** Phone numbers and email addresses; the first of each kind is the one to use. */
export function CustomerContacts({
  customer,
  callable: callablePhones,
  refused,
}: CustomerProps & { callable: CallablePhones; refused: RefusedForm }) {
  const isMember = useIsMember();
  const { contacts } = customer;
  const refusedForm = refused?.values.intent === "save-contact" ? refused : undefined;
  const refusedId = String(refusedForm?.values.contact_id ?? "");
  const isRefused = (id: string) =>
    // Input for a contact that a teammate removed is shown in the form for a new contact.
    id === refusedId || (id === "" && !contacts.some((contact) => contact.id === refusedId));
  return (
    <Card as="section" aria-labelledby="contact" className="max-sm:p-4">
      <h2 id="contact" className="text-lg">
        Contact info
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {contacts.map((contact) => {
          const isFirst = contacts.find(({ kind }) => kind === contact.kind) === contact;
          // The first phone's link is at the top of the page.
          const callable = isFirst ? undefined : callablePhones.get(contact.value);
          return (
            <li key={contact.id} className="py-2">
              <ContactLine contact={contact} />
              {callable ? (
                <CallLink
                  conversationId={callable.conversationId}
                  name={shownContact(contact)}
                  phone={contact.value}
                />
              ) : null}
              {isMember ? (
                <Disclosure isOpen={isRefused(contact.id)} className="text-sm">
                  <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
                    Change
                    <span className="sr-only"> {shownContact(contact)}</span>
                  </summary>
                  <ContactForm
                    contact={contact}
                    refused={isRefused(contact.id) ? refusedForm : undefined}
                  />
                  <div className="mt-2 flex flex-wrap gap-3">
                    {isFirst ? null : (
                      <Form method="post">
                        <input type="hidden" name="contact_id" value={contact.id} />
                        <Button
                          type="submit"
                          name="intent"
                          value="prefer-contact"
                          variant="quiet"
                          size="small"
                        >
                          Use first
                        </Button>
                      </Form>
                    )}
                    <ConfirmAction
                      label="Remove"
                      subject={shownContact(contact)}
                      consequence="Messages and documents they already got stay."
                      yes="Remove"
                      intent="remove-contact"
                      buttonStyle={{ variant: "quiet", size: "small" }}
                      fields={{ contact_id: contact.id }}
                    />
                  </div>
                </Disclosure>
              ) : null}
            </li>
          );
        })}
      </ul>
      {contacts.length === 0 ? <p className="mt-1 text-muted">No phone or email yet.</p> : null}
      {isMember ? (
        <Disclosure isOpen={refusedForm !== undefined && isRefused("")} className="mt-1">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Add a phone or email
          </summary>
          <ContactForm
            contact={null}
            refused={refusedForm && isRefused("") ? refusedForm : undefined}
          />
        </Disclosure>
      ) : null}
    </Card>
  );
}

const shownContact = ({ kind, value, extension }: Contact): string =>
  kind === "phone" ? (formatPhone(value, extension) ?? value) : value;

function ContactLine({ contact }: { contact: Contact }) {
  const dial = contact.kind === "phone" ? telHref(contact.value, contact.extension) : null;
  return (
    <p className="flex flex-wrap gap-x-2 break-words">
      {contact.kind === "email" ? (
        <EmailLink email={contact.value} />
      ) : dial ? (
        <a href={dial} className="text-link">
          {shownContact(contact)}
        </a>
      ) : (
        shownContact(contact)
      )}
      <span className="text-muted">
        {[
          contact.label ? contactLabelNames[contact.label] : null,
          contact.isShared ? "Shared" : null,
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
    </p>
  );
}

type ContactFormProps = { contact: Contact | null; refused: RefusedForm };

/** One phone number or email address; a new one can be either. */
function ContactForm({ contact, refused }: ContactFormProps) {
  const idSuffix = contact?.id ?? "new";
  const errors = refused?.errors ?? {};
  const saved = {
    phone: contact?.kind === "phone" ? shownContact(contact) : "",
    email: contact?.kind === "email" ? contact.value : "",
    label: contact?.label ?? "",
  };
  const typed = (name: keyof typeof saved) => typedText(refused?.values, name) ?? saved[name];
  return (
    <Form method="post" noValidate className="mt-2 flex flex-col gap-3">
      <input type="hidden" name="contact_id" value={contact?.id ?? ""} />
      <Seen now={contact?.seen} />
      {contact && isOutdated(contact.seen, refused?.values) ? (
        <ChangedElsewhere
          savedValues={[
            [contact.kind === "phone" ? "Phone" : "Email", shownContact(contact)],
            ["Label", contact.label ? contactLabelNames[contact.label] : ""],
          ]}
        />
      ) : null}
      {contact?.kind === "email" ? null : (
        <TextField
          name="phone"
          id={`phone-${idSuffix}`}
          label="Phone"
          type="tel"
          autoComplete="off"
          defaultValue={typed("phone")}
          error={errors.phone}
        />
      )}
      {contact?.kind === "phone" ? null : (
        <TextField
          name="email"
          id={`email-${idSuffix}`}
          label={contact ? "Email" : "Or email"}
          type="email"
          autoComplete="off"
          defaultValue={typed("email")}
          error={errors.email ?? (contact ? errors.phone : undefined)}
        />
      )}
      <SelectField
        name="label"
        id={`label-${idSuffix}`}
        label="Label"
        defaultValue={typed("label")}
        error={errors.label}
        options={[
          { value: "", label: "None" },
          ...contactLabels.map((value) => ({ value, label: contactLabelNames[value] })),
        ]}
      />
      {refused ? (
        <CheckboxField
          name="shares_contact"
          id={`shares-${idSuffix}`}
          label="They share it"
          hint="Two customers can have one number or address, such as a couple or an office."
        />
      ) : null}
      <Button
        type="submit"
        name="intent"
        value="save-contact"
        variant="secondary"
        className="self-start"
      >
        Save
      </Button>
    </Form>
  );
}

/** Where work is done, with access notes and equipment. */
export function CustomerProperties({ customer }: CustomerProps) {
  const isMember = useIsMember();
  const format = useFormatDate();
  const { id, properties } = customer;
  return (
    <Card as="section" aria-labelledby="properties" className="max-sm:p-4">
      <h2 id="properties" className="text-lg">
        Properties
      </h2>
      {properties.length === 0 ? <p className="mt-1 text-muted">No address yet.</p> : null}
      <ul className="mt-1 divide-y divide-line">
        {properties.map((property) => (
          <li key={property.id} className="py-3">
            <a
              href={mapHref(formatAddress(property))}
              rel="noreferrer"
              target="_blank"
              className="text-link block break-words"
            >
              {formatAddress(property)}
            </a>
            {property.accessNotes ? (
              <p className="mt-1 break-words whitespace-pre-wrap">{property.accessNotes}</p>
            ) : null}
            {property.equipment.length > 0 ? (
              <ul className="mt-1 text-sm text-muted">
                {property.equipment.map((item) => (
                  <li key={item.id} className="break-words">
                    {[item.kind, item.make, item.model].filter(Boolean).join(" ")}
                    {item.warrantyUntil
                      ? `, warranty until ${format(`${item.warrantyUntil}T12:00:00Z`, "MMM d, yyyy")}`
                      : ""}
                  </li>
                ))}
              </ul>
            ) : null}
            {isMember ? (
              <Link
                to={href("/crm/customers/:id/properties/:property", { id, property: property.id })}
                className="text-link inline-flex min-h-11 items-center text-sm"
              >
                Edit<span className="sr-only"> {property.street}</span>
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {isMember ? (
        <Link
          to={href("/crm/customers/:id/properties/:property", { id, property: "new" })}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          Add a property
        </Link>
      ) : null}
    </Card>
  );
}

/** Customers merged into this one, and the way to merge another. */
export function CustomerMerges({ customer: { id, merged } }: CustomerProps) {
  const isMember = useIsMember();
  const format = useFormatDate();
  if (!isMember && merged.length === 0) return null;
  return (
    <section aria-labelledby="merged" className="flex flex-col gap-2">
      <h2 id="merged" className={merged.length > 0 ? "text-lg" : "sr-only"}>
        Merged customers
      </h2>
      <ul className="flex flex-col gap-2">
        {merged.map((duplicate) => (
          <li key={duplicate.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="break-words">
              {duplicate.name}
              <span className="block text-sm text-muted">
                {duplicate.mergedBy}
                {duplicate.mergedAt ? `, ${format(duplicate.mergedAt, "MMM d, yyyy")}` : ""}
              </span>
            </span>
            {isMember ? (
              <Form method="post">
                <input type="hidden" name="duplicate_id" value={duplicate.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="undo-merge"
                  variant="quiet"
                  size="small"
                  aria-label={`Undo the merge of ${duplicate.name}`}
                >
                  Undo
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {isMember ? (
        <Link
          to={href("/crm/customers/:id/merge", { id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          Merge another customer into this one
        </Link>
      ) : null}
    </section>
  );
}
