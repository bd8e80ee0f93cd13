import type { ReactNode } from "react";

/** A section of the gallery with its heading. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Components in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
