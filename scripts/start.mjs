// npm start: installs, builds the export, serves it at http://localhost:3000 (PORT=… for another).
import { install, run } from './run.mjs';

if (!install() || !run('npm', ['run', '--silent', 'build'])) process.exit(1);
await import('./serve.mjs');
