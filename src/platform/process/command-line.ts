import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

const wrongUsage = 64;

export type Command<Options extends ParseArgsOptionsConfig> = {
  /** The command as typed, such as `npm run restore`. */
  name: string;
  options?: Options;
  /** Its operands, such as `FILE`; none by default. */
  operands?: string;
};

/** Parses a command's arguments. For unknown arguments or `--help`, prints the usage and ends the process. */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: string[] = process.argv.slice(2),
) {
  if (args.includes("--help")) {
    process.stdout.write(`${usageOf(command)}\n`);
    process.exit(0);
  }
  refuseOptionsTakenByNpm(command, args);
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

/** Without the `--` before them npm consumes options: only its environment still has them. */
function refuseOptionsTakenByNpm(
  command: Command<ParseArgsOptionsConfig>,
  args: readonly string[],
): void {
  if (!command.name.startsWith("npm ")) return;
  for (const [option, { type }] of Object.entries(command.options ?? {})) {
    const configured = process.env[`npm_config_${option.replaceAll("-", "_")}`];
    const isGiven = args.some((arg) => arg.split("=", 1)[0] === `--${option}`);
    if (!configured || isGiven) continue;
    const example = `${command.name} -- --${option}${type === "string" ? " VALUE" : ""}`;
    endWithUsage(`npm kept --${option} to itself: write ${example}.`, command);
  }
}

/** Ends the process because of invalid arguments. */
export function endWithUsage(problem: string, command: Command<ParseArgsOptionsConfig>): never {
  process.stderr.write(`${problem}\n${usageOf(command)}\n`);
  process.exit(wrongUsage);
}

function usageOf({ name, operands, options = {} }: Command<ParseArgsOptionsConfig>): string {
  const optionNames = Object.entries(options).map(([option, { type }]) =>
    type === "string" ? `--${option} VALUE` : `--${option}`,
  );
  const takes = [operands, ...optionNames].filter(Boolean).join(" ");
  if (takes === "") return `${name} takes no options.`;
  return `Usage: ${name} ${name.startsWith("npm ") ? "-- " : ""}${takes}`;
}
