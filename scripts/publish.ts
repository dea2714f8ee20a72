// What `next build` leaves in out/ becomes what a host serves. The order matters: a later step reads what an earlier one wrote.
import { fileURLToPath } from 'node:url';
import { deferScripts } from './publish/after-paint';
import { settle } from './publish/settle';

const out = fileURLToPath(new URL('../out', import.meta.url));

console.log(`Settled ${settle(out)} pages.`);
console.log(`${deferScripts(out)} pages fetch their scripts after the first paint.`);
