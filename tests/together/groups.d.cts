/** Test files that need a process, a document or modules of their own, relative to the folder of tests. */
export const apart: readonly string[];
/** Returns the test files of one group, counted from 1, relative to the folder of tests. */
export function filesOfGroup(group: number): readonly string[];
