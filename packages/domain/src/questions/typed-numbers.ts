// Numbers as people type them: phone keyboards in some languages only offer a comma, and pay often includes a currency
// sign.

/** Longer input is not a number, even with spaces and signs. */
const TYPED_NUMBER_MAX = 100;

/** The typed number, with any decimal and group separators; null when it is not a number. */
export function parseTypedNumber(typed: string | number | readonly string[] | null): number | null {
  if (typed === null || typeof typed === 'object') return null;
  const written = String(typed);
  if (written.length > TYPED_NUMBER_MAX) return null;
  const text = written.replaceAll(/\s/g, '').replace(/^(-?)\$|\$$/, '$1');
  const plain = GROUPED.test(text) ? text.replaceAll(/[.,]/g, '') : decimalsAfterPoint(text);
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * Groups of three without decimals, as in `1,200` and `1.200.000`; a single point is a decimal point, as in `1.200`.
 */
const GROUPED = /^-?[1-9]\d{0,2}((,\d{3})+|(\.\d{3}){2,})$/;

/** The last separator is the decimal one. */
function decimalsAfterPoint(text: string): string {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return text;
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const groups = text[at] === ',' ? '.' : ',';
  return `${whole.replaceAll(groups, '')}.${decimals}`;
}
