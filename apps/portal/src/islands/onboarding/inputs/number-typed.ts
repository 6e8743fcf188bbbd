const NUMBER = /^\d{1,3}(,?\d{3})*(\.\d{0,2})?$|^\d+(\.\d{0,2})?$|^\.\d{1,2}$/;

/** A number in dollars, null for nothing, or the text itself when it isn't a number, so that the rules can say so. */
export function numberTyped(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return NUMBER.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : trimmed;
}
