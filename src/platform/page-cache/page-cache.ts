import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A finished page: every encoding's bytes and headers, ready to be written as they are. */
export type CachedPage = {
  etag: string;
  tags: readonly string[];
  /** Where those visitors come from who are shown another page at this address, which nobody keeps. */
  otherFor: readonly string[];
  /** Raw header lists as node:http's `writeHead` takes them, one for each encoding. */
  headers: Record<Encoding, string[]>;
  body: Record<Encoding, Buffer>;
  notModified: string[];
};

export type FinishedPage = {
  html: string;
  headers: Headers;
  tags: readonly string[];
  otherFor?: readonly string[];
};

/** A page's place in memory: its bytes, and whether it was asked for since the last sweep. */
type Slot = { page: CachedPage; bytes: number; used: boolean };

/** Answers of `remember` at the most. */
const maxAnswers = 1_000;
/** Share of the memory that old copies of changed pages may take, besides that of finished pages. */
const shareOfCopies = 1 / 4;
/** Milliseconds for which a page of before the pause may stand in for one that cannot be made. */
const longestOutdated = 5 * 60_000;

/**
 * Finished anonymous pages, rendered once and compressed once, in bounded memory.
 *
 * Every page names the tags of the data it shows; `drop` removes all pages of a tag. A page that
 * was being rendered while something was dropped may show old data, so it is not kept: `begin`
 * hands out the generation, `store` refuses a page of an earlier one.
 *
 * Full memory is made room in by the clock algorithm: one hand passes over the pages, spares each
 * that was asked for since it last came by, and removes the first that was not.
 */
export class PageCache {
  #slots = new Map<string, Slot>();
  #keysByTag = new Map<string, Set<string>>();
  #answers = new Map<string, Promise<unknown>>();
  #generation = 0;
  #bytes = 0;
  #paused = false;
  /** Pages that were changed and not requested since, as they were: oldest first. */
  #copies = new Map<string, Slot>();
  #bytesOfCopies = 0;
  /** The pages of before the pause, and when it began. */
  #outdated: { slots: Map<string, Slot>; since: number } | null = null;
  readonly #capacity: number;

  /** @param capacity bytes of pages to keep at the most */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size() {
    return { pages: this.#slots.size, bytes: this.#bytes };
  }

  /** Whether notifications of changes may be missed at the moment. */
  get paused(): boolean {
    return this.#paused;
  }

  lookup(key: string): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    slot.used = true;
    return slot.page;
  }

  /**
   * A page of before the pause, for five minutes, or of before it was edited: only for who cannot be
   * answered otherwise.
   */
  lookupOutdated(key: string): CachedPage | undefined {
    if (this.#outdated && performance.now() - this.#outdated.since > longestOutdated) {
      this.#outdated = null;
      this.#forgetCopies();
    }
    return (this.#outdated?.slots.get(key) ?? this.#copies.get(key))?.page;
  }

  /** This page has been answered anew. */
  forgetOutdated(key: string): void {
    this.#outdated?.slots.delete(key);
    this.#bytesOfCopies -= this.#copies.get(key)?.bytes ?? 0;
    this.#copies.delete(key);
  }

  /** Call before reading the data of a page; the result goes to `store`. */
  begin(): number {
    return this.#generation;
  }

  /** Keeps a finished page, unless data was dropped since `begin` or the cache is paused. */
  async store(key: string, generation: number, finished: FinishedPage): Promise<CachedPage> {
    const page = await compress(finished);
    if (generation === this.#generation && !this.#paused) this.#keep(key, page);
    return page;
  }

  /**
   * What was read of live pages, until any page changes: whoever asks meanwhile gets the same. While
   * the cache is paused everybody reads for themselves.
   */
  remember<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key) as Promise<T> | undefined;
    if (known) return known;
    const answer = read();
    if (this.#paused) return answer;
    if (this.#answers.size >= maxAnswers) this.#answers.clear();
    this.#answers.set(key, answer);
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }

  /**
   * Drops every page that shows data of one of these tags. Where `copiesStay`, as after an edit, what a page
   * was before is still good enough for an outage; a page that is taken off the site leaves none.
   */
  drop(tags: readonly string[], { copiesStay = false } = {}): void {
    this.#generation++;
    this.#answers.clear();
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const slot = this.#slots.get(key);
        this.#remove(key);
        if (copiesStay && slot) this.#keepCopy(key, slot);
      }
    }
    if (copiesStay) return;
    for (const slots of [this.#copies, this.#outdated?.slots ?? []]) {
      for (const [key, { page }] of slots) {
        if (page.tags.some((tag) => tags.includes(tag))) this.forgetOutdated(key);
      }
    }
  }

  clear(): void {
    this.#generation++;
    this.#answers.clear();
    this.#slots = new Map();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  /**
   * While paused nothing is kept: used when notifications of changes may be missed. What was kept
   * before is outdated, and forgotten when the pause ends, as it may have been taken off the site meanwhile.
   */
  pause(paused: boolean): void {
    if (!paused) {
      this.#outdated = null;
      this.#forgetCopies();
    } else if (!this.#paused) this.#outdated = { slots: this.#slots, since: performance.now() };
    this.#paused = paused;
    this.clear();
  }

  #keep(key: string, page: CachedPage): void {
    const bytes = Object.values(page.body).reduce((sum, body) => sum + body.length, key.length * 2);
    if (bytes > this.#capacity / 10) return;
    this.#remove(key);
    while (this.#bytes + bytes > this.#capacity) this.#makeRoom();
    this.#slots.set(key, { page, bytes, used: false });
    this.#bytes += bytes;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #keepCopy(key: string, slot: Slot): void {
    this.forgetOutdated(key);
    this.#copies.set(key, slot);
    this.#bytesOfCopies += slot.bytes;
    for (const [oldest] of this.#copies) {
      if (this.#bytesOfCopies <= this.#capacity * shareOfCopies) return;
      this.forgetOutdated(oldest);
    }
  }

  #forgetCopies(): void {
    this.#copies.clear();
    this.#bytesOfCopies = 0;
  }

  /** The hand is the map's own order: a spared page goes to the end of it. */
  #makeRoom(): void {
    for (const [key, slot] of this.#slots) {
      if (!slot.used) {
        this.#remove(key);
        return;
      }
      slot.used = false;
      this.#slots.delete(key);
      this.#slots.set(key, slot);
    }
  }

  #remove(key: string): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    this.#slots.delete(key);
    this.#bytes -= slot.bytes;
    for (const tag of slot.page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

async function compress({ html, headers, tags, otherFor = [] }: FinishedPage): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        // A twelfth smaller than 9 in the same time; 11 takes three times as long for little more.
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    deflate(identity, { level: 9 }),
  ]);
  // Weak: it is the same for all encodings.
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const shared = [...headers].flat().concat("ETag", etag, "Vary", "Accept-Encoding");
  const complete = (encoding: Encoding, body: Buffer) =>
    shared.concat(
      encoding === "identity" ? [] : ["Content-Encoding", encoding],
      "Content-Length",
      String(body.length),
    );
  return {
    etag,
    tags,
    otherFor,
    body: { br, gzip: gz, identity },
    headers: {
      br: complete("br", br),
      gzip: complete("gzip", gz),
      identity: complete("identity", identity),
    },
    notModified: shared,
  };
}
