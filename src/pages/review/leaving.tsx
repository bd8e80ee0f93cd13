import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";

/**
 * Takes a customer who pressed a button on to a review page. By the page itself and not by a redirect:
 * browsers let a form of ours lead to no other site, and nobody finds a redirect here.
 */
export function Leaving({ url, name }: { url: string; name: string }) {
  return (
    <Outcome title={`Going on to ${name}`}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>If nothing happens, press here.</p>
      <LinkButton href={url} size="large" rel="noreferrer">
        Open {name}
      </LinkButton>
    </Outcome>
  );
}
