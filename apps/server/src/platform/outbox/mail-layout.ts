// The layout of every email: one column, one button with the bare link below, readable without images.
import type { Language } from '@onward/domain/platform/languages';
import { escapeHtml } from '../html/escape.ts';
import type { Translate } from '../i18n/translate.ts';

export interface MailContent {
  subject: string;
  /** None in messages written by a person. */
  heading?: string;
  paragraphs: string[];
  /** Several links, or a single one that comes second to the button. */
  links?: readonly { label: string; url: string }[];
  /** The main action, where there is one. */
  button?: { label: string; url: string };
  /** Replaces our default footer. */
  footer?: string;
  /** Where the message can be read and answered in a browser. */
  online?: { label: string; url: string };
  /** At the very bottom: how to unsubscribe. */
  unsubscribe?: { label: string; url: string };
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

export function composeMail(t: Translate, content: MailContent): { subject: string; text: string; html: string } {
  const footer = content.footer ?? t('mail:footer');
  const { listed, second } = ordered(content);
  const text = [
    ...(content.heading ? [content.heading] : []),
    ...content.paragraphs,
    ...listed.map((link) => labeledLink(t.language, link)),
    ...(content.button ? [labeledLink(t.language, content.button)] : []),
    ...second.map((link) => labeledLink(t.language, link)),
    '--',
    footer,
    ...(content.online ? [labeledLink(t.language, content.online)] : []),
    ...(content.unsubscribe ? [labeledLink(t.language, content.unsubscribe)] : []),
  ].join('\n\n');
  return { subject: content.subject, text, html: html(content, footer, t) };
}

/** A single link doesn't look like a list, and doesn't come before the main action. */
const ordered = ({ links = [] }: MailContent) =>
  links.length > 1 ? { listed: links, second: [] } : { listed: [], second: links };

const COLONS: Partial<Record<Language, string>> = { fr: '\u00a0: ', zh: '：' };

/** A link in plain words, with the colon of the language. */
export const labeledLink = (language: Language, { label, url }: { label: string; url: string }): string =>
  `${label}${COLONS[language] ?? ': '}${url}`;

function html(content: MailContent, footer: string, t: Translate): string {
  const { subject, heading, paragraphs, button, online, unsubscribe } = content;
  const { listed, second } = ordered(content);
  const below = [online, unsubscribe].flatMap((link) => (link ? [footerLink(link)] : [])).join('');
  const words = paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#455A60;white-space:pre-line">${escapeHtml(text)}</p>`,
    )
    .join('');
  return `<!doctype html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#EEF1F1;${FONT}">
${preheader(paragraphs)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;background:#FFFFFF;border-radius:14px;overflow:hidden">
<tr><td style="height:6px;background:#0E5A6B"></td></tr>
<tr><td style="padding:32px 32px 8px">
${heading ? `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;color:#12252B">${escapeHtml(heading)}</h1>` : ''}
${words}
${listed.length > 0 ? linksHtml(listed) : ''}
${button ? buttonHtml(button, t('mail:link_below')) : ''}
${second.map(secondHtml).join('')}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #E0E7E8;font-size:13px;line-height:18px;color:#5D7177">${escapeHtml(footer)}${below}</td></tr>
</table></body></html>`;
}

/** What lists of emails show beside the subject; the blanks keep what follows out of it. */
const preheader = ([first = '']: readonly string[]): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(first)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

const linksHtml = (links: readonly { label: string; url: string }[]): string =>
  `<ul style="margin:0 0 24px;padding:0 0 0 20px;font-size:16px;line-height:28px">${links
    .map(({ label, url }) => `<li><a href="${escapeHtml(url)}" style="color:#0B6478">${escapeHtml(label)}</a></li>`)
    .join('')}</ul>`;

const secondHtml = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 24px;font-size:16px;line-height:24px"><a href="${escapeHtml(url)}" style="color:#0B6478">${escapeHtml(label)}</a></p>`;

const footerLink = ({ label, url }: { label: string; url: string }): string =>
  `<br><a href="${escapeHtml(url)}" style="color:#0B6478">${escapeHtml(label)}</a>`;

function buttonHtml({ label, url: address }: { label: string; url: string }, linkBelow: string): string {
  const url = escapeHtml(address);
  return `<a href="${url}" style="display:block;margin:8px 0 16px;padding:13px 20px;border-radius:10px;background:#0E5A6B;color:#FFFFFF;font-size:16px;line-height:24px;font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a>
<p style="margin:0 0 24px;font-size:13px;line-height:18px;color:#5D7177;word-break:break-all">${escapeHtml(linkBelow)}<br><a href="${url}" style="color:#0B6478">${url}</a></p>`;
}
