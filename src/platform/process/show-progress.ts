/** Shows progress: a bar on a terminal, otherwise a line per tenth. @param unit such as "rows" */
export function showProgress(unit: string): (done: number, total: number) => void {
  const step = process.stderr.isTTY ? 1 : 10;
  let shown = -step;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (percent < shown + step && (percent < 100 || shown === 100)) return;
    shown = percent;
    const words = `${percent}% of ${total.toLocaleString("en-US")} ${unit}`;
    if (process.stderr.isTTY) {
      const bar = "#".repeat(Math.round(percent / 2.5)).padEnd(40, "-");
      process.stderr.write(`\r[${bar}] ${words}${percent === 100 ? "\n" : ""}`);
    } else process.stderr.write(`${words}\n`);
  };
}
