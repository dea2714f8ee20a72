import createMDX from '@next/mdx';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  pageExtensions: ['ts', 'tsx'],
  agentRules: false,
  experimental: {
    turbopackCjsTreeShaking: true,
  },
};

const withMDX = createMDX({
  // Aligned table cells get an attribute instead of a style, which a strict Content-Security-Policy forbids.
  options: { remarkPlugins: ['remark-gfm'], tableCellAlignToStyle: false },
});

export default withMDX(nextConfig);
