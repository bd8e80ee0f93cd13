import { Resolver } from "node:dns/promises";

/** What is there under a name; null when nobody answered, which says nothing about it. */
type Found = string[] | null;

/** Questions to the name system. Each is answered within a few seconds, by not more than a few values. */
export type Names = {
  texts(name: string): Promise<Found>;
  /** IPv4 and IPv6 addresses, also by way of an alias. */
  addresses(name: string): Promise<Found>;
  /** Where the name itself is an alias of. */
  aliases(name: string): Promise<Found>;
};

const nothingThere = new Set(["ENODATA", "ENOTFOUND"]);
const maxValues = 20;
const longestValue = 255;

/** @param servers whom to ask, as `address` or `address:port`; null: those of this machine */
export function createNames(servers: readonly string[] | null): Names {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const asked = async (question: Promise<string[]>): Promise<Found> => {
    try {
      return (await question).slice(0, maxValues).map((value) => value.slice(0, longestValue));
    } catch (error) {
      return nothingThere.has((error as { code?: string }).code ?? "") ? [] : null;
    }
  };
  return {
    texts: (name) => asked(resolver.resolveTxt(name).then((all) => all.map((one) => one.join("")))),
    aliases: (name) => asked(resolver.resolveCname(name)),
    async addresses(name) {
      const [four, six] = await Promise.all([
        asked(resolver.resolve4(name)),
        asked(resolver.resolve6(name)),
      ]);
      return four && six && [...four, ...six];
    },
  };
}
