import { type Actor, system } from "./actor.ts";

/** Wraps a command as a background task handler that runs as the system under this name. */
export function asSystem<Port, Rest extends unknown[], Done>(
  name: string,
  command: (platform: Port, actor: Actor, ...rest: Rest) => Done,
): (platform: Port, ...rest: Rest) => Done {
  return (platform, ...rest) => command(platform, system(name), ...rest);
}
