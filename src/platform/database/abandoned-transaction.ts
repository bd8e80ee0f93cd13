/**
 * Thrown when a transaction's callback may still be running. Its connection is closed instead of
 * returned to the pool, because a late statement would become part of another transaction.
 */
export class AbandonedTransaction extends Error {}
