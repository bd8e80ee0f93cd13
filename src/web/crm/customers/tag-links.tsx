import { Link } from "react-router";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

/** The customers that have a tag. */
const tagHref = (tag: string) => withQuery("/crm/customers", { tag });

/** A customer's tags, each with a link to the customers that have it. */
export const TagLinks = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <Link
      key={tag}
      to={tagHref(tag)}
      className="relative z-10 -my-1 inline-flex max-w-full py-1 font-normal hover:underline max-sm:-my-2 max-sm:py-2"
    >
      <Badge tone="neutral">
        <span className="sr-only">Tag: </span>
        {tag}
      </Badge>
    </Link>
  ));
