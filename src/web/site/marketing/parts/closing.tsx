import type { ReactNode } from "react";

/** Call to action at the end of a page. */
export function Closing({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="page-width section-space">
      <div className="deep-band flex flex-col items-center rounded-3xl px-6 py-16 text-center">
        <h2 className="max-w-2xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-xl text-lg text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-4">{children}</div>
      </div>
    </section>
  );
}
