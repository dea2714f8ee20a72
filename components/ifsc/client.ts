import { QueryClient } from '@tanstack/react-query';
import { defaultFetch } from '@/lib/default-fetch';
import { type Data, dataOf } from '@/lib/ifsc/lookup';
import type { DataFacts } from './facts';

/** Settings of the default data fetch: nothing is tried twice by itself, nothing grows stale, nothing is fetched anew by itself. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal, meta }) =>
        defaultFetch(queryKey, { signal, cache: meta?.anew === true ? 'reload' : undefined }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  },
});

/** The data of a release, and what makes a second try a fresh one. */
export interface Source {
  readonly data: Data;
  readonly forget: () => void;
}

let source: Source | undefined;

/**
 * Returns the data of the page's release under /ifsc/, each file fetched once for all parts of the look-up. A file that
 * could not be used is dropped, so that asking again fetches it anew, past the browser's own store.
 */
export function ifscData(facts: DataFacts): Source {
  source ??= sourceOf(facts);
  return source;
}

function sourceOf({ release, letters }: DataFacts): Source {
  // Files read before something turned out to be wrong: the browser's store may hold the same bad copy of them.
  let suspects = new Set<string>();
  const read = new Set<string>();
  const start = (): Data =>
    dataOf(release, letters, (path) => {
      const anew = suspects.delete(path);
      read.add(path);
      return client.fetchQuery({ queryKey: ['/ifsc', release, `${path}.json`], meta: anew ? { anew } : undefined });
    });
  let data = start();
  return {
    get data() {
      return data;
    },
    forget: () => {
      suspects = new Set(read);
      client.removeQueries({ queryKey: ['/ifsc', release] });
      data = start();
    },
  };
}
