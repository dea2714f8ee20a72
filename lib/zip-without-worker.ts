import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

/** What fflate calls when it is done. */
type Done<Data> = (error: Error | null, data: Data) => void;

/** Calls back with what a function returns, or with its error. */
function settle<Data>(done: Done<Data>, work: () => Data): void {
  let data: Data;
  try {
    data = work();
  } catch (error) {
    done(error as Error, undefined as Data);
    return;
  }
  done(null, data);
}

/**
 * Compresses files as fflate's own `zip` does, on the page's thread: that one starts a worker from a `blob:` for a sheet above 160 kB, which the site's
 * policy refuses, and never calls back.
 */
export function zip(files: Zippable, done: Done<Uint8Array>): void {
  settle(done, () => zipSync(files));
}

/** Unpacks an archive as fflate's own `unzip` does, on the page's thread: for the same reason as `zip`. */
export function unzip(archive: Uint8Array, done: Done<Unzipped>): void {
  settle(done, () => unzipSync(archive));
}
