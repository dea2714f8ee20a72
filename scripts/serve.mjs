// Serves the export in out/ with the headers of deploy/headers.json, as the configured hosts do.
// Usage: node scripts/serve.mjs [port]   (default: $PORT, else 3000)
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';

const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const headers = fileURLToPath(new URL('../deploy/headers.json', import.meta.url));
if (!existsSync(headers)) {
  console.error('There is no build to serve: run `npm run build` first, or `npm start`.');
  process.exit(1);
}
try {
  const { url } = await serve(
    fileURLToPath(new URL('../out', import.meta.url)),
    port,
    JSON.parse(readFileSync(headers, 'utf8')),
    { isQuick: true },
  );
  console.log(`Serving at ${url}`);
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what is running there, or choose another: PORT=3001 npm start`
      : error.message,
  );
  process.exit(1);
}
