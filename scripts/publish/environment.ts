// The settings in .env files, read as `next build` reads them: what follows the build must use the same services and
// the same address. To be imported before anything that reads them.
import { loadEnvConfig } from '@next/env';

loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
