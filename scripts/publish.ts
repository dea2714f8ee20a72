// What `next build` leaves in out/ becomes what a host serves. The order matters: a later step reads what an earlier one wrote.
import { fileURLToPath } from 'node:url';
import { deferScripts } from './publish/after-paint';
import { settle } from './publish/settle';
import { addStructuredData } from './publish/structured-data';

const out = fileURLToPath(new URL('../out', import.meta.url));

async function publish(): Promise<void> {
  console.log(`Settled ${settle(out)} pages.`);
  console.log(`${deferScripts(out)} pages fetch their scripts after the first paint.`);
  console.log(`Added structured data to ${await addStructuredData(out)} pages.`);
}

publish().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
