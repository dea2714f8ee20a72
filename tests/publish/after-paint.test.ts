import { afterPaint, loader, manifestAfterPaint } from '@/scripts/publish/after-paint';

const page =
  '<head><link rel="preload" href="/f.woff2" as="font"/><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>' +
  '<script src="/_next/a.js" async=""></script><script src="/_next/old.js" noModule=""></script></head>' +
  '<body><script>1</script><script src="/_next/b.js" id="_R_" async=""></script><script src="https://other.example/x.js" async=""></script></body>';

it('names the scripts of a page once, where the first of them stood, and leaves all else', () => {
  expect(afterPaint(page)).toBe(
    `<head><link rel="preload" href="/f.woff2" as="font"/><script data-scripts="/_next/b.js /_next/a.js">${loader}</script>` +
      '<script src="/_next/old.js" noModule=""></script></head>' +
      '<body><script>1</script><script src="https://other.example/x.js" async=""></script></body>',
  );
});

it('leaves a page without scripts of its own as it is', () => {
  expect(afterPaint('<p>plain</p>')).toBe('<p>plain</p>');
});

it('changes nothing the second time', () => {
  expect(afterPaint(afterPaint(page))).toBe(afterPaint(page));
});

it('leaves the link to the manifest to browsers without scripts, once', () => {
  const link = '<link rel="manifest" href="/manifest.webmanifest"/>';
  const left = `<title>a</title><noscript>${link}</noscript><link rel="icon" href="/i"/>`;
  expect(manifestAfterPaint(`<title>a</title>${link}<link rel="icon" href="/i"/>`)).toBe(left);
  expect(manifestAfterPaint(left)).toBe(left);
});
