import type { SafeHtml } from './html.ts';
import { html } from './html.ts';

const webAddress = /(https?:\/\/[^\s<>"']+)/;
const closingMarks = /[.,;:!?)\]}]+$/;

/** Plain text with clickable URLs; punctuation that ends a sentence is not part of the URL. */
export function withLinks(text: string): SafeHtml {
  const pieces = text.split(webAddress).map((piece, index) => {
    const isAddress = index % 2 === 1;
    if (!isAddress) return piece;
    const address = piece.replace(closingMarks, '');
    return html`<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>${piece.slice(address.length)}`;
  });
  return html`${pieces}`;
}
