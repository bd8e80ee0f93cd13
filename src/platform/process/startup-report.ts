/** What a person who starts a process reads, as plain lines, the same in a terminal and in a file. */
export type StartupReport = {
  /** Whether anyone reads it: otherwise the log says the same. */
  isOn: boolean;
  say(line: string): void;
  /** Begins a line such as "Preparing the database … done in 3 s". @returns what ends it */
  step(name: string): () => void;
};

export const noReport: StartupReport = { isOn: false, say: () => {}, step: () => () => {} };

export function startupReport(write: (text: string) => void): StartupReport {
  return {
    isOn: true,
    say: (line) => write(`${line}\n`),
    step(name) {
      const began = performance.now();
      write(`${name} … `);
      return () => write(`done in ${secondsSince(began)} s\n`);
    },
  };
}

/** @param began what `performance.now()` said */
export function secondsSince(began: number): number {
  return Math.max(1, Math.round((performance.now() - began) / 1000));
}
