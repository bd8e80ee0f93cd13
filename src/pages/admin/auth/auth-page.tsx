import type { ReactNode } from "react";

type AuthPageProps = { title: string; introduction?: ReactNode; children: ReactNode };

/** What stands before the staff area: one card in the middle with one thing to do. */
export function AuthPage({ title, introduction, children }: AuthPageProps) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-canvas px-4 py-12">
      <div className="raised w-full max-w-md rounded-2xl bg-surface p-6 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {introduction ? <div className="mt-2 text-muted">{introduction}</div> : null}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </div>
    </main>
  );
}
