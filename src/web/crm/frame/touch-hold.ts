/** Milliseconds that a finger must rest before it drags; a finger that moves sooner scrolls. */
export const holdMs = 400;
/** Pixels that a resting finger may move. */
export const tremor = 10;
