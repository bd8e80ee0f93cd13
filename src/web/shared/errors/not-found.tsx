import { LinkButton } from "~/ui/buttons/link-button.tsx";

/** The 404 page. */
export function NotFoundPage() {
  return (
    <div className="page-width section-space flex flex-col items-center text-center">
      <svg viewBox="0 0 240 132" className="w-60 max-w-full" aria-hidden="true">
        <path
          d="M8 120h62m100 0h62"
          className="stroke-edge"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M70 120c18 0 14-24 30-24s10 24 26 24 12-16 24-16 8 16 20 16"
          className="fill-none stroke-edge"
          strokeWidth="4"
          strokeDasharray="1 10"
          strokeLinecap="round"
        />
        <path
          d="m82 58 38-32 38 32v34H82Z"
          className="fill-surface stroke-ink"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="m70 66 50-44 50 44"
          className="fill-none stroke-ink"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M112 60c0-5 4-8 8-8s8 3 8 8c0 6-8 6-8 12m0 8v1"
          className="fill-none stroke-brand"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      </svg>
      <p className="mt-8 text-sm font-semibold text-muted">404</p>
      <h1 className="mt-2 text-3xl">Oops! Page not found</h1>
      <p className="mt-4 max-w-md text-lg text-muted">
        There's nothing at this address. The page may have moved, or the link may have a typo.
      </p>
      <LinkButton href="/" size="large" className="mt-8">
        Return to Home
      </LinkButton>
    </div>
  );
}
