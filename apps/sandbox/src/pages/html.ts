/** Markup that is safe to send as it is. Only the `html` tag creates it, so unescaped text can't reach a page. */
export class SafeHtml {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Part = SafeHtml | string | number | Part[];

/** A template that escapes inserted values, for elements and quoted attributes alike. */
export function html(markup: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: markup }, ...parts.map(render)));
}

function render(part: Part): string {
  if (part instanceof SafeHtml) return part.toString();
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
