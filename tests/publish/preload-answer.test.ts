import { withAnswer } from '@/scripts/publish/preload-answer';

const page = (inside: string) =>
  `<html><head><script src="/_next/static/chunks/page.js" async=""></script></head><body>${inside}</body></html>`;
const calculator = page('<div data-calculator="emi-calculator"></div>');
const island = '12,e=>{"use strict";var t=e.i(1),n=e.i(2);let r=(0,t.f)(n.f,()=>e.A(34));e.s(["default",0,r])}';
const loader = (files: string) => `34,e=>{e.v(t=>Promise.all([${files}].map(t=>e.l(t))).then(()=>t(56)))}`;
const other = '78,e=>{e.v(t=>Promise.all(["static/chunks/other.js"].map(t=>e.l(t))).then(()=>t(9)))}';

describe('the code that answers, in the HTML', () => {
  it('is what the island imports, and nothing that other modules import', () => {
    const code = `(["object",${other},${loader('"static/chunks/a.js","static/chunks/b.js"')},${island}])`;
    const html = withAnswer(calculator, (script) => (script === '/_next/static/chunks/page.js' ? code : ''));
    expect([...html.matchAll(/<link[^>]*>/g)].map(([link]) => link)).toEqual([
      '<link rel="preload" as="script" fetchPriority="low" data-later href="/_next/static/chunks/a.js"/>',
      '<link rel="preload" as="script" fetchPriority="low" data-later href="/_next/static/chunks/b.js"/>',
    ]);
    expect(withAnswer(html, () => code)).toBe(html);
  });

  it('is not named on a page without a calculator', () => {
    expect(withAnswer(page('<p>About</p>'), () => '')).toBe(page('<p>About</p>'));
  });

  it('is found too where one module holds the island and what makes it', () => {
    const merged = '12,e=>{"use strict";let r=(function(){})(e.i(2).f,()=>e.A(34));e.s(["default",0,r],12)}';
    expect(withAnswer(calculator, () => `([${merged},${loader('"static/chunks/a.js"')}])`)).toContain('chunks/a.js"');
  });

  it.each([
    ['no island', `([${loader('"static/chunks/a.js"')}])`],
    ['no file of its import', `([${island},${other}])`],
  ])('is not named where the scripts have %s', (_, code) => {
    expect(withAnswer(calculator, () => code)).toBe(calculator);
  });
});
