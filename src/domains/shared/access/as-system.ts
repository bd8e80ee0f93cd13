import { type Actor, system } from "./actor.ts";

/** A command as the handler of the job of this name, which acts as the product itself. */
export function asSystem<Port, Rest extends unknown[], Done>(
  name: string,
  command: (platform: Port, actor: Actor, ...rest: Rest) => Done,
): (platform: Port, ...rest: Rest) => Done {
  return (platform, ...rest) => command(platform, system(name), ...rest);
}
