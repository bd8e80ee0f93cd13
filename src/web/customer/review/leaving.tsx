import { reviewText } from "~/domains/growth/reviews/reviews.text.en.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";

/**
 * Takes a customer who pressed a button on to a review page. By the page itself and not by a redirect:
 * browsers let a form of ours lead to no other site, and nobody finds a redirect here.
 */
export function Leaving({ url, name }: { url: string; name: string }) {
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
