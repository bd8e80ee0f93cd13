import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

const wrongUsage = 64;

export type Command<Options extends ParseArgsOptionsConfig> = {
  /** How people run it, such as `npm run restore`. */
  name: string;
  options?: Options;
  /** What it takes besides options, such as `FILE`; by default nothing. */
  operands?: string;
};

/**
 * Reads what a command was given. If it was given something that it doesn't take,
 * or `--help`, this lists what it takes and ends the process.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: string[] = process.argv.slice(2),
) {
  if (args.includes("--help")) {
    process.stdout.write(`${usageOf(command)}\n`);
    process.exit(0);
  }
  refuseKeptByNpm(command, args);
  try {
    const options = command.options ?? ({} as Options);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [surplus] = command.operands ? [] : positionals;
    if (surplus !== undefined) throw new Error(`Unknown argument '${surplus}'`);
    return { values, operands: positionals };
  } catch (error) {
    const [problem] = (error as Error).message.split(". ");
    endWithUsage(`${problem}.`, command);
  }
}

/** Without the `--` before them npm keeps options to itself: only its environment still tells. */
function refuseKeptByNpm(command: Command<ParseArgsOptionsConfig>, args: readonly string[]): void {
  if (!command.name.startsWith("npm ")) return;
  for (const [option, { type }] of Object.entries(command.options ?? {})) {
    const kept = process.env[`npm_config_${option.replaceAll("-", "_")}`];
    const isGiven = args.some((arg) => arg.split("=", 1)[0] === `--${option}`);
    if (!kept || isGiven) continue;
    const written = `${command.name} -- --${option}${type === "string" ? " VALUE" : ""}`;
    endWithUsage(`npm kept --${option} to itself: write ${written}.`, command);
  }
}

/** Ends the process because of how it was called. */
export function endWithUsage(problem: string, command: Command<ParseArgsOptionsConfig>): never {
  process.stderr.write(`${problem}\n${usageOf(command)}\n`);
  process.exit(wrongUsage);
}

function usageOf({ name, operands, options = {} }: Command<ParseArgsOptionsConfig>): string {
  const all = Object.entries(options).map(([option, { type }]) =>
    type === "string" ? `--${option} VALUE` : `--${option}`,
  );
  const takes = [operands, ...all].filter(Boolean).join(" ");
  if (takes === "") return `${name} takes no options.`;
  return `Usage: ${name} ${name.startsWith("npm ") ? "-- " : ""}${takes}`;
}
