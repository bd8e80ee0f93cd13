import { LinkButton } from "~/ui/buttons/link-button.tsx";

/** What a person sees when the fault is ours: calm, without details, with the reference the log knows. */
export function ErrorPage({ reference }: { reference?: string }) {
  return (
    <div className="page-width section-space flex flex-col items-center text-center">
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="mt-4 max-w-md text-lg text-muted">
        The fault is ours, and it has been noted. Please try again in a moment.
      </p>
      {reference ? (
        <p className="mt-4 text-muted">
          If it keeps happening, quote this reference:{" "}
          <code className="font-semibold text-ink">{reference}</code>
        </p>
      ) : null}
      <LinkButton href="/" size="large" className="mt-8">
        Return to Home
      </LinkButton>
    </div>
  );
}
