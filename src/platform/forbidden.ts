/** The user isn't allowed to do this. Thrown by `authorize` of domains/shared/access; returned as 403. */
export class Forbidden extends Error {
  constructor(reason = "you may not do this") {
    super(`permission denied: ${reason}`);
    this.name = "Forbidden";
  }
}
