/**
 * Notes what each test has compared, and how many seconds of processor time it took, as lines of JSON in the file named by COMPARED: scripts/long-run.ts
 * reads them. Processor time is the same on a busy machine.
 */
import { appendFileSync } from 'node:fs';
import { takeCompared } from './runs';

let began = process.cpuUsage();

beforeEach(() => {
  takeCompared();
  began = process.cpuUsage();
});

afterEach(() => {
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1_000_000;
  const { testPath: file, currentTestName: test } = expect.getState();
  for (const [comparison, answers] of takeCompared()) {
    appendFileSync(process.env.COMPARED ?? '', `${JSON.stringify({ file, test, comparison, answers, seconds })}\n`);
  }
});
