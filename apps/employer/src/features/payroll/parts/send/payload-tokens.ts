// Splits the JSON of a dry run into pieces to color: names, masked values, and the rest (AHD-013).

export interface Token {
  kind: 'name' | 'masked' | 'plain';
  text: string;
}

const STRING = /("(?:[^"\\]|\\.)*")(\s*:)?/g;
/** Sensitive values start with asterisks, or consist of them. */
const MASKED = /^"\*{3,}/;

export function payloadTokens(json: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of json.matchAll(STRING)) {
    const [all, string = '', colon] = found;
    if (found.index > end) tokens.push({ kind: 'plain', text: json.slice(end, found.index) });
    tokens.push({ kind: colon ? 'name' : MASKED.test(string) ? 'masked' : 'plain', text: string });
    if (colon) tokens.push({ kind: 'plain', text: colon });
    end = found.index + all.length;
  }
  if (end < json.length) tokens.push({ kind: 'plain', text: json.slice(end) });
  return tokens;
}
