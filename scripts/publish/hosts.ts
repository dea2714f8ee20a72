// Writes the configuration of each kind of host into deploy/, all from headers.ts, and `_headers` into the export, where
// Cloudflare Pages and Netlify look for it. docs/hosting.md says how each is used.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Headers, pathPattern, type SiteHeaders } from './headers';

const MADE = 'Made by `npm run build` from scripts/publish/headers.ts: changes here are lost.';

/** Returns a text as an nginx string. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would read more into this than it says: ${text}`);
  return `"${text}"`;
}

/** Returns, for nginx, the configuration outside of a server. */
export function nginxMaps({ pages, secure, cache }: SiteHeaders): string {
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = [
    // The first that matches counts, as in the rules themselves; files that may be cached by name come first.
    ['$uri', '$site_cache_control', cache.map((rule) => `~${pathPattern(rule.path)} ${quoted(rule.value)};`)],
    ...Object.entries(pages).map(
      ([name, value]) =>
        ['$sent_http_content_type', variable(name), ['default "";', `~^text/html ${quoted(value)};`]] as const,
    ),
    ...Object.entries(secure).map(
      ([name, value]) => ['$scheme', variable(name), ['default "";', `https ${quoted(value)};`]] as const,
    ),
  ] as const;
  return `# ${MADE}
# Belongs into the http block. A header whose value is empty is not sent.
map_hash_bucket_size 128;

${maps.map(([from, to, lines]) => `map ${from} ${to} {\n${lines.map((line) => `    ${line}\n`).join('')}}`).join('\n\n')}
`;
}

/** Returns, for nginx, the configuration of a server, apart from where it listens and where the export is. */
export function nginxSite({ everywhere, pages, secure }: SiteHeaders): string {
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const headers = [
    ...Object.entries(everywhere).map(([name, value]) => [name, quoted(value)]),
    ...[...Object.keys(pages), ...Object.keys(secure)].map((name) => [name, variable(name)]),
    ['Cache-Control', '$site_cache_control'],
  ];
  return `# ${MADE}
# Belongs into a server block that says where it listens, its names, its certificate and its root, the folder out/.
charset utf-8;
charset_types text/plain text/css text/xml application/javascript application/json application/xml;
server_tokens off;
absolute_redirect off;

# The copies that the build has put beside each text file.
gzip_static on;
gzip_vary on;

${headers.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n')}

# Pages are folders: /x goes to /x/ by itself, and the file's own name to the folder.
index index.html;
if ($request_uri ~ "^((?:/[A-Za-z0-9_.-]+)*)/index\\.html(?:\\?|$)") {
    return 301 $1/$is_args$args;
}
location ~ \\.webmanifest$ {
    types { }
    default_type application/manifest+json;
}

error_page 403 404 =404 /404.html;
location = /404.html {
    internal;
}
`;
}

/** Returns, for nginx, a whole server for the given host name. */
export function nginxServer(host: string): string {
  return `# ${MADE}
# Goes into /etc/nginx/conf.d/; the other files of this folder into /etc/nginx/hisaabi/; the export into /srv/hisaabi/out/.
include hisaabi/maps.conf;

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host};
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

    root /srv/hisaabi/out;
    include hisaabi/site.conf;
    # Needs the package libnginx-mod-http-brotli-static. Without it, leave this line out: visitors get gzip.
    include hisaabi/brotli.conf;
}
`;
}

const block = (address: string, headers: Headers) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Returns the file `_headers` of Cloudflare Pages and Netlify. No two of its rules set the same header: one of the hosts would send both.
 * What is to be asked for each time is so on both without a rule. Throws where Cloudflare would not take it.
 */
export function headersFile({ everywhere, secure, pages, cache }: SiteHeaders): string {
  const kept = cache.filter((rule) => rule.path !== '/*');
  const text = [
    `# ${MADE}`,
    block('/*', { ...everywhere, ...secure, ...pages }),
    ...kept.map((rule) => block(rule.path, { 'Cache-Control': rule.value })),
    '',
  ].join('\n');
  const long = text.split('\n').find((line) => line.length > 2_000);
  if (long) throw new Error(`Cloudflare Pages takes no line of ${long.length} characters: ${long.slice(0, 60)}…`);
  return text;
}

/** Returns what `npm start` serves by: the headers, with each rule's path as a regular expression. */
export function localHeaders({ everywhere, pages, cache }: SiteHeaders): string {
  const rules = cache.map((rule) => ({ pattern: pathPattern(rule.path), value: rule.value }));
  return `${JSON.stringify({ everywhere, pages, cache: rules }, null, 2)}\n`;
}

/** Writes every configuration for the export in `out` into the folder `deploy`; returns the files, by their path in it. */
export function writeHosts(out: string, deploy: string, headers: SiteHeaders, siteUrl: string): string[] {
  const pages = headersFile(headers);
  const files: Record<string, string> = {
    'headers.json': localHeaders(headers),
    'nginx/hisaabi.conf': nginxServer(new URL(siteUrl).host),
    'nginx/maps.conf': nginxMaps(headers),
    'nginx/site.conf': nginxSite(headers),
    'nginx/brotli.conf': `# ${MADE}\nbrotli_static on;\n`,
  };
  rmSync(deploy, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(deploy, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(out, '_headers'), pages);
  return Object.keys(files);
}
