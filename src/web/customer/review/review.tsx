import { data } from "react-router";
import {
  findReviewByLink,
  type OpenedReview,
  recordReviewOpened,
} from "~/domains/growth/index.server.ts";
import { maxPrivateMessageLength, reviewText } from "~/domains/growth/index.ts";
import { longDay } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { allowBrand } from "~/web/shared/business-look/brand-headers.server.ts";
import { BusinessBand } from "~/web/shared/business-look/business-band.tsx";
import { PhoneLink } from "~/web/shared/frame/contact-links.tsx";
import type { Route } from "./+types/review";
import { handleReviewForm } from "./review-action.server.ts";

export const meta: Route.MetaFunction = () => [
  { title: reviewText.pageTitle },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const review = await findReviewByLink(platform, params.token);
  if (review && isNavigation(request)) await recordReviewOpened(platform, params.token);
  const requestKey = newRequestKey();
  const headers = allowBrand(review?.branding);
  return data({ found: review, requestKey }, { status: linkStatus(review !== null), headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const action = (args: Route.ActionArgs) => handleReviewForm(args, args.params.token);

/** Links to a business's review sites, and a form for private feedback. */
export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { found, requestKey } = loaderData;
  if (!found) {
    return (
      <Outcome title={reviewText.linkExpired}>
        <p>{reviewText.linkExpiredHelp}</p>
      </Outcome>
    );
  }
  if (actionData?.leaving) return <Leaving {...actionData.leaving} />;
  const { businessName, phone, what, day, links, mayWrite } = found;
  return (
    <>
      <BusinessBand branding={found.branding} />
      <div className="page-width section-space flex max-w-5xl flex-col gap-6">
        <header>
          <h1 className="text-3xl break-words">{reviewText.heading(businessName)}</h1>
          <p className="mt-2 text-lg break-words text-muted">
            {reviewText.jobOn(what, longDay(day))}
          </p>
        </header>
        {actionData?.message ? (
          <Alert tone="warning" role="alert">
            {actionData.message}
          </Alert>
        ) : null}
        {actionData?.written ? (
          <Alert tone="good" role="status">
            {reviewText.sent(businessName)}
          </Alert>
        ) : null}
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ReviewPages links={links} />
          {mayWrite ? (
            <WordForm
              businessName={businessName}
              requestKey={requestKey}
              errors={actionData?.errors ?? {}}
              values={actionData?.values}
            />
          ) : null}
        </div>
        {phone ? (
          <p>
            {reviewText.orCall(businessName)} <PhoneLink phone={phone} />.
          </p>
        ) : null}
      </div>
    </>
  );
}

/**
 * Whether the request is a browser navigation. Email clients and scanners that prefetch links aren't;
 * one that runs a full browser is.
 */
function isNavigation({ method, headers }: Request): boolean {
  const isAhead = headers.has("sec-purpose") || headers.has("purpose");
  return (
    method === "GET" &&
    !isAhead &&
    headers.get("sec-fetch-mode") === "navigate" &&
    headers.get("sec-fetch-dest") === "document"
  );
}

/**
 * Sends a customer who chose a review site on to it. Uses the page instead of a redirect: the content
 * security policy doesn't let forms redirect to other sites, and there is no open redirect to abuse.
 */
function Leaving({ url, name }: { url: string; name: string }) {
  return (
    <Outcome title={reviewText.leaving(name)}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>{reviewText.leavingHelp}</p>
      <LinkButton href={url} size="large" rel="noreferrer">
        {reviewText.open(name)}
      </LinkButton>
    </Outcome>
  );
}

/** One button for each review site, the same for all customers (`reviews.everybody`). */
function ReviewPages({ links }: Pick<OpenedReview, "links">) {
  return (
    <Card as="section" aria-labelledby="review" className="flex flex-col gap-4 max-sm:p-4">
      <h2 id="review" className="text-xl">
        {reviewText.review}
      </h2>
      {links.length > 0 ? (
        <>
          <p className="text-muted">{reviewText.reviewLead}</p>
          <form method="post" className="flex flex-col gap-3">
            <input type="hidden" name="intent" value="open" />
            {links.map(({ site, name }) => (
              <Button
                key={site}
                type="submit"
                name="site"
                value={site}
                variant="action"
                size="large"
                className="break-all"
              >
                {reviewText.reviewOn(name)}
              </Button>
            ))}
          </form>
        </>
      ) : (
        <p className="text-muted">{reviewText.noPages}</p>
      )}
    </Card>
  );
}

type WordFormProps = {
  businessName: string;
  requestKey: string;
  errors: FieldErrors;
  values: FormValues | undefined;
};

/** Private feedback to the business: next to the review sites, never before them. */
function WordForm({ businessName, requestKey, errors, values }: WordFormProps) {
  const { words, request_key: sentKey } = values ?? {};
  return (
    <Card as="section" aria-labelledby="word" className="max-sm:p-4">
      <h2 id="word" className="text-xl break-words">
        {reviewText.write(businessName)}
      </h2>
      <form method="post" className="mt-4 flex flex-col gap-4">
        <input
          type="hidden"
          name="request_key"
          value={typeof sentKey === "string" ? sentKey : requestKey}
        />
        <TextAreaField
          name="words"
          label={reviewText.message}
          hint={reviewText.messageHint}
          maxLength={maxPrivateMessageLength}
          defaultValue={typeof words === "string" ? words : undefined}
          error={errors.words}
        />
        <Button
          type="submit"
          name="intent"
          value="write"
          variant="secondary"
          className="sm:self-start"
        >
          {reviewText.send}
        </Button>
      </form>
    </Card>
  );
}
