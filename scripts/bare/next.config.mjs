// The least that Next.js makes with this project's own settings: what our pages are measured against.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ours from '../../next.config.mjs';

export default {
  ...ours,
  pageExtensions: ['jsx'],
  turbopack: { ...ours.turbopack, root: path.dirname(fileURLToPath(new URL('..', import.meta.url))) },
};
