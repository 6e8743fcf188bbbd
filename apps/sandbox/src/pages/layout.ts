import { html, SafeHtml } from './html.ts';
import { liveRegionScript } from './live-region.ts';

export const stylesheetPath = '/sandbox.css';
/** Placeholder for the response's nonce, which is only known when the page is sent. */
export const noncePlaceholder = '__nonce__';

const tabs = [
  { name: 'emails', href: '/', label: 'Emails' },
  { name: 'texts', href: '/texts', label: 'Texts' },
  { name: 'job-boards', href: '/job-boards', label: 'Job boards' },
  { name: 'calendars', href: '/calendars', label: 'Calendars' },
  { name: 'checkr', href: '/checkr', label: 'Background checks' },
  { name: 'everify', href: '/everify', label: 'E-Verify' },
  { name: 'wotc', href: '/wotc', label: 'Tax credits' },
  { name: 'payroll', href: '/payroll', label: 'Payroll' },
  { name: 'people', href: '/people', label: 'ADP users' },
] as const;

export type TabName = (typeof tabs)[number]['name'];

/** A page of the sandbox with its tabs; the element with `data-live` refreshes automatically. */
export function tabbedLayout(tab: TabName, title: string, content: SafeHtml): SafeHtml {
  return bareLayout(
    `${title} · Provider sandbox`,
    html`<div class="page">
      <header>
        <div class="brand"><strong>Provider sandbox</strong> <span class="meta">what the outside world received from Onward</span></div>
        <nav class="tabs" aria-label="What was received">
          ${tabs.map(
            ({ name, href, label }) =>
              html`<a href="${href}"${name === tab ? html` aria-current="page"` : ''}>${label}</a>`,
          )}
        </nav>
      </header>
      <main>${content}</main>
    </div>
    <script nonce="${noncePlaceholder}">${new SafeHtml(liveRegionScript)}</script>`,
  );
}

export function bareLayout(title: string, content: SafeHtml): SafeHtml {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
${content}
</body>
</html>`;
}
