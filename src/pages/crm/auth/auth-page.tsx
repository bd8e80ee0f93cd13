import type { ReactNode } from "react";
import { BrandLink } from "~/pages/site/frame/brand-link.tsx";
import { useSite } from "~/pages/site/frame/use-site.ts";

type AuthPageProps = { title: string; introduction?: ReactNode; children: ReactNode };

/** What stands before the CRM: one card in the middle with one thing to do. */
export function AuthPage({ title, introduction, children }: AuthPageProps) {
  const { siteName } = useSite();
  return (
    <main
      id="main"
      className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-canvas px-4 py-8"
    >
      <BrandLink siteName={siteName} />
      <div className="raised w-full max-w-md rounded-2xl bg-surface p-6 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {introduction ? <div className="mt-2 text-muted">{introduction}</div> : null}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </div>
    </main>
  );
}
