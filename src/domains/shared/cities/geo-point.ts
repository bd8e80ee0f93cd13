/** Degrees north and east. */
export type GeoPoint = { latitude: number; longitude: number };
