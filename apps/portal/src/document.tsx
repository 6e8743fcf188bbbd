// The HTML document around a page: head, stylesheet, scripts, and the data an island starts with.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { BrandColor } from '@onward/domain/company/brand-colors';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Assets, EntryName } from './assets.ts';
import { type Texts, TextsContext } from './texts/texts.ts';

export interface View {
  title: string;
  description?: string;
  /** The canonical address of a page that search engines may index; without one they are told not to. */
  canonical?: string;
  /** An image for link previews, as a path. */
  picture?: string | null;
  color: BrandColor;
  structuredData?: object;
  /** The page can be put on the home screen of a phone. */
  isInstallable?: true;
  body: VNode;
  /** The island that is hydrated on this page, with its data. */
  island?: { entry: Exclude<EntryName, 'page'>; data: object };
}

export function documentOf(frame: PageFrame, texts: Texts, view: View, assets: Assets): string {
  const { t } = texts;
  const body = renderToString(<TextsContext.Provider value={texts}>{view.body}</TextsContext.Provider>);
  const script = assets.scripts[view.island?.entry ?? 'page'];
  return [
    `<!doctype html><html lang="${frame.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(view.title)}</title>`,
    view.canonical ? publicHead(frame, view, assets) : '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml"><link rel="stylesheet" href="${assets.stylesheet}">`,
    view.isInstallable ? `<link rel="manifest" href="${assets.manifest}">` : '',
    // The script itself is the largest, and a browser opens few connections at once.
    `<script type="module" src="${script.path}"></script>`,
    ...script.preloads.map((path) => `<link rel="modulepreload" href="${path}">`),
    view.structuredData ? data('application/ld+json', '', view.structuredData) : '',
    `</head><body class="brand-${view.color}">`,
    `<a class="skip" href="#content">${escaped(t('careers:site.skip'))}</a>`,
    // Above what doesn't work without a script.
    view.island ? `<noscript><p class="notice">${escaped(t('careers:site.needsScript'))}</p></noscript>` : '',
    body,
    view.island ? data('application/json', ' id="island-data"', view.island.data) : '',
    '</body></html>',
  ].join('');
}

function publicHead({ origin, language }: PageFrame, view: View, { picture }: Assets): string {
  const address = `${origin}${view.canonical}`;
  const description = escaped(view.description ?? '');
  const image = `${origin}${view.picture ?? picture}`;
  return [
    `<meta name="description" content="${description}"><link rel="canonical" href="${escaped(address)}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${escaped(view.title)}">`,
    `<meta property="og:description" content="${description}"><meta property="og:url" content="${escaped(address)}">`,
    `<meta property="og:image" content="${escaped(image)}"><meta property="og:locale" content="${language}">`,
    `<meta name="twitter:card" content="${view.picture ? 'summary' : 'summary_large_image'}">`,
  ].join('');
}

/** Escapes `<`, so that no text can close the element it is in. */
const data = (type: string, attributes: string, value: object): string =>
  `<script type="${type}"${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
