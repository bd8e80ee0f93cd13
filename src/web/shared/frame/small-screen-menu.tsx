import { mainLinks } from "~/content/navigation.ts";
import { trades } from "~/domains/shared/services/services.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { currentPage } from "./current-page.ts";

/** The menu below the medium breakpoint: a popover, which the browser opens, closes and ties to its button. */
export function SmallScreenMenu({ path }: { path: string }) {
  const links = [
    ...mainLinks,
    { href: "/services", label: "All Services" },
    ...trades.map((trade) => ({ href: `/${trade.slug}`, label: trade.label, indented: true })),
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold md:hidden print:hidden"
      >
        <svg
          viewBox="0 0 20 20"
          className="size-5 stroke-current stroke-2 @max-[18rem]:hidden"
          aria-hidden="true"
        >
          <path d="M2 5h16M2 10h16M2 15h16" strokeLinecap="round" />
        </svg>
        Menu
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label="Main"
        className="fixed top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-b border-line bg-surface px-4 pt-2 pb-6 text-ink backdrop:top-16 backdrop:bg-veil md:hidden"
      >
        <ul>
          {links.map((link) => (
            <li
              key={link.href}
              className={"indented" in link ? "ml-5 border-l border-line pl-3" : ""}
            >
              <a
                href={link.href}
                aria-current={currentPage(path, link.href)}
                className="flex min-h-12 items-center px-2 font-semibold aria-[current=page]:text-brand aria-[current=page]:underline"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <LinkButton href="/get-started" variant="action" size="large" className="mt-4 w-full">
          Get Started
        </LinkButton>
      </nav>
    </>
  );
}
