// Amazon S3 behind CloudFront: a CloudFormation template of the whole, the function that it runs at each request, and the
// upload, which gives each object its type, its coding and its time to be kept.
import type { CacheRule, Headers, SiteHeaders } from './headers';

const MADE = 'Made by `npm run build` from scripts/publish/headers.ts: changes here are lost.';

/** Types of the text files of the export, by the ending of their name. */
const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};
const otherTypes: Readonly<Record<string, string>> = {
  woff2: 'font/woff2',
  png: 'image/png',
  ico: 'image/x-icon',
};

/** The function at each request: folders for pages, and the compressed copy of a text file where the browser takes it. */
export function requestFunction(): string {
  return `// ${MADE}
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var query = Object.keys(request.querystring)
    .map(function (name) {
      var one = request.querystring[name];
      return (one.multiValue || [one]).map(function (each) {
        return each.value === '' ? name : name + '=' + each.value;
      }).join('&');
    })
    .join('&');
  function moved(to) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: to + (query ? '?' + query : '') } },
    };
  }
  // Only plain paths are sent on: one that begins with two slashes would name another host.
  if (/^(\\/[A-Za-z0-9_.-]+)*\\/index\\.html$/.test(uri)) return moved(uri.slice(0, -'index.html'.length));
  if (/^(\\/[A-Za-z0-9_.-]+)*\\/[A-Za-z0-9_-]+$/.test(uri)) return moved(uri + '/');
  if (uri.endsWith('/')) uri += 'index.html';
  var accepted = request.headers['accept-encoding'] ? request.headers['accept-encoding'].value : '';
  if (/\\.(${Object.keys(textTypes).join('|')})$/.test(uri)) {
    if (/\\bbr\\b/.test(accepted) && uri.indexOf('/ifsc/') !== 0) uri += '.br';
    else if (/\\bgzip\\b/.test(accepted)) uri += '.gz';
  }
  request.uri = uri;
  return request;
}
`;
}

const headerName: Readonly<Record<string, string>> = {
  'Content-Security-Policy': 'ContentSecurityPolicy',
  'Referrer-Policy': 'ReferrerPolicy',
  'Strict-Transport-Security': 'StrictTransportSecurity',
  'X-Content-Type-Options': 'ContentTypeOptions',
};

/** A name within the stack, so that one account can hold several. */
const named = (name: string) => ({ 'Fn::Join': ['-', [{ Ref: 'AWS::StackName' }, name]] });

/** A response headers policy: the headers that CloudFront has a place for there, the others as custom ones. */
function headersPolicy(name: string, headers: Headers) {
  const security: Record<string, object> = {};
  const custom: { Header: string; Value: string; Override: boolean }[] = [];
  for (const [header, value] of Object.entries(headers)) {
    const place = headerName[header];
    if (place === 'StrictTransportSecurity') {
      const seconds = /^max-age=(\d+)$/.exec(value)?.[1];
      if (seconds === undefined)
        throw new Error(`Strict-Transport-Security says more than CloudFront is told: ${value}`);
      security[place] = { AccessControlMaxAgeSec: Number(seconds), Override: true };
    } else if (place === 'ContentTypeOptions') security[place] = { Override: true };
    else if (place) security[place] = { [place]: value, Override: true };
    else custom.push({ Header: header, Value: value, Override: true });
  }
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: named(name),
        SecurityHeadersConfig: security,
        ...(custom.length > 0 ? { CustomHeadersConfig: { Items: custom } } : {}),
      },
    },
  };
}

/** The CloudFormation template: bucket, distribution, function and response headers policies. */
export function template({ everywhere, secure, pages, cache }: SiteHeaders, host: string): string {
  const behaviour = (policy: string) => ({
    TargetOriginId: 'files',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: { Ref: 'CachePolicy' },
    ResponseHeadersPolicyId: { Ref: policy },
    FunctionAssociations: [
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': ['RequestFunction', 'FunctionMetadata.FunctionARN'] },
      },
    ],
  });
  const kept = cache.filter((rule) => rule.path !== '/*');
  const missing = (code: number) => ({
    ErrorCode: code,
    ResponseCode: 404,
    ResponsePagePath: '/404.html',
    ErrorCachingMinTTL: 10,
  });
  const stack = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: MADE,
    Parameters: {
      HostName: { Type: 'String', Default: host },
      CertificateArn: { Type: 'String', Description: 'Of a certificate for the host name, in the region us-east-1.' },
    },
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: 's3:GetObject',
                Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, '/*']] },
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Join': [
                        '',
                        [
                          'arn:',
                          { Ref: 'AWS::Partition' },
                          ':cloudfront::',
                          { Ref: 'AWS::AccountId' },
                          ':distribution/',
                          { Ref: 'Distribution' },
                        ],
                      ],
                    },
                  },
                },
              },
            ],
          },
        },
      },
      OriginAccess: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: named('files'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      // The function has put the coding into the name: one object of each is kept.
      CachePolicy: {
        Type: 'AWS::CloudFront::CachePolicy',
        Properties: {
          CachePolicyConfig: {
            Name: named('files'),
            MinTTL: 0,
            DefaultTTL: 0,
            MaxTTL: 31_536_000,
            ParametersInCacheKeyAndForwardedToOrigin: {
              EnableAcceptEncodingBrotli: true,
              EnableAcceptEncodingGzip: true,
              CookiesConfig: { CookieBehavior: 'none' },
              HeadersConfig: { HeaderBehavior: 'none' },
              QueryStringsConfig: { QueryStringBehavior: 'none' },
            },
          },
        },
      },
      RequestFunction: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: named('request'),
          AutoPublish: true,
          FunctionConfig: { Comment: 'Folders for pages, compressed copies', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: requestFunction(),
        },
      },
      PageHeaders: headersPolicy('pages', { ...everywhere, ...secure, ...pages }),
      FileHeaders: headersPolicy('files', { ...everywhere, ...secure }),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            Aliases: [{ Ref: 'HostName' }],
            ViewerCertificate: {
              AcmCertificateArn: { Ref: 'CertificateArn' },
              SslSupportMethod: 'sni-only',
              MinimumProtocolVersion: 'TLSv1.2_2021',
            },
            Origins: [
              {
                Id: 'files',
                DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
                OriginAccessControlId: { 'Fn::GetAtt': ['OriginAccess', 'Id'] },
                S3OriginConfig: { OriginAccessIdentity: '' },
              },
            ],
            DefaultCacheBehavior: behaviour('PageHeaders'),
            CacheBehaviors: kept.map((rule) => ({
              PathPattern: rule.path.replace(/:\w+/g, '*'),
              ...behaviour('FileHeaders'),
            })),
            // S3 says 403 for what is not there to whoever may not list the bucket.
            CustomErrorResponses: [missing(403), missing(404)],
          },
        },
      },
    },
    Outputs: {
      BucketName: { Value: { Ref: 'Bucket' } },
      DomainName: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
  return `${JSON.stringify(stack, null, 2)}\n`;
}

const codings = [
  { ending: '', coding: null },
  { ending: '.gz', coding: 'gzip' },
  { ending: '.br', coding: 'br' },
] as const;

/** The upload as a shell script for the AWS command line. Pages come last: what they name is there before them. */
export function uploadScript({ cache }: SiteHeaders): string {
  const rest = cache.find((rule) => rule.path === '/*');
  if (!rest) throw new Error('There is no rule for files that keep their name.');
  const kept = cache.filter((rule) => rule !== rest);
  const keptFor = kept[0]?.value ?? '';
  if (kept.some((rule) => rule.value !== keptFor))
    throw new Error('Files are kept for more than one time: upload.sh knows one.');
  const glob = (rule: CacheRule) => rule.path.slice(1).replace(/:\w+/g, '*');
  const send = (
    include: readonly string[],
    exclude: readonly string[],
    type: string,
    coding: string | null,
    value: string,
  ) =>
    [
      'send',
      `--exclude '*'`,
      ...include.map((each) => `--include '${each}'`),
      ...exclude.map((each) => `--exclude '${each}'`),
      `--content-type '${type}'`,
      ...(coding ? [`--content-encoding ${coding}`] : []),
      `--cache-control '${value}'`,
    ].join(' ');
  /** All files of one ending, with their copies. */
  const text = (name: string, type: string, lines: (ending: string, type: string, coding: string | null) => string[]) =>
    codings.flatMap(({ ending, coding }) => lines(`*.${name}${ending}`, type, coding));
  const others = Object.entries(otherTypes);
  const forEver = (ending: string, type: string, coding: string | null) => [
    send(
      kept.map((rule) => glob(rule).replace(/\*$/, ending)),
      [],
      type,
      coding,
      keptFor,
    ),
  ];
  const asked = (ending: string, type: string, coding: string | null) => [
    send([ending], kept.map(glob), type, coding, rest.value),
  ];
  const lines = [
    '# What carries a hash in its name.',
    ...Object.entries(textTypes)
      .filter(([name]) => name !== 'html')
      .flatMap(([name, type]) => text(name, type, forEver)),
    ...others.flatMap(([name, type]) => forEver(`*.${name}`, type, null)),
    '# What keeps its name.',
    ...others.flatMap(([name, type]) => asked(`*.${name}`, type, null)),
    ...Object.entries(textTypes)
      .filter(([name]) => name !== 'html' && name !== 'js')
      .flatMap(([name, type]) => text(name, type, asked)),
    '# Pages.',
    ...text('html', textTypes.html ?? '', asked),
    '# Last the service worker, which asks for all of these as this build made them.',
    ...text('js', textTypes.js ?? '', asked),
  ];
  return `#!/bin/sh
# ${MADE}
# Usage: upload.sh <bucket>. Takes nothing away: pages that are open somewhere still ask for the files of earlier builds.
set -eu
bucket=$1
out=$(dirname "$0")/../../out
send() {
    aws s3 sync --only-show-errors --no-progress "$out" "s3://$bucket" "$@"
}
${lines.join('\n')}
`;
}

/** The files for CloudFront by name. */
export function cloudFront(headers: SiteHeaders, host: string): Record<string, string> {
  return {
    'template.json': template(headers, host),
    'request.js': requestFunction(),
    'upload.sh': uploadScript(headers),
  };
}
