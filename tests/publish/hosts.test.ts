import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { mainConfiguration, systemNginx } from '@/scripts/nginx.mjs';
import { requestFunction, template, uploadScript } from '@/scripts/publish/cloudfront';
import { cacheRules, pathPattern, type SiteHeaders } from '@/scripts/publish/headers';
import { headersFile, localHeaders, nginxMaps, nginxServer, nginxSite } from '@/scripts/publish/hosts';

const headers: SiteHeaders = {
  everywhere: { 'X-Content-Type-Options': 'nosniff' },
  secure: { 'Strict-Transport-Security': 'max-age=31536000' },
  pages: { 'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-a+/='", 'X-Odd': 'x=()' },
  cache: cacheRules,
};
/** How long a file may be kept by the rules: the first that matches. */
const keptFor = (address: string) =>
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
  it.each(addresses)('%s is kept %s', (address, kept) => {
    expect(keptFor(address)).toBe(kept === 'asked' ? 'no-cache' : 'public, max-age=31536000, immutable');
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

  // Where there is no nginx the configuration cannot be tried: `npm test` fetches one where it can.
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

  it('stands more clients at once than a load test brings', () => {
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
    const kept = rules.filter((line) => line.startsWith('/'));
    expect(kept).toEqual(['/*', '/_next/static/*', '/ifsc/:release/*', '/search-fields/*']);
  });

  it('fails the build where a line is longer than Cloudflare takes', () => {
    const long = { ...headers, pages: { 'Content-Security-Policy': `script-src ${'x'.repeat(2_000)}` } };
    expect(() => headersFile(long)).toThrow('2038 characters');
  });
});

describe('the server of npm start', () => {
  it('is told the same', () => {
    const told = JSON.parse(localHeaders(headers)) as { cache: { pattern: string; value: string }[] };
    expect(told).toMatchObject({ everywhere: headers.everywhere, pages: headers.pages });
    for (const [address] of addresses) {
      expect(told.cache.find(({ pattern }) => new RegExp(pattern).test(address))?.value).toBe(keptFor(address));
    }
    expect(JSON.stringify(told)).not.toContain('Strict-Transport');
  });
});

describe('CloudFront', () => {
  /** What the function makes of a request. */
  function made(uri: string, accept?: string, querystring: object = {}) {
    const scope: Record<string, unknown> = {
      event: { request: { uri, querystring, headers: accept ? { 'accept-encoding': { value: accept } } : {} } },
    };
    runInNewContext(`${requestFunction()}\nanswer = handler(event);`, scope);
    const answer = scope.answer as { uri?: string; statusCode?: number; headers: { location?: { value: string } } };
    return answer.uri ?? `${answer.statusCode} ${answer.headers.location?.value}`;
  }

  it.each([
    ['/', undefined, '/index.html'],
    ['/', 'gzip, deflate, br', '/index.html.br'],
    ['/emi-calculator/', 'gzip', '/emi-calculator/index.html.gz'],
    ['/emi-calculator/', 'identity', '/emi-calculator/index.html'],
    ['/_next/static/chunks/a-b_c.js', 'br', '/_next/static/chunks/a-b_c.js.br'],
    ['/emi-calculator/index.txt', 'br;q=1.0', '/emi-calculator/index.txt.br'],
    ['/ifsc/0123456789/b/SBIN.json', 'gzip, br', '/ifsc/0123456789/b/SBIN.json.gz'],
    ['/og/emi-calculator.png', 'gzip, br', '/og/emi-calculator.png'],
    ['/_next/static/media/font.woff2', 'gzip, br', '/_next/static/media/font.woff2'],
    ['/emi-calculator', 'br', '301 /emi-calculator/'],
    ['/emi-calculator/index.html', 'br', '301 /emi-calculator/'],
    ['/index.html', undefined, '301 /'],
    ['//elsewhere.example/index.html', undefined, '//elsewhere.example/index.html'],
    ['//elsewhere', undefined, '//elsewhere'],
    ['/\\elsewhere', undefined, '/\\elsewhere'],
  ])('%s, taking %s, is %s', (uri, accept, expected) => {
    expect(made(uri, accept)).toBe(expected);
  });

  it('keeps the query when it sends on', () => {
    expect(made('/emi-calculator', undefined, { search: { value: 'sip%20x' }, flag: { value: '' } })).toBe(
      '301 /emi-calculator/?search=sip%20x&flag',
    );
    const several = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } };
    expect(made('/x', undefined, several)).toBe('301 /x/?a=1&a=2');
  });

  it('gets the headers where it has a place for them, and the others as its own', () => {
    const stack = JSON.parse(template(headers, 'hisaabi.example')) as {
      Resources: Record<string, { Properties: Record<string, Record<string, unknown>> }>;
    };
    expect(stack.Resources.PageHeaders?.Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: headers.pages['Content-Security-Policy'], Override: true },
        ContentTypeOptions: { Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true },
      },
      CustomHeadersConfig: { Items: [{ Header: 'X-Odd', Value: 'x=()', Override: true }] },
    });
    expect(stack.Resources.FileHeaders?.Properties.ResponseHeadersPolicyConfig).not.toHaveProperty(
      'CustomHeadersConfig',
    );
    expect(stack.Resources.Distribution?.Properties.DistributionConfig).toMatchObject({
      CacheBehaviors: [
        { PathPattern: '/_next/static/*' },
        { PathPattern: '/ifsc/*/*' },
        { PathPattern: '/search-fields/*' },
      ],
      CustomErrorResponses: [
        { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html' },
        { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' },
      ],
    });
  });

  it('refuses a promise of HTTPS that it would not pass on whole', () => {
    const more = { ...headers, secure: { 'Strict-Transport-Security': 'max-age=1; preload' } };
    expect(() => template(more, 'x.example')).toThrow('preload');
  });

  it('is given each file once, with its type, its coding and its time to be kept', () => {
    const script = path.join(folder, 'deploy/cloudfront/upload.sh');
    mkdirSync(path.dirname(script), { recursive: true });
    writeFileSync(script, uploadScript(headers));
    // In place of the AWS command line, a program that writes down what it is asked.
    const fake = path.join(folder, 'aws');
    writeFileSync(
      fake,
      `#!/bin/sh\nfor each in "$@"; do printf '%s\\t' "$each"; done >> ${folder}/asked\necho >> ${folder}/asked\n`,
    );
    chmodSync(fake, 0o755);
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    expect(spawnSync('sh', [script, 'bucket'], { encoding: 'utf8', env })).toMatchObject({ status: 0, stderr: '' });
    const calls = readFileSync(path.join(folder, 'asked'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t').filter(Boolean));
    /** Filters as the AWS command line reads them: all are taken, and the last that matches counts. */
    const takes = (call: string[], file: string) =>
      call.reduce((taken, word, index) => {
        if (word !== '--include' && word !== '--exclude') return taken;
        const glob = (call[index + 1] ?? '').replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
        return new RegExp(`^${glob}$`).test(file) ? word === '--include' : taken;
      }, true);
    const given = (file: string) =>
      calls
        .filter((call) => takes(call, file))
        .map((call) =>
          ['--content-type', '--content-encoding', '--cache-control']
            .map((name) => call[call.indexOf(name) + 1] ?? '')
            .map((value, index) => (index === 1 && !call.includes('--content-encoding') ? '' : value)),
        );
    // The service worker last: it asks for pages and code as this build made them.
    const position = (file: string) => calls.findLastIndex((call) => takes(call, file));
    expect(position('sw.js')).toBeGreaterThan(position('emi-calculator/index.html.br'));
    const forEver = 'public, max-age=31536000, immutable';
    const html = 'text/html; charset=utf-8';
    const code = 'application/javascript; charset=utf-8';
    for (const [file, type, coding, kept] of [
      ['index.html', html, '', 'no-cache'],
      ['emi-calculator/index.html.gz', html, 'gzip', 'no-cache'],
      ['emi-calculator/index.html.br', html, 'br', 'no-cache'],
      ['404.html', html, '', 'no-cache'],
      ['_next/static/chunks/a.js', code, '', forEver],
      ['_next/static/chunks/a.js.br', code, 'br', forEver],
      ['sw.js.gz', code, 'gzip', 'no-cache'],
      ['ifsc/0123456789/b/SBIN.json.gz', 'application/json; charset=utf-8', 'gzip', forEver],
      ['ifsc/release.json', 'application/json; charset=utf-8', '', 'no-cache'],
      ['_next/static/media/font.woff2', 'font/woff2', '', forEver],
      ['og/emi-calculator.png', 'image/png', '', 'no-cache'],
      ['emi-calculator/__next._tree.txt', 'text/plain; charset=utf-8', '', 'no-cache'],
      ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', '', 'no-cache'],
    ] as const) {
      expect([file, ...given(file)]).toEqual([file, [type, coding, kept]]);
    }
    expect(given('_headers')).toEqual([]);
    // Pages last.
    expect(calls.findIndex((call) => takes(call, 'index.html'))).toBeGreaterThan(
      calls.findLastIndex((call) => takes(call, '_next/static/a.js')),
    );
  });
});
