import { Resolver } from "node:dns/promises";

/** The records of a name; null if no server responded, which proves nothing. */
type Found = string[] | null;

/** DNS lookups. Each returns at most a few values within a few seconds. */
export type Names = {
  texts(name: string): Promise<Found>;
  /** IPv4 and IPv6 addresses, also through an alias. */
  addresses(name: string): Promise<Found>;
  /** The target of the name's alias. */
  aliases(name: string): Promise<Found>;
};

const notFoundCodes = new Set(["ENODATA", "ENOTFOUND"]);
const maxValues = 20;
/** A public key of 4,096 bits, in several strings of one record. */
const maxValue = 1_000;

/** @param servers DNS servers as `address` or `address:port`; null uses this machine's */
export function createNames(servers: readonly string[] | null): Names {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const lookUp = async (question: Promise<string[]>): Promise<Found> => {
    try {
      return (await question).slice(0, maxValues).map((value) => value.slice(0, maxValue));
    } catch (error) {
      return notFoundCodes.has((error as { code?: string }).code ?? "") ? [] : null;
    }
  };
  return {
    texts: (name) =>
      lookUp(resolver.resolveTxt(name).then((records) => records.map((record) => record.join("")))),
    aliases: (name) => lookUp(resolver.resolveCname(name)),
    async addresses(name) {
      const [four, six] = await Promise.all([
        lookUp(resolver.resolve4(name)),
        lookUp(resolver.resolve6(name)),
      ]);
      return four && six && [...four, ...six];
    },
  };
}
