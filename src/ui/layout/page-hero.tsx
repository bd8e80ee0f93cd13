import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

type PageHeroProps = {
  title: string;
  lead: string;
  /** The way on. */
  children?: ReactNode;
  /** What stands beside it, or below it on a phone. */
  picture?: ReactNode;
  /** On a phone only the title stands above it: what it holds is what one came for. */
  pictureFirst?: boolean;
};

/** The head of a sub page: what it is about, the one button, and something to look at. */
export function PageHero({ title, lead, children, picture, pictureFirst }: PageHeroProps) {
  const onDesks = pictureFirst ? "max-lg:hidden" : undefined;
  const words = (
    <div className={picture ? undefined : "max-w-3xl"}>
      <h1 className={picture ? "text-4xl" : "max-w-3xl text-4xl"}>{title}</h1>
      <p className={classNames("mt-6 max-w-2xl text-lg text-muted", onDesks)}>{lead}</p>
      {children ? <div className={classNames("mt-8", onDesks)}>{children}</div> : null}
    </div>
  );
  if (!picture) return <section className="page-width pt-8 pb-12 md:pt-12">{words}</section>;
  return (
    <section className="page-width grid items-center gap-12 pt-8 pb-16 md:pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pb-24">
      {words}
      {picture}
    </section>
  );
}
