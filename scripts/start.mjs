// npm start: installs, builds the export and serves it at http://localhost:3000 (PORT=… for another). What is there already from
// the same sources is neither installed nor built again. Types are checked by `npm test`.
import { build } from './build.mjs';
import { inputs, isBuiltFrom } from './built-from.mjs';
import { install } from './run.mjs';

if (!install()) process.exit(1);
if (isBuiltFrom(inputs())) console.log('The export is there already, built from the same sources.');
else if (!(await build({ isForHosts: false }))) process.exit(1);
await import('./serve.mjs');
