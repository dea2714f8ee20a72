import { at, fontsOf, imagesOf, median, scriptsOf, stylesOf } from '@/scripts/measure/pages';
import { withoutSheets } from '@/scripts/publish/policy';

const html = `<!DOCTYPE html><html><head>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>
<link rel="preload" href="/_next/static/media/letters.woff2" as="font" crossorigin="" type="font/woff2"/>
<link rel="stylesheet" href="/_next/static/chunks/all.css" data-precedence="next"/>
<style>a>b{color:red}</style><link disabled="" rel="stylesheet" href="/_next/static/chunks/within.css" data-precedence="next"/>
<link rel="icon" href="/icon.svg?1" type="image/svg+xml"/><link rel="canonical" href="https://hisaabi.example/"/>
<script src="/_next/static/chunks/old.js" noModule=""></script>
<script src="/_next/static/chunks/b.js" async=""></script>
<script>self.__next_f.push([1,"/_next/static/chunks/later.js"])</script>
<script type="application/ld+json">{"src":"x"}</script>
<script src="/_next/static/chunks/a.js" async=""></script></head>
<body><svg><use href="/media/icons.svg#one"></use></svg><svg><use href="/media/icons.svg#two"></use></svg></body></html>`;

describe('what a page loads by itself', () => {
  it('is each script once, preloaded or not, and none for old browsers or for later', () => {
    expect(scriptsOf(html)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  });

  it('is each style sheet, font and image once', () => {
    expect(stylesOf(html)).toEqual(['/_next/static/chunks/all.css']);
    expect(
      fontsOf(html, '@font-face{src:url(../media/letters.woff2)format("woff2"),url("../media/more.woff2")}'),
    ).toEqual(['/_next/static/media/letters.woff2', '/_next/static/media/more.woff2']);
    expect(imagesOf(html)).toEqual(['/icon.svg?1', '/media/icons.svg']);
  });

  it('is weighed without the style sheets in it', () => {
    expect(withoutSheets(html)).toBe(html.replace('<style>a>b{color:red}</style>', ''));
  });
});

describe('the value at a share of many', () => {
  it('is the middle one, the upper of two, and the highest at 1', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 3, 0]);
    expect([at([5, 1, 9], 0), at([5, 1, 9], 1), at([7], 0.99)]).toEqual([1, 9, 7]);
  });
});
