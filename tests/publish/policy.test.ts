import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import {
  contentSecurityPolicy,
  hashesOf,
  hashOf,
  inlineScripts,
  pushScript,
  separateData,
  withDataBlock,
} from '@/scripts/publish/policy';

const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html><body><p>x</p>${scripts.map((code) => `<script>${code}</script>`).join('')}</body></html>`;
const init = '(self.__next_f=self.__next_f||[]).push([0])';
/** As Next.js writes a piece of React's data: a string literal in which < is escaped. */
const push = (piece: string) =>
  `self.__next_f.push([1,${JSON.stringify(piece)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')}])`;

/** What the page hands to React: each script run as a browser would, with the parser's own view of the data block. */
function handed(html: string): string {
  const pieces: string[] = [];
  const elements = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const self = { __next_f: { push: ([kind, piece]: [number, string?]) => kind === 1 && pieces.push(piece ?? '') } };
  for (const [index, [, attributes, code = '']] of elements.entries()) {
    if (attributes) continue;
    const currentScript = { previousSibling: { text: elements[index - 1]?.[2] } };
    runInNewContext(code, { self, document: { currentScript } });
  }
  return pieces.join('');
}

const awkward = [
  '1:"$Sreact.fragment"\n2:["$","p",null,{"children":"₹ × \\u003cb> \\\\ $& $1 हिन्दी"}]\n',
  'a</script><script>alert(1)</script>',
  '<!--<script>',
  '<SCRIPT></SCRIPT >',
  '<\\/script> <\\\\ <\\ <s <!x </',
  'line\u2028separator\u2029and emoji 😀',
];

describe('React’s data as a block of text', () => {
  it.each(awkward)('is passed on unchanged: %j', (data) => {
    const after = withDataBlock(page(init, push(data)));
    expect(handed(after)).toBe(data);
  });

  it('is one block, made of all pieces in their order, at the end of the page', () => {
    const after = withDataBlock(page(init, push('1:"a'), push('b"\n'), push('2:"c"\n')));
    expect(after).toBe(
      '<!DOCTYPE html><html><body><p>x</p>' +
        `<script type="text/plain">1:"ab"\n2:"c"\n</script><script>${pushScript}</script></body></html>`,
    );
  });

  it('can neither end its element nor open a comment in it', () => {
    for (const data of awkward) {
      const after = withDataBlock(page(init, push(data)));
      const inside = after.slice(
        after.indexOf('text/plain">') + 12,
        after.lastIndexOf(`</script><script>${pushScript}`),
      );
      expect(inside).not.toMatch(/<\/script|<!--|<script/i);
    }
  });

  it('leaves scripts of which every page has the same', () => {
    const first = inlineScripts(withDataBlock(page(init, push('1:"a"\n'))));
    const second = inlineScripts(withDataBlock(page(init, push('1:"b"\n'), push('2:"c"\n'))));
    expect(first).toEqual([pushScript]);
    expect(second).toEqual(first);
  });

  it('is left alone where there is none', () => {
    expect(withDataBlock(page('var a = 1'))).toBe(page('var a = 1'));
  });

  it.each(['a\rb', 'a\0b'])('fails the build where HTML would not keep it: %j', (data) => {
    expect(() => withDataBlock(page(init, push(data)))).toThrow('does not keep');
  });

  it('fails the build where it comes in a form that is not known', () => {
    expect(() => withDataBlock(page('self.__next_f.push([3,"AAAA"])'))).toThrow('not known');
    expect(() => withDataBlock(page('self.__next_f.push([2,null])'))).toThrow('not known');
    expect(() => withDataBlock(page(push('1:"a"')))).toThrow('not known');
  });
});

describe('the inline scripts of a page', () => {
  it('are those that run and have no address', () => {
    const html =
      '<script src="/a.js" async=""></script><script id="_R_">one</script><script type="application/ld+json">{}</script>' +
      '<script type="text/plain">x</script><script type="module">two</script><script>three\n</script>';
    expect(inlineScripts(html)).toEqual(['one', 'two', 'three\n']);
  });

  it('are named by the hash that the standard gives as an example', () => {
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

it('the pages of an export are changed once, and each of their scripts is named once', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'policy-'));
  mkdirSync(path.join(out, 'x'));
  writeFileSync(path.join(out, 'index.html'), page('both', init, push('1:"a"\n')));
  writeFileSync(path.join(out, 'x', 'index.html'), page('both', init, push('1:"b"\n')));
  writeFileSync(path.join(out, '404.html'), `${page('both', 'its own')}<style>a{}</style><style>b{}</style>`);
  writeFileSync(path.join(out, 'x', '404.html'), `${page('both')}<style>a{}</style>`);
  writeFileSync(path.join(out, 'x.txt'), page('not a page'));
  expect([separateData(out), separateData(out)]).toEqual([2, 0]);
  expect(hashesOf(out)).toEqual({
    scripts: ['both', 'its own', pushScript].map(hashOf).sort(),
    styles: ['a{}', 'b{}'].map(hashOf).sort(),
  });
  expect(readFileSync(path.join(out, 'x.txt'), 'utf8')).toBe(page('not a page'));
  rmSync(out, { recursive: true });
});

describe('the policy', () => {
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));

  it('permits our own files and the named scripts, and nothing else', () => {
    expect(
      directives(contentSecurityPolicy({ scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] }, [])),
    ).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-a'", "'sha256-b'"],
      'style-src': ["'self'", "'sha256-c'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('permits what services need, each host once', () => {
    const policy = directives(
      contentSecurityPolicy({ scripts: [], styles: [] }, [
        { script: ['https://b.example'], connect: ['https://c.example'] },
        { script: ['https://b.example', 'https://a.example'], frame: ['https://f.example'] },
        { image: ['https://i.example'], formAction: ['https://f.example'] },
      ]),
    );
    expect(policy['script-src']).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://c.example']);
    expect(policy['frame-src']).toEqual(['https://f.example']);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://i.example']);
    expect(policy['form-action']).toEqual(["'self'", 'https://f.example']);
    expect(policy['style-src']).toEqual(["'self'"]);
  });
});
