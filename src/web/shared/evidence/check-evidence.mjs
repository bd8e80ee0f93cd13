/*
 * Checks the proof of a message without the product and without a network: node check-evidence.mjs evidence.json
 * Optionally also with the heads that an operator saved next to a backup: … evidence.json NAME.backup.heads
 * It needs only Node. Every row's hash covers the row before it, so any changed letter and any row that was
 * removed, added, or moved is found.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** JSON with sorted keys and without spaces. */
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`).join(",")}}`;
}

const hashPart = (salt, name, part) => sha256(`${salt}:${name}:${canonicalJson(part)}`);
const linkHash = (previous, digest) => sha256(`${previous}:${digest}`);

/** Every problem in the file, and what was checked. */
export function checkEvidence(file, savedHeads = []) {
  const problems = [];
  const notes = [];
  if (file?.format !== "hearthline-message-evidence/1") {
    return {
      problems: ["This isn't a proof of a message in a format that this program reads."],
      notes,
    };
  }
  const chains = new Map(file.chains.map((chain) => [chain.day, chain]));
  for (const entry of file.conversation) {
    for (const row of entry.rows) problems.push(...checkRow(entry, row, chains, notes));
    if (entry.rows.length > 0) continue;
    const text = `Message ${entry.messageId} has no row: nothing proves it.`;
    (entry.messageId === file.messageId ? problems : notes).push(text);
  }
  for (const chain of file.chains) problems.push(...checkChain(chain, savedHeads, notes));
  const own = file.conversation.find(({ messageId }) => messageId === file.messageId);
  if (!own) problems.push(`The message ${file.messageId} isn't in the file.`);
  const { checksum, ...rest } = file;
  if (sha256(canonicalJson(rest)) !== checksum) {
    problems.push("The file was changed after it was made: its checksum doesn't match.");
  }
  return { problems, notes };
}

function checkRow(entry, row, chains, notes) {
  const name = `Row ${row.position} of ${row.day} (message ${entry.messageId})`;
  const problems = [];
  const { record, salt, facts, content } = row;
  if (record.messageId !== entry.messageId) problems.push(`${name} belongs to another message.`);
  const digest = sha256(canonicalJson(record));
  if (linkHash(row.previous, digest) !== row.hash) problems.push(`${name} doesn't match its hash.`);
  if (salt === null) {
    notes.push(`${name}: what was personal is erased; its hashes are intact.`);
  } else {
    if (hashPart(salt, "facts", facts) !== record.factsHash) {
      problems.push(`${name}: its evidence doesn't match its hash.`);
    }
    if (content === null && entry.redacted) {
      notes.push(`${name}: the text was left out because it has a link that gives access.`);
    } else if (content === null) notes.push(`${name}: the text is no longer stored.`);
    else if (hashPart(salt, "content", content) !== record.contentHash) {
      problems.push(`${name}: its text doesn't match its hash.`);
    }
  }
  const chain = chains.get(row.day);
  if (chain) {
    const link = chain.links[row.position - 1];
    const before = row.position === 1 ? chain.start : chain.links[row.position - 2]?.hash;
    if (link?.digest !== digest || link.hash !== row.hash || before !== row.previous) {
      problems.push(`${name} isn't at its place in the chain of that day.`);
    }
  }
  return problems;
}

function checkChain({ contractorId, day, start, head, rows, links, backup }, savedHeads, notes) {
  const problems = [];
  let previous = start;
  for (const [at, link] of links.entries()) {
    const name = `Row ${at + 1} of ${day}`;
    if (link.position !== at + 1) {
      problems.push(
        `${name} is missing, or rows were moved: row ${link.position} is in its place.`,
      );
      break;
    }
    if (linkHash(previous, link.digest) !== link.hash) {
      problems.push(`${name} doesn't match its hash: it or the row before it was changed.`);
    }
    previous = link.hash;
  }
  if (links.length !== rows) problems.push(`${day} has ${links.length} rows instead of ${rows}.`);
  if (previous !== head) problems.push(`The head of ${day} doesn't match its last row.`);
  const saved = savedHeads.find((one) => one.contractorId === contractorId && one.day === day);
  if (saved && (saved.head !== head || saved.rows !== rows)) {
    problems.push(`The head of ${day} isn't the one that was saved next to the backup.`);
  }
  if (saved) notes.push(`The head of ${day} was compared with the one next to the backup.`);
  else if (backup)
    notes.push(`The head of ${day} is next to the backup ${backup}: compare ${head}.`);
  else notes.push(`The head of ${day} isn't in a backup yet.`);
  return problems;
}

const print = (line) => process.stdout.write(`${line}\n`);
const printError = (line) => process.stderr.write(`${line}\n`);

function main([path, headsPath]) {
  if (!path) {
    printError("Usage: node check-evidence.mjs evidence.json [NAME.backup.heads]");
    return 2;
  }
  let file;
  let saved = [];
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
    const lines = headsPath ? readFileSync(headsPath, "utf8").split("\n") : [];
    saved = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
  } catch (error) {
    printError(`The file can't be read: ${error.message}`);
    return 2;
  }
  let found;
  try {
    found = checkEvidence(file, saved);
  } catch {
    found = { problems: ["Parts of the file are missing."], notes: [] };
  }
  for (const note of found.notes) print(note);
  for (const problem of found.problems) print(`PROBLEM: ${problem}`);
  const { length } = found.problems;
  print(length === 0 ? "Everything matches." : `${length} found. This proof isn't intact.`);
  return length === 0 ? 0 : 1;
}

if (import.meta.filename === process.argv[1] || process.argv[1]?.endsWith("check-evidence.mjs")) {
  process.exitCode = main(process.argv.slice(2));
}
