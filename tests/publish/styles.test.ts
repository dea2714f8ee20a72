import { withStyles } from '@/scripts/publish/styles';

const page = (...files: string[]) =>
  `<html><head>${files.map((file) => `<link rel="stylesheet" href="${file}" data-precedence="next"/>`).join('')}</head><body>x</body></html>`;
const all = '/_next/static/chunks/all.css';

describe('the style sheets of a page', () => {
  it('are in it, in their order, each with its link, which loads nothing', () => {
    const html = withStyles(page(all, '/own.css'), (file) => `/*${file}*/a>b{content:"$&"}`);
    expect(html).toBe(
      `<html><head><style>/*${all}*/a>b{content:"$&"}</style><link disabled="" rel="stylesheet" href="${all}" data-precedence="next"/>` +
        '<style>/*/own.css*/a>b{content:"$&"}</style><link disabled="" rel="stylesheet" href="/own.css" data-precedence="next"/>' +
        '</head><body>x</body></html>',
    );
    expect(withStyles(html, () => 'b{}')).toBe(html);
  });

  it.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url("../media/a b.woff2")', 'url("/_next/static/media/a%20b.woff2")'],
    ["url('b.svg')", "url('/_next/static/chunks/b.svg')"],
    ['url(/c.svg)', 'url(/c.svg)'],
    ['url("/c.svg")', 'url("/c.svg")'],
    ['url(#d)', 'url(#d)'],
    ['url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/>")', undefined],
    ['url(https://a.example/d.svg)', undefined],
  ])('name their files as the site does: %s', (before, after = before) => {
    const html = withStyles(page(all), () => `a{background:${before}}`);
    expect(html).toContain(`<style>a{background:${after}}</style>`);
  });

  it('fail the build where one would end the element that holds it', () => {
    expect(() => withStyles(page(all), () => 'a{content:"</STYLE>"}')).toThrow('would end');
  });
});
