// Limits how much untrusted text is given to the HTML parser.

export const HTML_MAX = 200_000;
/** The parser compares each closing tag with all open tags, so its time depends on their number. */
export const TAGS_MAX = 5_000;

/** Truncates text that is longer, or has more tags, than anything a person writes. */
export function boundedHtml(html: string): string {
  const start = withoutHalfTag(html.slice(0, HTML_MAX));
  let at = -1;
  for (let tags = 0; tags <= TAGS_MAX; tags += 1) {
    at = start.indexOf('<', at + 1);
    if (at === -1) return start;
  }
  return start.slice(0, at);
}

/** An unclosed `<` is plain text: `less than <p`. */
function withoutHalfTag(html: string): string {
  const at = html.lastIndexOf('<');
  return at > html.lastIndexOf('>') ? `${html.slice(0, at)}&lt;${html.slice(at + 1)}` : html;
}
