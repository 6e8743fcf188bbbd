// Names for statements assembled from filters, so that each shape is planned once per connection.
import { createHash } from 'node:crypto';

/** Shapes beyond this number are planned each time. */
const SHAPES_MAX = 300;
const names = new Map<string, string>();

/** An empty name means the statement is not prepared. */
export const unnamed = (text: string): [name: string, text: string] => ['', text];

export function named(text: string): [name: string, text: string] {
  const known = names.get(text);
  if (known !== undefined) return [known, text];
  if (names.size >= SHAPES_MAX) return unnamed(text);
  const name = `shape_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return [name, text];
}
