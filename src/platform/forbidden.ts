/** Somebody asked for what they may not do. Thrown by `authorize` of domains/shared/access; answered with 403. */
export class Forbidden extends Error {
  constructor(reason = "you may not do this") {
    super(`permission denied: ${reason}`);
    this.name = "Forbidden";
  }
}
