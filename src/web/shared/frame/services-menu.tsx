import { trades } from "~/domains/shared/services/services.ts";
import { currentPage } from "./current-page.ts";

const itemStyle = "block rounded-lg px-4 py-3 hover:bg-sunken aria-[current=page]:bg-sunken";

/**
 * "Services" with its menu, from the medium breakpoint up. The menu shows while the pointer or the keyboard's focus
 * is anywhere within; it hides a moment late, so that a pointer cutting a corner does not lose it.
 */
export function ServicesMenu({ path }: { path: string }) {
  return (
    <li className="group flex self-stretch">
      <a
        href="/services"
        aria-current={currentPage(path, "/services")}
        className="inline-flex items-center gap-1.5 px-3 font-semibold text-muted group-hover:text-ink group-has-aria-[current=page]:text-brand hover:text-ink"
      >
        Services
        <svg
          viewBox="0 0 12 12"
          className="size-3 fill-none stroke-current stroke-2"
          aria-hidden="true"
        >
          <path d="m2 4 4 4 4-4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </a>
      <div className="floating invisible absolute top-full right-0 w-152 max-w-full rounded-b-2xl bg-surface p-3 opacity-0 transition-[opacity,visibility] delay-100 group-focus-within:visible group-focus-within:opacity-100 group-focus-within:delay-0 group-hover:visible group-hover:opacity-100 group-hover:delay-0">
        <a href="/services" aria-current={currentPage(path, "/services")} className={itemStyle}>
          <span className="block font-semibold">All Services</span>
          <span className="block text-sm text-muted">
            Every trade we bring leads to, side by side
          </span>
        </a>
        <ul className="mt-2 grid grid-cols-2 border-t border-line pt-2">
          {trades.map((trade) => (
            <li key={trade.slug}>
              <a
                href={`/${trade.slug}`}
                aria-current={currentPage(path, `/${trade.slug}`)}
                className={itemStyle}
              >
                <span className="block font-semibold">{trade.label}</span>
                <span className="block text-sm text-muted">{trade.description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
