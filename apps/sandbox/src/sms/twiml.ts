const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The texts that a webhook's response asks to send back: `<Response><Message>…</Message></Response>`. */
export function repliesIn(twiml: string): string[] {
  return [...twiml.matchAll(/<Message(?:\s[^>]*)?>([\s\S]*?)<\/Message>/g)]
    .map((match) => readText(/<Body>([\s\S]*?)<\/Body>/.exec(match[1] ?? '')?.[1] ?? match[1] ?? ''))
    .filter((reply) => reply !== '');
}

function readText(xml: string): string {
  return xml
    .trim()
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return entities.get(name ?? '') ?? whole;
    });
}
