import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mainConfiguration, systemNginx } from '@/scripts/nginx.mjs';
import { cacheRules, pathPattern, type SiteHeaders } from '@/scripts/publish/headers';
import { headersFile, localHeaders, nginxMaps, nginxServer, nginxSite } from '@/scripts/publish/hosts';

const headers: SiteHeaders = {
  everywhere: { 'X-Content-Type-Options': 'nosniff' },
  secure: { 'Strict-Transport-Security': 'max-age=31536000' },
  pages: { 'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-a+/='", 'X-Odd': 'x=()' },
  cache: cacheRules,
};
/** The Cache-Control of a file by the rules: the first that matches. */
const cacheControlOf = (address: string) =>
  cacheRules.find(({ path: rule }) => new RegExp(pathPattern(rule)).test(address))?.value;
const addresses: readonly (readonly [string, 'for ever' | 'asked'])[] = [
  ['/_next/static/chunks/a.js', 'for ever'],
  ['/_next/static/media/font.woff2', 'for ever'],
  ['/ifsc/0123456789/b/SBIN.json', 'for ever'],
  ['/ifsc/release.json', 'asked'],
  ['/', 'asked'],
  ['/emi-calculator/', 'asked'],
  ['/sw.js', 'asked'],
  ['/manifest.webmanifest', 'asked'],
  ['/og/emi-calculator.png', 'asked'],
  ['/x_next/static/a.js', 'asked'],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the rules', () => {
  it.each(addresses)('%s is cached %s', (address, cached) => {
    expect(cacheControlOf(address)).toBe(cached === 'asked' ? 'no-cache' : 'public, max-age=31536000, immutable');
  });
});

describe('nginx', () => {
  const nginx = systemNginx();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const tested = (file: string) => {
    const { status, stderr } = spawnSync(nginx?.program ?? '', ['-t', '-p', folder, '-c', file, '-e', 'stderr'], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  // Where there is no nginx the configuration cannot be tried: .ci/run installs one.
  (nginx ? it : it.skip)('takes the configuration as it is generated, HTTPS included', () => {
    write('hisaabi/maps.conf', nginxMaps(headers));
    write('hisaabi/site.conf', nginxSite(headers));
    write('hisaabi/brotli.conf', nginx?.brotli ? 'brotli_static on;\n' : '');
    const { status: made } = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=hisaabi.example'],
      ...['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')],
    ]);
    const server = nginxServer('hisaabi.example')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
      .replace(/listen 80;/, 'listen 18080;')
      .replace(/listen \[::\]:80;\n/, '')
      .replace(/listen 443/, 'listen 18443')
      .replace(/listen \[::\]:443 ssl http2;\n/, '');
    write('hisaabi.conf', made === 0 ? server : server.replace(/^server \{[^}]*ssl[\s\S]*$/m, ''));
    write(
      'nginx.conf',
      `${nginx?.brotli ? `load_module ${nginx.brotli};\n` : ''}pid ${folder}/pid;\nevents {}\nhttp { include ${nginx?.types}; access_log off; include hisaabi.conf; }\n`,
    );
    expect(tested(path.join(folder, 'nginx.conf'))).toEqual({
      status: 0,
      stderr: expect.stringContaining('successful'),
    });
  });

  it('serves more clients at once than a load test brings', () => {
    const text = mainConfiguration({ types: '/t', brotli: null }, 1, '/f');
    expect(Number(/worker_connections (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(512);
  });

  it('is never handed a value that it would read more into', () => {
    for (const value of ['a "b"', 'a $b', 'a \\b', 'a\nb']) {
      expect(() => nginxMaps({ ...headers, pages: { 'X-Odd': value } })).toThrow('read more into');
    }
  });
});

describe('_headers', () => {
  const rules = headersFile(headers)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('sets each header by one rule alone, for one of the hosts would send it twice', () => {
    const names = rules.filter((line) => line.startsWith('  ')).map((line) => line.trim().split(':')[0]);
    expect(names.filter((name) => name !== 'Cache-Control')).toEqual(
      [...new Set(names)].filter((n) => n !== 'Cache-Control'),
    );
    expect(rules).toContain("  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-a+/='");
    const paths = rules.filter((line) => line.startsWith('/'));
    expect(paths).toEqual(['/*', '/_next/static/*', '/ifsc/:release/*', '/pdf/*', '/search-fields/*']);
  });

  it('fails the build where a line is longer than Cloudflare takes', () => {
    const long = { ...headers, pages: { 'Content-Security-Policy': `script-src ${'x'.repeat(2_000)}` } };
    expect(() => headersFile(long)).toThrow('2038 characters');
  });
});

describe('the server of npm start', () => {
  it('has the same rules', () => {
    const local = JSON.parse(localHeaders(headers)) as { cache: { pattern: string; value: string }[] };
    expect(local).toMatchObject({ everywhere: headers.everywhere, pages: headers.pages });
    for (const [address] of addresses) {
      expect(local.cache.find(({ pattern }) => new RegExp(pattern).test(address))?.value).toBe(cacheControlOf(address));
    }
    expect(JSON.stringify(local)).not.toContain('Strict-Transport');
  });
});
