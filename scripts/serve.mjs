// Serves the export in out/ as a plain static host would: folders with index.html, /x → /x/, 404.html.
// Usage: node scripts/serve.mjs [port]   (default: $PORT, else 3000)
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import handler from 'serve-handler';

const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const folder = fileURLToPath(new URL('../out', import.meta.url));

const server = createServer((request, response) =>
  handler(request, response, {
    public: folder,
    trailingSlash: true,
    directoryListing: false,
    headers: [
      { source: 'ifsc/*/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      { source: '_next/static/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    ],
  }),
);
server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what is running there, or choose another: PORT=3001 npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`Serving at http://localhost:${port}`));
