// The server of the browser tests: the real nginx with the generated configuration or, where there is none, `npm run serve`
// with the same headers. Usage: node scripts/serve-tests.mjs <port>; SERVER=node asks for the latter.
import { startNginx, systemNginx } from './nginx.mjs';

const port = Number(process.argv[2]);
const nginx = process.env.SERVER === 'node' ? null : systemNginx();
if (nginx) {
  console.log(`Serving by nginx${nginx.brotli ? '' : ' without brotli, whose module is missing'}.`);
  startNginx(nginx, port);
} else {
  console.log(
    `Serving by Node with the same headers${process.env.SERVER === 'node' ? '' : ': there is no nginx here'}.`,
  );
  await import('./serve.mjs');
}
