import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** A finished page: each encoding's bytes and headers, ready to send. */
export type CachedPage = {
  etag: string;
  tags: readonly string[];
  /** Sources whose visitors get a different, uncached page at this URL. */
  variesFor: readonly string[];
  /** Raw header lists for node:http's `writeHead`, one per encoding. */
  headers: Record<Encoding, string[]>;
  body: Record<Encoding, Buffer>;
  notModified: string[];
};

export type FinishedPage = {
  html: string;
  headers: Headers;
  tags: readonly string[];
  variesFor?: readonly string[];
};

/** A cached page: its bytes, and whether it was used since the last sweep. */
type Slot = { page: CachedPage; bytes: number; used: boolean };

/** Maximum entries of `remember`. */
const maxRemembered = 1_000;
/** Share of the memory for old copies of changed pages, in addition to the finished pages. */
const shareOfCopies = 1 / 4;
/** Milliseconds for which a page from before the pause may replace one that fails to render. */
const maxOutdated = 5 * 60_000;

/**
 * Finished anonymous pages, rendered and compressed once, in bounded memory.
 *
 * Every page lists the tags of the data it shows; `drop` removes all pages with a tag. A page that
 * was being rendered during a drop may show old data, so it isn't cached: `begin` returns the
 * generation, and `store` rejects a page of an earlier one.
 *
 * Full memory is freed by the clock algorithm: one hand sweeps over the pages, spares each that was
 * used since its last pass, and removes the first that wasn't.
 */
export class PageCache {
  #slots = new Map<string, Slot>();
  #keysByTag = new Map<string, Set<string>>();
  #answers = new Map<string, Promise<unknown>>();
  #generation = 0;
  #bytes = 0;
  #paused = false;
  /** Earlier versions of pages that changed and weren't requested since, oldest first. */
  #copies = new Map<string, Slot>();
  #bytesOfCopies = 0;
  /** The pages from before the pause, and when it started. */
  #outdated: { slots: Map<string, Slot>; since: number } | null = null;
  readonly #capacity: number;

  /** @param capacity maximum bytes of pages */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size() {
    return { pages: this.#slots.size, bytes: this.#bytes };
  }

  /** Whether change notifications may currently be missed. */
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
   * An earlier version of a page, from before the pause (for five minutes) or before an edit. Use
   * it only if the page can't be served otherwise.
   */
  lookupOutdated(key: string): CachedPage | undefined {
    if (this.#outdated && performance.now() - this.#outdated.since > maxOutdated) {
      this.#outdated = null;
      this.#forgetCopies();
    }
    return (this.#outdated?.slots.get(key) ?? this.#copies.get(key))?.page;
  }

  /** Call when the page was rendered again. */
  forgetOutdated(key: string): void {
    this.#outdated?.slots.delete(key);
    this.#bytesOfCopies -= this.#copies.get(key)?.bytes ?? 0;
    this.#copies.delete(key);
  }

  /** Call before reading a page's data; pass the result to `store`. */
  begin(): number {
    return this.#generation;
  }

  /** Stores a finished page, unless data was dropped since `begin` or the cache is paused. */
  async store(key: string, generation: number, finished: FinishedPage): Promise<CachedPage> {
    const page = await compress(finished);
    if (generation === this.#generation && !this.#paused) this.#keep(key, page);
    return page;
  }

  /**
   * Caches data read for live pages until any page changes, and shares it between callers. While
   * the cache is paused, every caller reads its own.
   */
  remember<T>(key: string, read: () => Promise<T>): Promise<T> {
    const cached = this.#answers.get(key) as Promise<T> | undefined;
    if (cached) return cached;
    const loading = read();
    if (this.#paused) return loading;
    if (this.#answers.size >= maxRemembered) this.#answers.clear();
    this.#answers.set(key, loading);
    loading.catch(() => {
      if (this.#answers.get(key) === loading) this.#answers.delete(key);
    });
    return loading;
  }

  /**
   * Drops every page that shows data of one of these tags. With `keepCopies`, as after an edit, the
   * previous version may still be served during an outage; a page removed from the site has no
   * copy.
   */
  drop(tags: readonly string[], { keepCopies = false } = {}): void {
    this.#generation++;
    this.#answers.clear();
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const slot = this.#slots.get(key);
        this.#remove(key);
        if (keepCopies && slot) this.#keepCopy(key, slot);
      }
    }
    if (keepCopies) return;
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
   * While paused nothing is cached: used when change notifications may be missed. Pages cached
   * before are outdated, and dropped when the pause ends, because they may have been removed in the
   * meantime.
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

  /** The hand is the map's own order: a spared page moves to the end. */
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

async function compress({
  html,
  headers,
  tags,
  variesFor = [],
}: FinishedPage): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        // A twelfth smaller than 9 in the same time; 11 takes three times as long for little gain.
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    deflate(identity, { level: 9 }),
  ]);
  // Weak, because all encodings share it.
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
    variesFor,
    body: { br, gzip: gz, identity },
    headers: {
      br: complete("br", br),
      gzip: complete("gzip", gz),
      identity: complete("identity", identity),
    },
    notModified: shared,
  };
}
