import path from 'node:path';
import { filesOfGroup } from './groups.cjs';

/** Declares the tests of one group of files, counted from 1, each under the name of its file. */
export function runGroup(group: number): void {
  describe.each(filesOfGroup(group))('%s', (file) => {
    try {
      require(path.resolve(__dirname, '..', file));
    } catch (error) {
      it('can be loaded', () => {
        throw error;
      });
    }
  });
}
