/**
 * Logo and site name, linking to the home page. The logo is hidden at very large text sizes on a
 * phone.
 */
export function BrandLink({ siteName }: { siteName: string }) {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 min-w-0 items-center gap-3 text-xl font-bold wrap-anywhere @max-[14rem]:text-base"
    >
      <svg viewBox="0 0 32 32" className="size-9 shrink-0 @max-[18rem]:hidden" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-deep" />
        <g fill="none" stroke="#fbf8f2" strokeWidth="2.25" strokeLinecap="round">
          <path d="m6.5 14.5 9.5-8 9.5 8" strokeLinejoin="round" />
          <path d="M9.5 13v11m13 0V13M4.5 24h23" />
        </g>
        <path
          d="M16 24c-2.6 0-4-1.7-4-3.7 0-2.6 2.5-3.6 3.1-6.3 2.6 1.4 4.9 3.6 4.9 6.3 0 2-1.4 3.7-4 3.7Z"
          fill="#ffc46b"
        />
      </svg>
      {siteName}
    </a>
  );
}
