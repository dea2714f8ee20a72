import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from './services';
import { sources } from './sources';

const folder = path.join(process.cwd(), 'content');

/** Returns the hosts that pages of the site link to: sources, privacy statements of services, links in articles. For the server and tests. */
export function linkedHosts(): string[] {
  const ofSources = Object.values(sources).flatMap((source) => ('url' in source ? source.url : []));
  const ofServices = Object.values(services).map((service) => service.privacy);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const inTexts = files
    .filter((file) => /\.mdx$|sources\.ts$/.test(file))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/https?:\/\/[\w.-]+/g) ?? []);
  const addresses = [...ofSources, ...ofServices, ...inTexts];
  return [...new Set(addresses.map((address) => new URL(address).hostname))];
}
