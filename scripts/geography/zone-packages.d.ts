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
