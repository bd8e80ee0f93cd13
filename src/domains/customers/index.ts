export { type Address, formatAddress } from "./customers.ts";
