// Texts that a text service suggests (CMP-003): what may be sent to it, and how its answer becomes a draft.

/** As long as the longest text that people write here; anything longer is not a suggestion. */
export const SUGGESTION_MAX = 20_000;

const PERSONAL =
  // Placeholders that somebody typed, email addresses, and numbers as long as those of phones, accounts, and persons.
  /⟦\d{1,4}⟧|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,100}|\+?\(?\d[\d ().-]{5,24}\d/g;
const PLACEHOLDER = /⟦(\d{1,4})⟧/g;

export interface Withheld {
  texts: string[];
  /** The removed text, in the order of the placeholders. */
  values: string[];
}

/** Replaces email addresses and long numbers by placeholders, which are counted across all texts. */
export function withholdPersonal(given: readonly string[]): Withheld {
  const values: string[] = [];
  const texts = given.map((text) => text.replace(PERSONAL, (value) => `⟦${values.push(value)}⟧`));
  return { texts, values };
}

/** Puts back what was withheld; a placeholder that the service made up is dropped. */
export const putBack = (text: string, values: readonly string[]): string =>
  text.replace(PLACEHOLDER, (_, number: string) => values[Number(number) - 1] ?? '');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const ITEM = /^[-*•] +/;

/** Plain lines as rich text: lines that begin with a dash are a list, all others paragraphs. */
export function linesToHtml(text: string): string {
  const html: string[] = [];
  let inList = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const isItem = ITEM.test(line);
    if (isItem !== inList) html.push(isItem ? '<ul>' : '</ul>');
    html.push(isItem ? `<li><p>${escaped(line.replace(ITEM, ''))}</p></li>` : `<p>${escaped(line)}</p>`);
    inList = isItem;
  }
  if (inList) html.push('</ul>');
  return html.join('');
}
