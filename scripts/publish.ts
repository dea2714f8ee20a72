// What `next build` leaves in out/ becomes what a host serves. The order matters: a later step reads what an earlier one wrote.
import './publish/environment';
import { fileURLToPath } from 'node:url';
import { site } from '@/content/site';
import { addCompileHints } from './publish/compile-hints';
import { compress } from './publish/compress';
import { siteHeaders } from './publish/headers';
import { writeHosts } from './publish/hosts';
import { separateData } from './publish/policy';
import { preloadAnswers } from './publish/preload-answer';
import { settle } from './publish/settle';
import { addStructuredData } from './publish/structured-data';
import { inlineStyles } from './publish/styles';
import { writeWorker } from './publish/worker';

const out = fileURLToPath(new URL('../out', import.meta.url));
const deploy = fileURLToPath(new URL('../deploy', import.meta.url));

async function compressed(): Promise<void> {
  const began = performance.now();
  const { files, copies, bytes, brotli } = await compress(out);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files into ${copies} copies in ${seconds} s; with brotli ${Math.round((brotli / bytes) * 100)} % is left.`,
  );
}

async function publish(): Promise<void> {
  console.log(`Settled ${settle(out)} pages.`);
  console.log(`Made one policy do for ${separateData(out)} pages.`);
  // After React's data, which has much of the same: there it compresses best.
  console.log(`Added structured data to ${await addStructuredData(out)} pages.`);
  console.log(`Named the code that answers on ${preloadAnswers(out)} pages.`);
  console.log(`Put their style sheets into ${inlineStyles(out)} pages.`);
  console.log(`${addCompileHints(out)} scripts have a browser compile their functions ahead.`);
  const kept = await writeWorker(out, process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off');
  console.log(kept > 0 ? `Wrote the service worker of ${kept} files.` : 'Wrote what withdraws the service worker.');
  if (!process.argv.includes('--uncompressed')) await compressed();
  console.log(`Wrote ${writeHosts(out, deploy, siteHeaders(out), site.url).length} files for hosts.`);
}

publish().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
