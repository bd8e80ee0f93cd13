import type { LinksFunction } from "react-router";
import { homeMeta } from "~/content/home.ts";
import { cachedUnder, runsScriptFiles } from "~/platform/http/responses/page-headers.server.ts";
import { wordsMeta } from "~/web/shared/metadata/words-meta.ts";
import { RelatedLinks } from "~/web/shared/sections/related-links.tsx";
import type { Route } from "./+types/home";
import styles from "./home.css?url";
import { Autopilot } from "./home-autopilot.tsx";
import { BetterWay } from "./home-better-way.tsx";
import { Features } from "./home-features.tsx";
import { Hero } from "./home-hero.tsx";
import { Problem } from "./home-problem.tsx";
import { Results } from "./home-results.tsx";
import { TradeTiles } from "./home-trade-tiles.tsx";
import { OrganizationData } from "./organization-data.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers = () => ({ ...cachedUnder("site"), ...runsScriptFiles });

export const meta: Route.MetaFunction = ({ matches }) => wordsMeta(matches, homeMeta, "/");

/** The home page, section by section in the order of `content.home`. */
export default function Home() {
  return (
    <>
      <OrganizationData />
      <Hero />
      <Problem />
      <BetterWay />
      <Features />
      <Autopilot />
      <TradeTiles />
      <Results />
      <RelatedLinks currentPage="/" />
    </>
  );
}
