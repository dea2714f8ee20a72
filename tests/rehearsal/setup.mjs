import { execFileSync } from 'node:child_process';

/** Makes the rules of the rehearsal before its tests. */
export default function setup() {
  execFileSync('npx', ['tsx', 'tests/rehearsal/make.ts'], { stdio: 'inherit' });
}
