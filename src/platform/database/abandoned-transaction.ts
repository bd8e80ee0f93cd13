/**
 * Thrown out of a transaction whose callback may still be running: its connection is closed instead
 * of being given back, as a late statement would become part of somebody else's transaction.
 */
export class AbandonedTransaction extends Error {}
