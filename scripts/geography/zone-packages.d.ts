declare module "zipcodes" {
  const zipcodes: {
    codes: Record<
      string,
      { zip: string; latitude: number; longitude: number; state: string; country: string }
    >;
  };
  export default zipcodes;
}

declare module "tz-lookup" {
  /** The IANA zone of a place. */
  export default function lookUp(latitude: number, longitude: number): string;
}
