import { data } from "react-router";
import { findReviewByLink, noteReviewOpened } from "~/domains/growth/reviews/open-review.server.ts";
import { reviewText } from "~/domains/growth/reviews/reviews.text.en.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { PhoneLink } from "~/web/shared/frame/phone-link.tsx";
import type { Route } from "./+types/review";
import { isNavigation } from "./is-navigation.ts";
import { Leaving } from "./leaving.tsx";
import { answerReview } from "./review-action.server.ts";
import { ReviewPages } from "./review-pages.tsx";
import { WordForm } from "./word-form.tsx";

export const meta: Route.MetaFunction = () => [
  { title: reviewText.pageTitle },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await findReviewByLink(platform, params.token);
  if (found && isNavigation(request)) await noteReviewOpened(platform, params.token);
  const requestKey = newRequestKey();
  return data({ found, requestKey }, { status: linkStatus(found !== null) });
}

export const action = (args: Route.ActionArgs) => answerReview(args, args.params.token);

/** Where a customer goes on to the review pages of a business, or writes to it alone (`reviews.page`). */
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
  );
}
