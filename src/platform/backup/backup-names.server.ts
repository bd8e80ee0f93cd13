import { readdir } from "node:fs/promises";

const form = /^hearthline-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** The file name of a backup made now, without colons, which some file systems reject. */
export function backupName(now: Date): string {
  return `hearthline-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** When the backup with this name was made; null for any other file. */
export function timeOfBackup(name: string): Date | null {
  const [, day, hours, minutes, seconds] = form.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** When the latest backup in this folder was made; null if there is none. */
export async function latestBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const times = names.map((name) => timeOfBackup(name)?.getTime() ?? 0);
  const latest = Math.max(0, ...times);
  return latest === 0 ? null : new Date(latest);
}
