type BreadcrumbsProps = { items: readonly { label: string; href?: string }[] };

/** Links to the parent pages. A single crumb isn't shown. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  if (items.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-2">
            {index > 0 ? (
              <svg
                viewBox="0 0 8 12"
                className="h-3 w-2 fill-none stroke-current"
                aria-hidden="true"
              >
                <path d="m2 1 4 5-4 5" />
              </svg>
            ) : null}
            {item.href && index < items.length - 1 ? (
              <a
                href={item.href}
                className="inline-block py-1.5 underline-offset-4 hover:underline"
              >
                {item.label}
              </a>
            ) : (
              <span
                aria-current={index === items.length - 1 ? "page" : undefined}
                className="py-1.5"
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
