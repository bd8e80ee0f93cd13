import { useEffect, useState } from "react";
import type { FoundItem } from "./found-item.ts";

/** Milliseconds without a letter before the server is asked. */
const pause = 150;
const nothing: FoundItem[] = [];

/**
 * What the server finds; what was typed is never in an address.
 * @param address where it is asked by a post
 */
export function usePaletteSearch(
  address: string,
  text: string,
): { found: FoundItem[]; failed: boolean } {
  const [answer, setAnswer] = useState({ found: nothing, failed: false });
  useEffect(() => {
    const words = text.trim();
    if (words.length < 2) {
      setAnswer({ found: nothing, failed: false });
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setAnswer({ found: await ask(address, words, asking.signal), failed: false });
      } catch {
        if (!asking.signal.aborted) setAnswer({ found: nothing, failed: true });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, text]);
  return answer;
}

async function ask(address: string, words: string, signal: AbortSignal): Promise<FoundItem[]> {
  const body = new URLSearchParams({ q: words });
  const answer = await fetch(address, { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`The search was answered ${answer.status}`);
  return (await answer.json()).found;
}
