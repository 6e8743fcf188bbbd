// Numbers as people type them: phones in other languages offer only a comma, and pay is often given with its sign.

/** No number that people mean is longer, with its blanks and signs. */
const FIGURE_MAX = 100;

/** What was typed as a number, whichever sign it uses for decimals and groups; null when it is none. */
export function figureOf(typed: string | number | readonly string[] | null): number | null {
  if (typed === null || typeof typed === 'object') return null;
  const written = String(typed);
  if (written.length > FIGURE_MAX) return null;
  const text = written.replaceAll(/\s/g, '').replace(/^(-?)\$|\$$/, '$1');
  const plain = GROUPED.test(text) ? text.replaceAll(/[.,]/g, '') : decimalsAfterPoint(text);
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Groups of three and no decimals, as in `1,200` and `1.200.000`; a single point stands before decimals, as in `1.200`. */
const GROUPED = /^-?[1-9]\d{0,2}((,\d{3})+|(\.\d{3}){2,})$/;

/** The last sign is the one before the decimals. */
function decimalsAfterPoint(text: string): string {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return text;
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const groups = text[at] === ',' ? '.' : ',';
  return `${whole.replaceAll(groups, '')}.${decimals}`;
}
