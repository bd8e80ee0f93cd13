/** Somebody asked for what they may not do. Thrown by `authorize` of features/access; answered with 403. */
export class Forbidden extends Error {
  constructor() {
    super("permission denied: you may not do this");
    this.name = "Forbidden";
  }
}
