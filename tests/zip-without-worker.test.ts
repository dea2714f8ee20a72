import { strFromU8, strToU8 } from 'fflate';
import { unzip, zip } from '@/lib/zip-without-worker';

const files = { 'a.txt': strToU8('Balance'), 'sheets/b.xml': strToU8('<row/>'.repeat(50_000)) };

it('files are packed and come out as they were, before the call returns', () => {
  const read: Record<string, string> = {};
  zip(files, (error, archive) => {
    expect(error).toBeNull();
    // A sheet above 160 kB, for which fflate's own starts a worker.
    expect(archive.length).toBeLessThan(5_000);
    unzip(archive, (failure, found) => {
      expect(failure).toBeNull();
      for (const [name, bytes] of Object.entries(found)) read[name] = strFromU8(bytes);
    });
  });
  expect(read).toEqual({ 'a.txt': 'Balance', 'sheets/b.xml': '<row/>'.repeat(50_000) });
});

it('what is no archive is an error, and the one call', () => {
  const calls: unknown[][] = [];
  unzip(strToU8('no archive at all, only a text'), (...call) => calls.push(call));
  expect(calls).toEqual([[expect.any(Error), undefined]]);
});

it('an error of the caller is its own: it is not called again with it', () => {
  let calls = 0;
  const fails = () => {
    calls += 1;
    throw new Error('mine');
  };
  expect(() => zip({}, fails)).toThrow('mine');
  expect(calls).toBe(1);
});
