/** Startup output for the operator, as plain lines, the same on a terminal and in a file. */
export type StartupReport = {
  /** Whether it is printed: otherwise the log has the same information. */
  isOn: boolean;
  print(line: string): void;
  /** Starts a line such as "Preparing the database … done in 3 s". @returns a function that ends it */
  step(name: string): () => void;
};

export const noReport: StartupReport = { isOn: false, print: () => {}, step: () => () => {} };

export function startupReport(write: (text: string) => void): StartupReport {
  return {
    isOn: true,
    print: (line) => write(`${line}\n`),
    step(name) {
      const began = performance.now();
      write(`${name} … `);
      return () => write(`done in ${secondsSince(began)} s\n`);
    },
  };
}

/** @param began the start time, from `performance.now()` */
export function secondsSince(began: number): number {
  return Math.max(1, Math.round((performance.now() - began) / 1000));
}

/** Shows progress: a bar on a terminal, otherwise a line per tenth. @param unit such as "rows" */
export function showProgress(unit: string): (done: number, total: number) => void {
  const step = process.stderr.isTTY ? 1 : 10;
  let shown = -step;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (percent < shown + step && (percent < 100 || shown === 100)) return;
    shown = percent;
    const status = `${percent}% of ${total.toLocaleString("en-US")} ${unit}`;
    if (process.stderr.isTTY) {
      const bar = "#".repeat(Math.round(percent / 2.5)).padEnd(40, "-");
      process.stderr.write(`\r[${bar}] ${status}${percent === 100 ? "\n" : ""}`);
    } else process.stderr.write(`${status}\n`);
  };
}
