import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

type PageHeroProps = {
  title: string;
  lead: string;
  /** The call to action. */
  children?: ReactNode;
  /** A picture next to the text, or below it on a phone. */
  picture?: ReactNode;
  /** On a phone, shows the picture directly below the title, because it is why visitors came. */
  pictureFirst?: boolean;
};

/** The header of a subpage: title, lead, one button, and a picture. */
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
