import { data, href } from "react-router";
import { estimateName, invoiceName } from "~/domains/billing/index.ts";
import { emailPortalLink, findPortal, type Portal } from "~/domains/office/index.server.ts";
import { portalText } from "~/domains/office/index.ts";
import { formatFileSize } from "~/domains/schedule/index.ts";
import { formatCents, longDay, shortDay } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { allowBrand } from "~/web/shared/business-look/brand-headers.server.ts";
import { BusinessBand } from "~/web/shared/business-look/business-band.tsx";
import { PhoneLink } from "~/web/shared/frame/contact-links.tsx";
import { CroppedPicture } from "~/web/shared/lead-pictures/picture-tiles.tsx";
import type { Route } from "./+types/portal";

export const meta: Route.MetaFunction = () => [
  { title: portalText.pageTitle },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const portal = await findPortal(context.get(platformContext), params.token);
  return data(
    { found: portal },
    { status: linkStatus(portal !== null), headers: allowBrand(portal?.branding) },
  );
}

/** Emails the customer this page's link. */
export async function action(args: Route.ActionArgs) {
  const sent = await runForm(args, {
    limit: "confirm",
    call: ({ platform }) => emailPortalLink(platform, args.params.token),
  });
  return sent.ok
    ? data({ message: portalText.linkSent, sent: true })
    : showAgain(sent, { sent: false }, portalText.problems);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Everything a customer has with one business. */
export default function CustomerPortal({ loaderData, actionData, params }: Route.ComponentProps) {
  const { found } = loaderData;
  if (!found) {
    return (
      <Outcome title={portalText.linkExpired}>
        <p>{portalText.linkExpiredHelp}</p>
      </Outcome>
    );
  }
  const {
    business,
    appointments,
    estimates,
    invoices,
    photos,
    sentPhotos,
    files,
    preferences,
    preferencesLink,
    isEmailable,
  } = found;
  return (
    <>
      <BusinessBand branding={found.branding} />
      <div className="page-width section-space flex max-w-3xl flex-col gap-6">
        <h1 className="text-3xl break-words">{portalText.heading(business.name)}</h1>
        <Section
          id="appointments"
          title={portalText.appointments}
          empty={portalText.noAppointments}
          rows={appointments.map(({ id, what, arrival, state, link }) => ({
            id,
            title: what,
            facts: [arrival, portalText.appointmentStates[state]],
            link: link ? { href: link, label: portalText.change } : null,
          }))}
        />
        <Section
          id="estimates"
          title={portalText.estimates}
          empty={portalText.noEstimates}
          rows={estimates.map((estimate) => ({
            id: estimate.id,
            title: estimate.what,
            facts: [priceOf(estimate), estimateStateText(estimate.state)],
            link: { href: estimate.link, label: estimateName(estimate.number) },
          }))}
        />
        <Section
          id="invoices"
          title={portalText.invoices}
          empty={portalText.noInvoices}
          rows={invoices.map((invoice) => ({
            id: invoice.id,
            title: invoice.what,
            facts: [formatCents(invoice.totalCents), balanceText(invoice)],
            link: { href: invoice.link, label: invoiceName(invoice.number) },
          }))}
        />
        {photos.map(({ jobId, what, photos: shared }) => (
          <Photos
            key={jobId}
            id={`photos-${jobId}`}
            title={`${portalText.photos}: ${what}`}
            token={params.token}
            photos={shared.map(({ kind, caption, ...photo }) => ({
              ...photo,
              label: [portalText.photoKinds[kind], caption].filter(Boolean).join(": "),
            }))}
          />
        ))}
        {sentPhotos.length > 0 ? (
          <Photos
            id="sent-photos"
            title={portalText.sentPhotos}
            token={params.token}
            photos={sentPhotos.map(({ shows, day, ...photo }) => ({
              ...photo,
              label: [shows, portalText.sentOn(shortDay(day))].filter(Boolean).join(", "),
            }))}
          />
        ) : null}
        {files.length > 0 ? (
          <Section
            id="files"
            title={portalText.files}
            empty=""
            rows={files.map(({ id, name, bytes }) => ({
              id,
              title: name,
              facts: [formatFileSize(bytes)],
              link: {
                href: href("/my/:token/files/:file", { ...params, file: id }),
                label: portalText.download,
              },
            }))}
          />
        ) : null}
        {preferences.length > 0 ? (
          <Card as="section" aria-labelledby="messages" className="max-sm:p-4">
            <h2 id="messages" className="text-xl">
              {portalText.messages}
            </h2>
            <ul className="mt-3 flex flex-col gap-1">
              {preferences.map(({ kind, value, isOff }) => (
                <li key={value} className="wrap-anywhere">
                  {kind === "phone" ? (formatPhone(value) ?? value) : value}:{" "}
                  {isOff ? portalText.off : portalText.on}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-muted">{portalText.changeMessages}</p>
            {preferencesLink ? (
              <p className="mt-2">
                <a href={preferencesLink} className="text-link inline-flex min-h-11 items-center">
                  {portalText.changeSettings}
                </a>
              </p>
            ) : null}
          </Card>
        ) : null}
        {isEmailable ? (
          <form method="post" className="flex flex-col items-start gap-2">
            {actionData ? (
              <Alert tone={actionData.sent ? "good" : "warning"} role="status">
                {actionData.message}
              </Alert>
            ) : null}
            <Button type="submit" variant="secondary">
              {portalText.keepLink}
            </Button>
            <p className="text-sm text-muted">{portalText.keepLinkHint}</p>
          </form>
        ) : null}
        {business.phone ? (
          <p>
            {portalText.questions(business.name)} <PhoneLink phone={business.phone} />
          </p>
        ) : null}
      </div>
    </>
  );
}

type PhotosProps = {
  id: string;
  title: string;
  token: string;
  photos: readonly { id: string; label: string; width: number; height: number }[];
};

function Photos({ id, title, token, photos }: PhotosProps) {
  return (
    <Card as="section" aria-labelledby={id} className="max-sm:p-4">
      <h2 id={id} className="text-xl break-words">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map(({ label, width, height, ...photo }) => {
          const address = href("/my/:token/photos/:photo", { token, photo: photo.id });
          return (
            <li key={photo.id} className="min-w-0 text-sm">
              <a href={address} className="block">
                <CroppedPicture
                  src={`${address}?small`}
                  alt={label}
                  width={width}
                  height={height}
                />
              </a>
              <span className="mt-1 block break-words text-muted">{label}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type SectionProps = {
  id: string;
  title: string;
  empty: string;
  rows: readonly {
    id: string;
    title: string;
    facts: readonly string[];
    link: { href: string; label: string } | null;
  }[];
};

function Section({ id, title, empty, rows }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className="max-sm:p-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {rows.length === 0 ? <p className="mt-2 text-muted">{empty}</p> : null}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{row.title}</p>
              <p className="text-muted">{row.facts.filter(Boolean).join(" · ")}</p>
            </div>
            {row.link ? (
              <a href={row.link.href} className="text-link inline-flex min-h-11 items-center">
                {row.link.label}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type PortalEstimate = Portal["estimates"][number];
type PortalInvoice = Portal["invoices"][number];

const priceOf = ({ lowCents, highCents }: PortalEstimate): string =>
  lowCents === highCents
    ? formatCents(lowCents)
    : portalText.priceRange(formatCents(lowCents), formatCents(highCents));

const estimateStateText = (state: PortalEstimate["state"]): string =>
  state === "draft" || state === "withdrawn" ? "" : portalText.estimateStates[state];

function balanceText({ state, owedCents, dueOn }: PortalInvoice): string {
  if (state === "open") return portalText.due(formatCents(owedCents), longDay(dueOn));
  if (state === "overdue") return portalText.overdue(formatCents(owedCents), longDay(dueOn));
  return state === "credited" ? portalText.credited : portalText.paid;
}
