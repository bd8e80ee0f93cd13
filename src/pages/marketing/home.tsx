import type { MetaFunction } from "react-router";
import { homeMeta } from "~/content/home.ts";
import { Autopilot } from "./home-autopilot.tsx";
import { BetterWay } from "./home-better-way.tsx";
import { Features } from "./home-features.tsx";
import { Hero } from "./home-hero.tsx";
import { Problem } from "./home-problem.tsx";
import { TradeTiles } from "./home-trade-tiles.tsx";

export const meta: MetaFunction = ({ matches }) => {
  const site = matches.find((match) => match?.id === "root")?.loaderData as
    | { siteName?: string }
    | undefined;
  return [
    { title: `Exclusive local leads for contractors | ${site?.siteName ?? "Hearthline"}` },
    { name: "description", content: homeMeta.description },
    { name: "keywords", content: homeMeta.keywords },
  ];
};

/** The home page, section by section in the order of specification §2. */
export default function Home() {
  return (
    <>
      <Hero />
      <Problem />
      <BetterWay />
      <Features />
      <Autopilot />
      <TradeTiles />
    </>
  );
}
