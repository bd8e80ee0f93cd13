import type { OpenedReview } from "~/domains/growth/reviews/open-review.server.ts";
import { reviewText } from "~/domains/growth/reviews/reviews.text.en.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

/** One button for each review page, the same for everybody (`reviews.everybody`). */
export function ReviewPages({ links }: Pick<OpenedReview, "links">) {
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
